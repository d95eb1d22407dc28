import { describe, expect, test } from "vitest";
import { safePath } from "#server/actions/access.ts";

describe("an untrusted path", () => {
  test.each([
    ["/", "/"],
    ["/kosik", "/kosik"],
    ["/12/knihy/lupici?barva=1#popis", "/12/knihy/lupici?barva=1#popis"],
    ["/hledani?q=žluťoučký", "/hledani?q=%C5%BElu%C5%A5ou%C4%8Dk%C3%BD"],
    ["/12/dárky", "/12/d%C3%A1rky"],
    ["/a/../kosik", "/kosik"],
    ["/hledani?q=//evil.example", "/hledani?q=//evil.example"],
    ["/hledani?q=https://evil.example", "/hledani?q=https://evil.example"],
  ])("%j leads to %j", (given, path) => {
    expect(safePath(given)).toBe(path);
  });

  test.each([
    "",
    "kosik",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\/evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "\t//evil.example",
    " //evil.example",
    "/ /evil.example",
    "https://evil.example",
    "https:evil.example",
    "https:/evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    "/.//evil.example",
    "/..//evil.example",
    "/a/..//evil.example",
    "/%2fevil.example",
    "/%2Fevil.example",
    "/%5cevil.example",
    "/%09/evil.example",
    "/%0a/evil.example",
    "/%0d%0aSet-Cookie:a=b",
    "/kosik%0d%0aSet-Cookie:a=b",
    "/a\r\nSet-Cookie: a=b",
    "/a\u0000",
    "/a\u2028b",
    "//evil.example@own",
    "@evil.example",
    `/${"a".repeat(2000)}`,
    null,
    undefined,
    12,
    ["/kosik"],
    new File([], "/kosik"),
  ])("%j leads home", (given) => {
    expect(safePath(given)).toBe("/");
  });

  test("is always on this site and fits a header", () => {
    const parts = [
      "/",
      "\\",
      "//",
      "%2f",
      "%5c",
      "\t",
      "\n",
      ".",
      "..",
      "@",
      ":",
      "evil.example",
      "https:",
      "#",
      "?",
      "ž",
      " ",
    ];
    for (const a of parts) {
      for (const b of parts) {
        for (const c of parts) {
          const path = safePath(a + b + c + "evil.example", "/home");
          expect(new URL(path, "http://own.example").origin).toBe("http://own.example");
          expect(path).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
        }
      }
    }
  });
});

test("has at most 1 024 characters", () => {
  const longest = `/${"a".repeat(1_023)}`;
  expect(safePath(longest)).toBe(longest);
  expect(safePath(`${longest}a`)).toBe("/");
});
