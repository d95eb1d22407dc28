import { afterAll, beforeAll, expect, test } from "vitest";
import { open, type OpenedStandalone } from "./open.ts";
import { signIn } from "./shopping.ts";

let backend: OpenedStandalone;
let call: OpenedStandalone["call"];
let bearer: string;
beforeAll(async () => {
  backend = await open();
  call = backend.call;
  bearer = await signIn(call, "novy@divadlonavantrokach.example");
});
afterAll(() => backend.close());

const path = "/api/me/company";
const company = {
  name: "Řehák a syn",
  ico: "00000027",
  dic: "CZ00000027",
  street: "Lipová 60",
  city: "Lipová Lhota",
  zip: "799 95",
  country: "CZ",
};

function save(changes: Partial<Record<keyof typeof company, string | null>> = {}) {
  return call("PUT", path, { bearer, json: { ...company, ...changes } });
}

test("the demo customer „divak“ has a company with a valid number", async () => {
  const { body } = await call("GET", path, { bearer: await signIn(call) });
  expect(body.data).toMatchObject({ ico: "00000027", dic: "CZ00000027", city: "Doubravín", country: "CZ" });
});

test("a company is saved, changed and removed", async () => {
  const read = async () => (await call("GET", path, { bearer })).body;
  expect(await read()).toEqual({ data: null });
  expect(await save()).toMatchObject({ status: 200, body: { data: company } });
  expect(await read()).toEqual({ data: company });
  await save({ name: "Řehák a dcera", ico: " 35 ", dic: " cz 0000 0035" });
  expect(await read()).toEqual({
    data: { ...company, name: "Řehák a dcera", ico: "00000035", dic: "CZ00000035" },
  });
  await save({ dic: "" });
  expect((await read()).data.dic).toBeNull();
  for (let twice = 0; twice < 2; twice += 1) {
    expect((await call("DELETE", path, { bearer })).status).toBe(204);
  }
  expect(await read()).toEqual({ data: null });
});

test.each([
  [{ ico: "00000028" }, "ico"],
  [{ ico: "00000000" }, "ico"],
  [{ ico: "123456789" }, "ico"],
  [{ ico: "" }, "ico"],
  [{ dic: "00000027" }, "dic"],
  [{ dic: "CZ1234567" }, "dic"],
  [{ name: "" }, "name"],
  [{ country: "cz" }, "country"],
])("%o is refused by its field", async (changes, field) => {
  const { status, body } = await save(changes);
  expect(status).toBe(422);
  expect(Object.keys(body.errors)).toEqual([field]);
});

test("a Slovak tax number is accepted", async () => {
  expect((await save({ dic: "SK2020123456" })).status).toBe(200);
});
