import { readdir } from "node:fs/promises";
import { expect, test } from "vitest";
import { allCookies } from "#server/cookies/all-cookies.ts";

test("the list of cookies has every cookie that the site defines", async () => {
  const folder = new URL("../../../server/cookies/", import.meta.url);
  const files = await Promise.all((await readdir(folder)).map((name) => import(new URL(name, folder).href)));
  const defined = files.flatMap((file: object) => Object.values(file)).filter(isKind);
  expect(new Set(allCookies)).toEqual(new Set(defined));
  expect(defined.length).toBeGreaterThan(10);
});

function isKind(value: unknown): boolean {
  return typeof value === "object" && value !== null && "maxAge" in value && "schema" in value;
}
