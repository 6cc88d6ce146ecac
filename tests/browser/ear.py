"""What somebody hears who cannot see: each announcement of a page once and in order, and where the focus goes."""

from dataclasses import dataclass

from playwright.sync_api import Page

_LISTEN = """() => {
  const log = window.heardByTest = [];
  const text = (node) => node.textContent.replace(/[\\u2066-\\u2069]/g, '').replace(/\\s+/g, ' ').trim();
  const put = (how, what) => { if (what !== '') log.push({ how, what, at: Math.round(performance.now()) }); };
  const LIVE = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log]';
  const element = (node) => (node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement);
  const kind = (region) => region.getAttribute('aria-live')
    ?? (region.getAttribute('role') === 'alert' ? 'assertive' : 'polite');
  const whole = (region) => region.ariaAtomic === 'true'
    || (region.ariaAtomic === null && ['status', 'alert'].includes(region.getAttribute('role')));
  let last = null;
  new MutationObserver((changes) => {
    const said = new Map();
    for (const { target, addedNodes, type } of changes) {
      const region = element(target)?.closest(LIVE);
      for (const added of addedNodes) {
        const alert = element(added)?.closest('[role=alert]');
        if (!region && alert) said.set(alert, [alert]);
      }
      if (!region || !region.isConnected) continue;
      const nodes = said.get(region) ?? said.set(region, []).get(region);
      if (whole(region)) { nodes.splice(0, nodes.length, region); continue; }
      const fresh = type === 'characterData' ? [element(target)] : [...addedNodes];
      nodes.push(...fresh.filter((node) => !nodes.some((one) => one.contains(node))));
    }
    for (const [region, nodes] of said) for (const node of nodes) put(kind(region), text(node));
    if (last !== null && document.activeElement === document.body && !last.isConnected) {
      // The page may put the focus somewhere in the same task; a person would not notice.
      const gone = last;
      setTimeout(() => {
        if (document.activeElement === document.body) put('lost', gone.outerHTML.slice(0, 120));
      }, 60);
      last = null;
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
  document.addEventListener('focusin', ({ target }) => {
    last = target;
    put('focus', `${target.ariaLabel ?? text(target)}`.slice(0, 160) || target.tagName);
  });
}"""


@dataclass(frozen=True)
class Said:
    """One thing that came to the ear.

    Attributes:
        how: `polite`, `assertive`, `focus` for what is read because the focus has come to it, `lost` for what had it
            when it went and nothing had it then.
        what: the words.
    """

    how: str
    what: str


class Ear:
    """Listens to a page as a screen reader does, from its next document on.

    A region that is atomic is read as a whole whenever it changes, another only what has come into it.
    """

    def __init__(self, page: Page) -> None:
        """Listen.

        Args:
            page: the page; what is on it already is not heard.
        """
        self._page = page
        self._read = 0
        page.add_init_script(f"({_LISTEN})()")

    def news(self) -> list[Said]:
        """Give what was heard since this was asked for the last time."""
        told = self._page.evaluate("from => (window.heardByTest ?? []).slice(from)", self._read)
        self._read += len(told)
        return [Said(one["how"], one["what"]) for one in told]
