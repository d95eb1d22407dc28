import { afterAll, beforeAll, expect, test } from "vitest";
import { hashSecret } from "#standalone/secrets.ts";
import { seededAt } from "./seeded-database.ts";
import { open } from "./open.ts";
import { chocolate, fill, signIn } from "./shopping.ts";

let backend: Awaited<ReturnType<typeof open>>;
let now = seededAt;
let cart = "";
let divak = "";
let novy = "";

beforeAll(async () => {
  backend = await open({ clock: () => now });
  cart = (await fill(backend.call)).id;
  divak = await signIn(backend.call);
  novy = await signIn(backend.call, "novy@divadlonavantrokach.example");
});
afterAll(() => backend.close());

/** Changes a line as a customer, with an idempotency key. */
function request(
  key: string,
  changes: { method?: string; path?: string; bearer?: string | null; quantity?: number } = {},
) {
  const { method = "PUT", path = `/api/cart/${cart}`, bearer = divak, quantity = 2 } = changes;
  return backend.call(method, path, {
    json: { id: chocolate.id, variantId: null, note: null, quantity },
    headers: { "Idempotency-Key": key, ...(bearer === null ? {} : { Authorization: `Bearer ${bearer}` }) },
  });
}

test("a repeated request gets the stored response, and another key executes it again", async () => {
  const first = await request("same");
  const again = await request("same");
  expect(first.status).toBe(200);
  expect(first.headers.get("Idempotent-Replay")).toBeNull();
  expect(again.status).toBe(200);
  expect(again.headers.get("Idempotent-Replay")).toBe("true");
  expect(again.body).toEqual(first.body);
  const other = await request("other");
  expect(other.status).toBe(200);
  expect(other.headers.get("Idempotent-Replay")).toBeNull();
});

test("a repeated request for a file gets the same bytes with their type", async () => {
  const preview = () =>
    backend.fetch(
      new Request("http://localhost/api/vouchers/preview", {
        method: "POST",
        headers: { "Content-Type": "application/json", "Idempotency-Key": "a-preview" },
        body: JSON.stringify({ product_id: 202, variant_id: null, note: "Pro babičku" }),
      }),
    );
  const first = Buffer.from(await (await preview()).arrayBuffer());
  const again = await preview();
  expect(again.headers.get("Idempotent-Replay")).toBe("true");
  expect(again.status).toBe(200);
  expect(again.headers.get("Content-Type")).toBe("application/pdf");
  expect(Buffer.from(await again.arrayBuffer()).equals(first)).toBe(true);
});

test("a response that was stored without its type is JSON", async () => {
  const first = await request("without a type");
  await backend.db
    .updateTable("kept_answers")
    .set({ type: null })
    .where("key", "=", hashSecret("without a type"))
    .execute();
  const again = await request("without a type");
  expect(again.headers.get("Content-Type")).toBe("application/json");
  expect(again.body).toEqual(first.body);
});

test.each([
  ["another customer", () => ({ bearer: novy })],
  ["nobody", () => ({ bearer: null })],
  ["another method", () => ({ method: "POST" })],
  ["another path", () => ({ path: "/api/cart/another" })],
  ["another body", () => ({ quantity: 3 })],
])("a stored response is not returned to %s with the same key", async (name, changes) => {
  expect((await request(name)).status).toBe(200);
  const refused = await request(name, changes());
  expect(refused).toMatchObject({ status: 422, body: { error: "idempotency_key_reused" } });
  expect(refused.headers.get("Idempotent-Replay")).toBeNull();
});

test("the store makes a request again twelve seconds after its process died", async () => {
  const lost = "lost-with-its-process";
  await backend.db
    .insertInto("kept_answers")
    .values({ key: hashSecret(lost), fingerprint: "", status: null, body: null, created_at: seededAt })
    .execute();
  const press = () =>
    backend.call("PUT", `/api/cart/${cart}`, {
      json: { id: chocolate.id, variantId: null, note: null, quantity: 1 },
      bearer: divak,
      headers: { "Idempotency-Key": lost },
    });
  now = new Date(seededAt.getTime() + 12_000);
  expect((await press()).status).toBe(422);
  now = new Date(seededAt.getTime() + 12_001);
  expect((await press()).status).toBe(200);
  now = seededAt;
});
