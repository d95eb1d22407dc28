import { expect, test } from "vitest";
import { documentForms, refusedForms, unrefusedForms } from "./browser/support/refused-forms.ts";
import { sourcesUnder } from "./support/source.ts";

const posting = /<(?:ValidatedForm|PostForm|CartForm|fetcher\.Form)\b|<(?:Form|form)\s[^>]*method="post"/u;
/** What the forms are made of. */
const parts = /\/(?:cart-form|post-form|validated-form)\.tsx$/u;

test("every form that posts is measured for when its errors are shown, or is known to have none", () => {
  const forms = sourcesUnder("app")
    .filter(({ file, text }) => posting.test(text) && !parts.test(file) && !file.includes("/styleguide/"))
    .map(({ file }) => file);
  const known = [...refusedForms.map(({ of }) => of), ...unrefusedForms, ...documentForms];
  expect([...new Set(known)].sort()).toEqual(forms.sort());
});

test("no answer to a fetcher waits for the module of a page that is never shown", () => {
  const sources = sourcesUnder("app");
  const entry = sources.find(({ file }) => file === "app/shell/boot/remix-insides.ts")?.text ?? "";
  const neverShown = sources
    .filter(({ file, text }) => file.startsWith("app/routes/") && text.includes("/** Never rendered"))
    .map(({ file }) => file.replace(/^app\/|\.tsx$/gu, ""));
  expect(neverShown.length).toBeGreaterThan(2);
  // Its page is only shown without JavaScript.
  neverShown.push("routes/content/newsletter/newsletter");
  expect(neverShown.filter((route) => !entry.includes(`"${route}"`))).toEqual([]);
});

test("no field is a number field, whose value the wheel changes", () => {
  const withNumber = sourcesUnder("app").filter(({ text }) => text.includes('type="number"'));
  expect(withNumber.map(({ file }) => file)).toEqual([]);
});
