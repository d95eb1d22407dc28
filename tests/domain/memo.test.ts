import { expect, test } from "vitest";
import { memoise } from "#app/domain/memo.ts";

test("a result is computed once, and forgotten with all others when too many are kept", () => {
  const computed: string[] = [];
  const upper = memoise(2, (text: string) => {
    computed.push(text);
    return text.toUpperCase();
  });
  expect(["a", "a", "b", "a"].map(upper)).toEqual(["A", "A", "B", "A"]);
  expect(computed).toEqual(["a", "b"]);
  expect(["c", "c", "b"].map(upper)).toEqual(["C", "C", "B"]);
  expect(computed).toEqual(["a", "b", "c", "b"]);
});
