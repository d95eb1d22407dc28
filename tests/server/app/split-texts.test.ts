import { expect, test } from "vitest";
import { withSplitTexts } from "#server/vite/split-texts.js";

test("each text of an object is an entry of its own, which the build can drop", () => {
  const code = `import { czech } from "./typography.ts";
const one = "Košík";
export const texts = czech({
  title: "Váš košík",
  short: "Košík",
  /** A comment. */
  pieces: (n) => \`\${n} ks\`,
  "in-cart": { named: "v košíku", one },
});
export const sentence = czech("Nic v něm není.");
export const others = czech({ ...texts, close: "Zavřít okno" });`;
  expect(withSplitTexts(code)).toBe(`import { czech } from "./typography.ts";
const one = "Košík";
export const texts = { title: czech("Váš košík"), short: "Košík", pieces: czech((n) => \`\${n} ks\`), "in-cart": czech({ named: "v košíku", one }) };
export const sentence = czech("Nic v něm není.");
export const others = czech({ ...texts, close: "Zavřít okno" });`);
});

test("a module without such an object stays as it is", () => {
  const code = `export const cart = { title: "Váš košík" };\nexport const named = czech(cart);`;
  expect(withSplitTexts(code)).toBe(code);
});
