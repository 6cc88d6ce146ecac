/** Starts the browser's table. */
import "./styles/tokens.css";
import "./styles/base.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { sayWhenOffline } from "./device/offline";
import { speakFirst } from "./i18n/fluent.svelte";
import { catalogue } from "./net/http";
import { applyTheme } from "./settings.svelte";

const target = document.querySelector("#app");
if (target === null) {
  throw new Error("the page has no place for the table");
}
applyTheme(document.documentElement);
if (location.pathname === "/") {
  // Asked before anything is drawn: on a slow line the way there and back is what takes long.
  catalogue().catch(() => undefined);
}
await speakFirst();
mount(App, { target });
sayWhenOffline();
