import { afterAll, beforeAll, expect, test } from "vitest";
import { open, type OpenedStandalone } from "./open.ts";
import { signIn } from "./shopping.ts";

let backend: OpenedStandalone;
let call: OpenedStandalone["call"];
let divak: string;
let novy: string;
beforeAll(async () => {
  backend = await open();
  call = backend.call;
  divak = await signIn(call);
  novy = await signIn(call, "novy@divadlonavantrokach.example");
});
afterAll(() => backend.close());

const path = "/api/me/addresses";
const input = {
  first_name: "Ondřej",
  last_name: "Řehák",
  street: "Lipová 60",
  city: "Lipová Lhota",
  zip: "799 95",
  country: "CZ",
  phone: null,
  is_default: false,
};

async function list(bearer: string): Promise<{ id: number; street: string; is_default: boolean }[]> {
  return (await call("GET", path, { bearer })).body.data;
}

async function add(changes: Partial<typeof input> = {}) {
  return call("POST", path, { bearer: novy, json: { ...input, ...changes } });
}

function change(id: number, changes: Partial<typeof input> = {}, bearer = novy) {
  return call("PUT", `${path}/${id}`, { bearer, json: { ...input, ...changes } });
}

const shown = async () => (await list(novy)).map(({ street, is_default }) => [street, is_default]);

test("the demo customer „divak“ has two addresses, the default first; „novy“ has none", async () => {
  expect((await list(divak)).map(({ street, is_default }) => [street, is_default])).toEqual([
    ["Nábřeží 214/8", true],
    ["Hviezdna 5", false],
  ]);
  expect(await list(novy)).toEqual([]);
});

test("exactly one address is the default as long as any exists", async () => {
  const first = await add({ street: "První 1" });
  expect(first).toMatchObject({ status: 201, body: { data: { street: "První 1", is_default: true } } });
  const { id: firstId } = first.body.data;
  const { id: secondId } = (await add({ street: "Druhá 2" })).body.data;
  const { id: thirdId } = (await add({ street: "Třetí 3", is_default: true })).body.data;
  expect(await shown()).toEqual([
    ["Třetí 3", true],
    ["První 1", false],
    ["Druhá 2", false],
  ]);
  expect((await change(secondId, { street: "Druhá 2", is_default: true })).body.data.is_default).toBe(true);
  // Unsetting the flag alone has no effect: another address has to become the default.
  expect((await change(secondId, { street: "Druhá 22" })).body.data).toMatchObject({
    street: "Druhá 22",
    is_default: true,
  });
  expect((await call("DELETE", `${path}/${secondId}`, { bearer: novy })).status).toBe(204);
  expect(await shown()).toEqual([
    ["První 1", true],
    ["Třetí 3", false],
  ]);
  for (const id of [secondId, thirdId, firstId]) {
    expect((await call("DELETE", `${path}/${id}`, { bearer: novy })).status).toBe(204);
  }
  expect(await list(novy)).toEqual([]);
});

test("of several addresses made the default concurrently, one is the default", async () => {
  const ids = [];
  for (const street of ["A 1", "B 2", "C 3"]) ids.push((await add({ street })).body.data.id);
  const answers = await Promise.all(ids.map((id) => change(id, { is_default: true })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await list(novy)).filter((address) => address.is_default)).toHaveLength(1);
});

test("another customer's address is not found", async () => {
  const [theirs] = await list(divak);
  expect(theirs).toBeDefined();
  expect((await change(theirs?.id ?? 0, { is_default: true })).status).toBe(404);
  expect((await call("DELETE", `${path}/${theirs?.id}`, { bearer: novy })).status).toBe(204);
  expect((await list(divak))[0]).toEqual(theirs);
  expect((await list(novy)).some((address) => address.is_default)).toBe(true);
});

test.each([
  [{ first_name: "" }, "first_name"],
  [{ street: " " }, "street"],
  [{ zip: "1".repeat(13) }, "zip"],
  [{ country: "Česko" }, "country"],
])("%o is refused by its field", async (changes, field) => {
  const before = await list(novy);
  for (const { status, body } of [await add(changes), await change(before[0]?.id ?? 0, changes)]) {
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([field]);
  }
  expect(await list(novy)).toEqual(before);
});
