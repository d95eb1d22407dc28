import { expect, test } from "vitest";
import { keptLoads } from "#server/http/kept-loads.ts";

const letters = () =>
  keptLoads<string>({ maxSize: 10, sizeOf: (text) => (text === "" ? null : text.length) });

test("all who ask at the same time get one load, which is then kept", async () => {
  const loads = letters();
  let count = 0;
  const load = async () => `${(count += 1)}`;
  expect(await Promise.all([loads.load("a", load), loads.load("a", load), loads.load("b", load)])).toEqual([
    "1",
    "1",
    "2",
  ]);
  expect(loads.get("a")).toBe("1");
  expect(loads.get("b")).toBe("2");
  expect(loads.get("c")).toBeUndefined();
});

test("an empty value does not stay, and a failure is shared until the next try", async () => {
  const loads = letters();
  for (const value of [null, ""]) expect(await loads.load("a", async () => value)).toBe(value);
  expect(loads.get("a")).toBeUndefined();
  const fail = () => Promise.reject(new Error("down"));
  const both = await Promise.allSettled([loads.load("a", fail), loads.load("a", async () => "late")]);
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await loads.load("a", async () => "again")).toBe("again");
});

test("what was not asked for longest makes room", async () => {
  const loads = letters();
  for (const key of ["a", "b", "c"]) await loads.load(key, async () => "four");
  expect(loads.get("a")).toBeUndefined();
  expect(loads.get("b")).toBe("four");
  expect(loads.get("c")).toBe("four");
});
