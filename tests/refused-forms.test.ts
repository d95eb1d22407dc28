import { expect, test } from "vitest";
import { documentForm, refusedForms, unrefusedForms } from "./browser/support/refused-forms.ts";
import { sourcesUnder } from "./support/source.ts";

const posting = /<(?:ValidatedForm|PostForm|CartForm|fetcher\.Form)\b|<(?:Form|form)\s[^>]*method="post"/u;
/** What the forms are made of. */
const parts = /\/(?:cart-form|post-form|validated-form)\.tsx$/u;

test("every form that posts is measured for when its errors are shown, or is known to have none", () => {
  const forms = sourcesUnder("app")
    .filter(({ file, text }) => posting.test(text) && !parts.test(file) && !file.includes("/styleguide/"))
    .map(({ file }) => file);
  const known = [...refusedForms.map(({ of }) => of), ...unrefusedForms, documentForm];
  expect([...new Set(known)].sort()).toEqual(forms.sort());
});
