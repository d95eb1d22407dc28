import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { byId, idField, idText, isSameId } from "#app/domain/id.ts";
import { idFromUrl, idInField, isIdText } from "#app/domain/read-id.ts";
import { parseJson, writeJson } from "#app/domain/parse-json.ts";
import { queryFilters, ids } from "#app/domain/query-filters.ts";

const digits = fc
  .tuple(fc.constantFrom(..."123456789"), fc.stringMatching(/^\d{0,19}$/))
  .map((all) => all.join(""));
const texts = fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }).filter(isIdText);
const inJson = fc.oneof(
  digits,
  digits.map((id) => JSON.stringify(id)),
  texts.map((id) => JSON.stringify(id)),
);

function read(json: string): string | number {
  const parsed = parseJson(json);
  return parsed.ok ? (parsed.value as string | number) : "";
}

describe("an id of any length", () => {
  test("goes back as it came, through a form", () => {
    fc.assert(
      fc.property(inJson, (json) => {
        expect(writeJson(idInField(idField(read(json))))).toBe(json);
      }),
    );
  });

  test("has the same text as a number and as a text", () => {
    fc.assert(
      fc.property(digits, (id) => {
        expect(idText(read(id))).toBe(id);
        expect(isSameId(read(id), id)).toBe(true);
      }),
    );
  });

  test("survives in a filter of a list", () => {
    const filters = queryFilters<{ some: readonly (string | number)[] }>({ some: ids("some") });
    fc.assert(
      fc.property(digits, (id) => {
        const query = new URLSearchParams({ some: id });
        expect(filters.serialize(filters.parse(query)).toString()).toBe(`some=${id}`);
      }),
    );
  });
});

test.each(["", " x", "x ", "a\tb", "a\u0000", "\ud800", "x".repeat(201)])("%j is no id", (text) => {
  expect(isIdText(text)).toBe(false);
  expect(idInField(text)).toBeNull();
});

test("a field that the site does not write is no id: %j", () => {
  for (const field of ['"x"', '"', '""', null, undefined, 5]) expect(idInField(field)).toBeNull();
});

test("two ids of nothing are not the same, and nothing is no id", () => {
  expect(isSameId(null, 5)).toBe(false);
  expect(isSameId(5, undefined)).toBe(false);
  expect(isSameId(5, "5")).toBe(true);
});

describe("an address", () => {
  test.each(["1", "999999999999999", "12345678901234567890"])("takes the number %s", (id) => {
    expect(idFromUrl(id, null)).toBe(id);
  });

  test.each(["0", "01", "-1", "1.5", "1e3", "123456789012345678901", "prod_1", "", undefined])(
    "takes no %j without a pattern",
    (id) => {
      expect(idFromUrl(id, null)).toBeNull();
    },
  );

  test("takes the texts of the adapter's pattern, and no structure of a path", () => {
    const any = /^(?:.+)$/u;
    expect(idFromUrl("prod_1", /^(?:prod_\d+)$/u)).toBe("prod_1");
    expect(idFromUrl("prod_x", /^(?:prod_\d+)$/u)).toBeNull();
    for (const id of ["a/b", "a\\b", ".", ".."]) expect(idFromUrl(id, any)).toBeNull();
  });
});

test("a long number beside texts and fractions stays one", () => {
  const json =
    '{"a":12345678901234567890,"b":"say \\"12345678901234567890\\"","c":0.1234567890123456,"d":[5]}';
  expect(read(json)).toEqual({
    a: "12345678901234567890n",
    b: 'say "12345678901234567890"',
    c: 0.1234567890123456,
    d: [5],
  });
});

test("numbers come by size, other ids by their signs", () => {
  expect([10, 9, "b", "a"].toSorted(byId)).toEqual([9, 10, "a", "b"]);
});
