// Answers a page that cannot be fetched with one that says so. The app itself is never kept here: a new
// version of the house is seen at once, and an old one can never come back from a drawer.
const KEPT = "offline-1";
const FILES = ["/offline.html", "/offline.css", "/favicon.svg"];

addEventListener("install", (event) => {
  const ask = FILES.map((file) => new Request(file, { cache: "reload" }));
  event.waitUntil(caches.open(KEPT).then((drawer) => drawer.addAll(ask)).then(() => skipWaiting()));
});

addEventListener("activate", (event) => {
  const old = (names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
  // The page is asked for while this worker still wakes.
  event.waitUntil(Promise.all([caches.keys().then(old), registration.navigationPreload?.enable()]));
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const path = new URL(request.url).pathname;
  if (request.mode === "navigate") {
    const page = async () => (await event.preloadResponse) ?? fetch(request);
    event.respondWith(page().catch(() => caches.match("/offline.html")));
  } else if (FILES.includes(path)) {
    event.respondWith(fetch(request).catch(() => caches.match(path)));
  }
});
