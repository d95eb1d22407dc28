import { expect, test } from "vitest";
import { paths } from "#app/domain/paths.ts";
import { openTestApp } from "./support/open-app.ts";
import { sourcesUnder } from "./support/source.ts";

const app = await openTestApp();
const guide = sourcesUnder("tests/styleguide");
const sources = new Map([...sourcesUnder("app"), ...guide].map((source) => [source.file, source]));
const isPiece = (file: string) => /^app\/(?:ui|components)\//u.test(file);

/** Components without anything visible. */
const withoutLook: Readonly<Record<string, string>> = {
  "app/validation/address.ts": "rules of a form, which the server checks",
  "app/validation/company-schema.ts": "rules of a form, which the server checks",
  "app/validation/contact-fields.ts": "rules of a form, which the server checks",
  "app/validation/password.ts": "rules of a form, which the server checks",
  "app/validation/text.ts": "rules of a form, which the server checks",
  "app/components/forms/link-page.tsx": "a whole page with its own h1, made of parts that are shown",
  "app/components/forms/validated-form.tsx": "a form around its fields and its messages, which are shown",
  "app/components/order/documents-of.ts": "what the block of documents shows, made on the server",
  "app/components/order/transfer-of.ts": "what the transfer panel shows, made on the server",
  "app/components/local-storage.ts": "what the browser stores, and its removal",
  "app/components/purchases.ts": "what the browser stores for the next page with the tag",
  "app/components/use-whole-documents.ts": "links and forms open documents",
  "app/components/pagination.ts": "what a list's address says of itself",
  "app/components/shop/use-pending-cart.ts": "a hook of the cart",
  "app/components/shop/viewed-products.ts": "what the browser remembers",
  "app/ui/map-engine.ts":
    "the live map, which needs tiles of another site: docs/screenshots shows the drawn one",
};

/** All files imported by the style page, directly or not. */
function shownPieces(): Set<string> {
  const seen = new Set<string>();
  const waiting = guide.map(({ file }) => file);
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    for (const { of, isType } of sources.get(file)?.imports ?? []) {
      if (isType || !isPiece(of) || seen.has(of)) continue;
      seen.add(of);
      waiting.push(of);
    }
  }
  return seen;
}

test("the style page shows every component of ui and components, or says why not", () => {
  const shown = shownPieces();
  const pieces = [...sources.keys()].filter(isPiece);
  expect(pieces.length).toBeGreaterThan(100);
  expect(pieces.filter((file) => !shown.has(file) && !(file in withoutLook))).toEqual([]);
  expect(Object.keys(withoutLook).filter((file) => shown.has(file) || !sources.has(file))).toEqual([]);
});

test("the build has no style page, and nothing of it", async () => {
  expect((await app.visitor().get("/vzornik")).status).toBe(404);
  const home = await app.visitor().get(paths.home());
  expect(home.body).not.toContain("vzornik");
  const importers = sourcesUnder("app").filter(({ imports }) =>
    imports.some(({ of }) => of.startsWith("tests/")),
  );
  expect(importers.map(({ file }) => file)).toEqual([]);
});
