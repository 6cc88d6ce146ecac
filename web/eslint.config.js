/** What the linter asks of the table's sources. */
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules/", "src/generated/", "art/"] },
  ...ts.configs.strict,
  ...ts.configs.stylistic,
  ...svelte.configs.recommended,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      eqeqeq: "error",
      "no-console": ["error", { allow: ["error"] }],
      "prefer-const": "off", // Svelte's own rule knows which bindings a component may be given back
      "svelte/prefer-const": ["error", { excludedRunes: ["$props", "$derived", "$state"] }],
      // All addresses of the table are made in net/places.ts.
      "svelte/no-navigation-without-resolve": "off",
      "@typescript-eslint/consistent-type-imports": "error",
      "no-restricted-syntax": [
        "error",
        {
          selector: "ImportExpression:not(CallExpression[callee.name=/^(chunk|whenIdle)$/] > ArrowFunctionExpression ImportExpression)",
          message: "A part that comes later is fetched by 'chunk' or 'whenIdle' (device/), which ask again.",
        },
      ],
    },
  },
);
