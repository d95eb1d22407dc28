import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { validFor, type Schema } from "../../../tests/fuzz/from-schema.ts";
import { plannedEvening } from "./choosing.ts";
import { complain } from "./complaining.ts";
import { notice } from "./reporting.ts";
import { anOrder, book, byPpl, card, fill, signIn } from "./shopping.ts";
import { anna, openStaffed, type Staffed } from "./staffed.ts";
import { buyTickets, eveningOf } from "./ticketing.ts";

const divak = "divak@divadlonavantrokach.example";

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}

interface Operation {
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}

interface Described {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

let staffed: Staffed;
let customer: string;
let described: readonly Described[];
let components: { readonly schemas: Readonly<Record<string, Schema>> };
beforeAll(async () => {
  staffed = await openStaffed();
  customer = await signIn(staffed.call, divak);
  const { body } = await staffed.call("GET", "/api/openapi.json");
  components = body.components;
  described = Object.entries<Record<string, Operation>>(body.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
});
afterAll(() => staffed.close());

/** The mistakes of an answer: an undescribed status, or JSON of another shape. */
async function wrong(answer: Response, { responses }: Operation): Promise<string | null> {
  const expected = responses[answer.status];
  if (!expected) return `${answer.status} is not described`;
  const type = answer.headers.get("Content-Type")?.split(";")[0] ?? "";
  const content = expected.content?.[type];
  if (!content) return expected.content ? `${type} is not described` : null;
  if (type !== "application/json") return null;
  const read = shapeOf(content.schema).safeParse(await answer.json());
  return read.success ? null : z.prettifyError(read.error);
}

/** Zod resolves names of `$defs` only. */
function shapeOf(schema: Schema): z.ZodType {
  const whole = JSON.stringify({ ...schema, $defs: components.schemas });
  return z.fromJSONSchema(JSON.parse(whole.replaceAll("#/components/schemas/", "#/$defs/")));
}

function isOnlyWithToken({ operation }: Described): boolean {
  return operation.security?.every((item) => "bearer" in item) ?? false;
}

/** Sends a call with a sufficient token and a body that the description allows. */
function send(
  { method, path, operation }: Described,
  address: string,
  { isSignedIn = true, body }: { readonly isSignedIn?: boolean; readonly body?: unknown } = {},
): Promise<Response> {
  const schema = operation.requestBody?.content?.["application/json"]?.schema;
  const [allowed] = schema ? fc.sample(validFor(schema, components.schemas), { numRuns: 1, seed: 1 }) : [];
  const bearer = path.startsWith("/api/admin/") ? anna : customer;
  return staffed.fetch(
    new Request(`http://localhost:3000${address}`, {
      method,
      headers: {
        ...(schema && { "Content-Type": "application/json" }),
        ...(operation.security && isSignedIn && { Authorization: `Bearer ${bearer}` }),
      },
      ...(schema && { body: JSON.stringify(body ?? allowed) }),
    }),
  );
}

/** URLs of existing items, for the paths with ids. */
async function existing(): Promise<Readonly<Record<string, string>>> {
  const { call } = staffed;
  const first = async (list: string) => (await call("GET", list, { bearer: customer })).body.data[0];
  const cart = await fill(call, book);
  const evening = await eveningOf(staffed);
  const { id, hash, code } = await buyTickets(staffed, evening);
  const json = { name: "Nakladatelství U Jezu, s. r. o.", ico: "00000027", dic: null };
  const { number } = (await call("POST", `/api/orders/${id}/${hash}/invoice`, { json })).body.data;
  const { payment_url: gateway } = await anOrder(call, { lines: [book], payment_id: card });
  await call("POST", "/api/auth/password/forgot", {
    json: { email: divak, reset_url: "http://localhost:3000/zmena-hesla/{hash}" },
  });
  const emails = (await staffed.outbox()).map(({ text }) => text).join();
  return {
    "/api/admin/complaints/{reference}": `/api/admin/complaints/${await complain(call)}`,
    "/api/admin/orders/{code}": `/api/admin/orders/${code}`,
    "/api/admin/performances/{id}/guest-list": `/api/admin/performances/${evening.id}/guest-list`,
    "/api/admin/stock/{product}": `/api/admin/stock/${book.id}`,
    "/api/ares/{ico}": "/api/ares/00000027",
    "/api/auth/password/reset/{hash}": `/api/auth/password/reset/${/zmena-hesla\/([\w-]+)/u.exec(emails)?.[1]}`,
    "/api/blog/{locale}/{slug}": `/api/blog/cs/${(await first("/api/blog/cs")).slug}`,
    "/api/cart/anonymous/{locale}/{guestCartId}": `/api/cart/anonymous/cs/${cart.tempId}`,
    "/api/cart/{cart}": "/api/cart/cs",
    "/api/programme/{id}/seats": `/api/programme/${(await plannedEvening(call)).id}/seats`,
    "/api/demo-gateway/{payment}": gateway ?? "",
    "/api/legal-documents/{id}": `/api/legal-documents/${(await first("/api/legal-documents")).id}`,
    "/api/orders/summary/{id}/{hash}": `/api/orders/summary/${id}/${hash}`,
    "/api/orders/{id}": `/api/orders/${(await first("/api/orders")).id}`,
    "/api/orders/{id}/{hash}/documents/{number}": `/api/orders/${id}/${hash}/documents/${number}`,
    "/api/orders/{id}/{hash}/tickets": `/api/orders/${id}/${hash}/tickets`,
    "/api/pages/{locale}/{slug}": "/api/pages/cs/obchodni-podminky",
    "/api/people/{locale}/{id}": `/api/people/cs/${(await first("/api/people/cs")).id}`,
    "/api/products/{locale}/{id}": `/api/products/cs/${book.id}`,
    "/api/products/{locale}/{id}/similar": `/api/products/cs/${book.id}/similar`,
    "/api/repertoire/{locale}/{slug}": "/api/repertoire/cs/rur",
    "/files/{file}": `/files/${(await first("/api/documents/cs")).file}`,
  };
}

test("every call that reads is answered as it is described", async () => {
  const addresses = await existing();
  const reads = described.filter(({ method, path }) => method === "GET" && path !== "/api/auth/logout");
  expect(reads.length).toBeGreaterThan(50);
  for (const call of reads) {
    const answer = await send(call, addresses[call.path] ?? call.path.replace("{locale}", "cs"));
    expect(answer.ok, call.path).toBe(true);
    expect(await wrong(answer, call.operation), call.path).toBeNull();
  }
});

/** Bodies for calls whose schemas refuse more than JSON Schema can describe. */
const bodies: Readonly<Record<string, unknown>> = {
  "POST /api/ratings/{id}/report": notice(null),
  "PUT /api/me/addresses/{id}": {
    first_name: "Jana",
    last_name: "Nováková",
    ...byPpl.address,
    phone: null,
    is_default: false,
  },
  "POST /api/admin/orders/{code}/refunded": { items: [{ line: 1, quantity: null }] },
  "POST /api/admin/performances/{id}/moved": { starts_at: "2030-12-05T19:00" },
};

test.each([
  ["POST", "/api/admin/tickets/admit", "tato-vstupenka-neni"],
  ["POST", "/api/admin/vouchers/lookup", "TENTO-KOD-NEEXISTUJE"],
  ["POST", "/api/vouchers/lookup", "TENTO-KOD-NEEXISTUJE"],
])("an unknown code is refused by %s %s as one that does not exist", async (method, path, code) => {
  const answer = await staffed.call(method, path, { bearer: anna, json: { code } });
  expect(answer).toMatchObject({ status: 404, body: { error: "not_exists" } });
});

test("every call for a thing that does not exist is refused as it is described", async () => {
  const others: Readonly<Record<string, number>> = {
    "DELETE /api/me/addresses/{id}": 204,
    // Without its form.
    "POST /api/demo-gateway/{payment}": 422,
  };
  const calls = described.filter(({ path }) => path.replace("{locale}", "").includes("{"));
  expect(calls.length).toBeGreaterThan(40);
  for (const call of calls) {
    const name = `${call.method} ${call.path}`;
    const address = call.path.replace("{locale}", "cs").replaceAll(/\{(?:id|product)\}/gu, "2147483647");
    const answer = await send(call, address.replaceAll(/\{\w+\}/gu, "neni"), { body: bodies[name] });
    expect(answer.status, name).toEqual(others[name] ?? 404);
    expect(await wrong(answer, call.operation), name).toBeNull();
  }
});

test("every call that needs a token is a 401 without one", async () => {
  for (const call of described.filter(isOnlyWithToken)) {
    const answer = await send(call, call.path.replaceAll(/\{\w+\}/gu, "1"), { isSignedIn: false });
    expect(answer.status, call.path).toBe(401);
    expect(await wrong(answer, call.operation), call.path).toBeNull();
  }
});
