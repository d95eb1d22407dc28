import { describe, expect, test } from "vitest";
import { isTryLater, mayHaveHappened, waitOf } from "#server/upstream/failure.ts";
import { readFailure, readFieldErrors, readWait } from "#server/upstream/read-failure.ts";

test.each<[string, number, unknown, object]>([
  ["error first", 400, { error: "a", code: "b", status: "c" }, { code: "a", codes: ["a", "b", "c"] }],
  ["then code", 400, { code: "b", status: "c" }, { code: "b" }],
  ["then status", 400, { status: "c" }, { code: "c" }],
  ["a number as status", 400, { status: 404 }, { kind: "refused", code: "404" }],
  ["404 before all", 404, { error: "quantity" }, { kind: "not-found", code: "quantity" }],
  ["401 before all", 401, { error: "quantity" }, { kind: "signed-out" }],
  ["an error object", 400, { error: { code: "a", value: 3 } }, { code: "a", value: 3 }],
  ["an error object in an error object", 400, { error: { error: "a" } }, { codes: ["a"] }],
  ["no empty code", 400, { error: "", code: "b" }, { codes: ["b"] }],
  ["80 characters of a code", 400, { error: "a".repeat(81) }, { code: "a".repeat(80) }],
  ["80 characters of a code inside", 400, { error: { code: "a".repeat(81) } }, { code: "a".repeat(80) }],
  ["200 characters of a value", 409, { error: "a", value: "b".repeat(201) }, { value: "b".repeat(200) }],
  ["a value", 409, { error: "a", value: "Hrnek" }, { value: "Hrnek" }],
  ["value 0", 409, { error: "a", value: 0 }, { value: 0 }],
  ["an empty value", 409, { error: "a", value: "" }, { value: null }],
  ["a strange value", 409, { error: "a", value: [1] }, { value: null }],
  ["null", 400, null, { kind: "refused", code: null, value: null }],
  ["a list", 400, ["a"], { kind: "refused", code: null }],
  ["text", 400, "no", { kind: "refused", code: null }],
  ["422 with a code alone", 422, { error: "minimal_price", value: 800 }, { kind: "refused", value: 800 }],
  ["422 with both", 422, { error: "x", errors: { a: ["b"] } }, { kind: "invalid", code: "x" }],
  ["422 with nothing", 422, undefined, { kind: "invalid", errors: {} }],
  ["3xx", 304, undefined, { kind: "broken" }],
])("the reason of a refusal is read from %s", (_name, status, body, expected) => {
  expect(readFailure(status, body)).toMatchObject(expected);
});

describe("a 422's field map", () => {
  test.each<[string, unknown, Record<string, string[]>]>([
    ["as the contract says", { email: ["a", "b"] }, { email: ["a", "b"] }],
    ["text in place of a list", { email: "a" }, { email: ["a"] }],
    ["nested", { address: { zip: ["a"], street: "b" } }, { "address.zip": ["a"], "address.street": ["b"] }],
    ["a list of pairs", [{ field: "email", message: "a" }], { email: ["a"] }],
    ["a list of maps", [{ email: ["a"] }, { email: ["b"] }], { email: ["a", "b"] }],
    ["null", null, {}],
    ["missing", undefined, {}],
    ["nulls and numbers inside", { a: null, b: 1, c: [null, 2, "x"] }, { c: ["x"] }],
  ])("%s", (_name, errors, expected) => {
    expect(readFieldErrors({ errors })).toEqual(expected);
  });

  test("is read four levels deep", () => {
    const nested = (depth: number): unknown => (depth === 0 ? "x" : { a: nested(depth - 1) });
    expect(readFieldErrors({ errors: nested(4) })).toEqual({ "a.a.a.a": ["x"] });
    expect(readFieldErrors({ errors: nested(5) })).toEqual({});
    const listed = (depth: number): unknown => (depth === 0 ? "x" : [listed(depth - 1)]);
    expect(readFieldErrors({ errors: { a: listed(3) } })).toEqual({ a: ["x"] });
    expect(readFieldErrors({ errors: { a: listed(4) } })).toEqual({});
  });

  test("leaves out pairs with an invalid field or without a text", () => {
    const pairs = [
      { field: "__proto__", message: "x" },
      { field: "a", message: { b: "y" } },
    ];
    expect(readFieldErrors({ errors: pairs })).toEqual({ field: ["a"], "message.b": ["y"] });
  });

  test("cannot touch the prototype", () => {
    const body: unknown = JSON.parse(
      '{"errors":{"__proto__":["x"],"constructor":["y"],"a":{"__proto__":["z"]}}}',
    );
    const errors = readFieldErrors(body);
    expect(errors).toEqual({});
    expect(Object.getPrototypeOf(errors)).toBe(Object.prototype);
  });

  test("is bounded in fields, texts and length", () => {
    const many = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`f${at}`, "x".repeat(9_999)]));
    const errors = readFieldErrors({ errors: many });
    expect(Object.keys(errors)).toHaveLength(100);
    expect(errors["f0"]?.[0]).toHaveLength(500);
    expect(readFieldErrors({ errors: { a: Array.from({ length: 99 }, () => "x") } })["a"]).toHaveLength(10);
  });
});

