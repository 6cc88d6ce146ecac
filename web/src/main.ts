/** Starts the browser's table. */
import "./styles/tokens.css";
import "./styles/base.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { speakFirst } from "./i18n/fluent.svelte";
import { applyTheme } from "./settings.svelte";

const target = document.querySelector("#app");
if (target === null) {
  throw new Error("the page has no place for the table");
}
applyTheme(document.documentElement);
await speakFirst();
mount(App, { target });