test.each([
  [429, true],
  [400, false],
  [401, false],
  [503, false],
])("an answer of %i asks to wait: %s", (status, expected) => {
  expect(isTryLater(readFailure(status, {}))).toBe(expected);
});

describe("Retry-After", () => {
  const text = "Sat, 21 Nov 2026 10:00:00 GMT";
  test.each<[string | null, number | undefined]>([
    ["30", 30],
    [" 30 ", 30],
    ["0", 1],
    ["3600", 3_600],
    ["3601", 3_600],
    ["99999999999999999999", 3_600],
    ["Sat, 21 Nov 2026 10:02:00 GMT", 120],
    ["Sat, 21 Nov 2026 09:00:00 GMT", 1],
    ["Sun, 22 Nov 2026 10:00:00 GMT", 3_600],
    ["Saturday, 21-Nov-26 10:02:00 GMT", 120],
    [null, undefined],
    ["", undefined],
    ["soon", undefined],
    ["-5", undefined],
    ["1.5", undefined],
    ["1e9", undefined],
    ["Someday", undefined],
  ])("%j is %s seconds", (written, seconds) => {
    const headers = new Headers({ Date: text, ...(written !== null && { "Retry-After": written }) });
    expect(readWait(headers).wait).toBe(seconds);
  });

  test("a date counts from now if the response has no time", () => {
    const soon = new Date(Date.now() + 90_000).toUTCString();
    const { wait = 0 } = readWait(new Headers({ "Retry-After": soon }));
    expect(wait).toBeGreaterThan(80);
    expect(wait).toBeLessThanOrEqual(91);
  });

  test.each([
    [429, 7],
    [503, 7],
    [500, undefined],
    [502, undefined],
    [409, undefined],
    [404, undefined],
  ])("a failure of %i carries %s", (status, seconds) => {
    expect(waitOf(readFailure(status, {}, { wait: 7 }))).toBe(seconds);
  });
});

test.each<[Parameters<typeof mayHaveHappened>[0], boolean]>([
  [{ kind: "timed-out" }, true],
  [{ kind: "broken" }, true],
  [{ kind: "unreachable", isSent: true }, true],
  [{ kind: "unreachable" }, false],
  [{ kind: "misrouted" }, false],
  [{ kind: "signed-out" }, false],
  [readFailure(404, {}), false],
  [readFailure(422, {}), false],
  [readFailure(409, {}), false],
  [readFailure(429, {}), false],
  [readFailure(500, {}), true],
  [readFailure(500, {}, { wait: 7 }), true],
  [readFailure(502, {}), true],
  [readFailure(503, {}), true],
  [readFailure(503, {}, { wait: 7 }), false],
  [readFailure(504, {}), true],
])("after %j a change may have been made: %s", (failure, expected) => {
  expect(mayHaveHappened(failure)).toBe(expected);
});
