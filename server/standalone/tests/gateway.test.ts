import { parse } from "parse5";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSeededDatabase } from "./seeded-database.ts";
import { demoTheatre } from "../../../tests/support/demo-theatre.ts";
import { open, openUnseeded, type OpenedStandalone } from "./open.ts";
import { anOrder, card, chocolate, fill, order, summary, transfer } from "./shopping.ts";

const adminToken = "correct-horse-battery-staple";
let backend: OpenedStandalone;
let call: OpenedStandalone["call"];

beforeAll(async () => {
  backend = await open({ adminToken });
  call = backend.call;
});
afterAll(() => backend.close());

async function orderByCard(changes = {}) {
  const made = await anOrder(call, { payment_id: card, ...changes });
  return { ...made, payment_url: made.payment_url ?? "none" };
}

function decide(url: string, result: string, headers: Record<string, string> = {}) {
  return backend.fetch(
    new Request(new URL(url, "http://localhost:3000"), {
      method: "POST",
      redirect: "manual",
      headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
      body: new URLSearchParams({ result }).toString(),
    }),
  );
}

test("the gateway's page calls itself a demo, and loads only its own styles", async () => {
  const { payment_url: url } = await orderByCard();
  expect(url).toMatch(/^\/api\/demo-gateway\//);
  const { status, body, headers } = await call("GET", url);
  expect(status).toBe(200);
  expect(headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  expect(headers.get("Content-Security-Policy")).toBe(
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
  expect(body).toContain("Tohle je ukázka.");
  expect(body).toContain("85,00\u00a0Kč");
  for (const label of ["Zaplaceno", "Platba selhala", "Vzdát to"])
    expect(body).toContain(`>${label}</button>`);
  expect(body).not.toMatch(/<script|<style|style=|onclick/i);
  expect(() =>
    parse(body, {
      onParseError: ({ code }) => {
        throw new Error(code);
      },
    }),
  ).not.toThrow();
  expect((await call("GET", "/api/demo-gateway.css")).headers.get("Content-Type")).toContain("text/css");
});

test.each([
  ["paid", "paid", "paid"],
  ["failed", "awaiting_payment", "failed"],
  ["given_up", "awaiting_payment", "unpaid"],
])("%s redirects back to the summary, which shows it", async (result, state, payment) => {
  const placed = await orderByCard();
  const answer = await decide(placed.payment_url, result);
  expect(answer.status).toBe(303);
  expect(answer.headers.get("Location")).toBe(`/shrnuti/${placed.id}/${placed.hash}`);
  const { data } = (await summary(call, placed)).body;
  expect(data).toMatchObject({ state, payment: { state: payment } });
  expect(data.payment.payment_url).toBe(result === "paid" ? null : placed.payment_url);
});

test("a failed payment can be retried; a paid order stays paid", async () => {
  const placed = await orderByCard();
  await decide(placed.payment_url, "failed");
  const path = `/api/orders/${placed.id}/${placed.hash}/payment`;
  const again = await call("POST", path, { json: { return_url: "http://localhost:3000/shrnuti/jinam?x=1" } });
  expect(again.status).toBe(200);
  const { payment_url: url } = again.body.data;
  expect(url).not.toBe(placed.payment_url);
  expect((await decide(url, "paid")).headers.get("Location")).toBe("/shrnuti/jinam?x=1");
  await decide(placed.payment_url, "failed");
  const { data } = (await summary(call, placed)).body;
  expect(data.payment.state).toBe("paid");
  expect(data.progress.map(({ state }: { state: string }) => state)).toEqual([
    "new",
    "awaiting_payment",
    "paid",
  ]);
  expect(await call("POST", path, { json: { return_url: "http://localhost:3000/" } })).toMatchObject({
    status: 409,
    body: { error: "already_paid" },
  });
  expect((await call("GET", placed.payment_url)).body).toContain("Zaplaceno (ukázka)");
});

test("the gateway never redirects to another site: the page shows a link with its host", async () => {
  const placed = await orderByCard({ return_url: "https://shop.example/shrnuti/{id}/{hash}" });
  const answer = await decide(placed.payment_url, "paid");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Location")).toBeNull();
  const page = await answer.text();
  expect(page).toContain(`href="https://shop.example/shrnuti/${placed.id}/${placed.hash}"`);
  expect(page).toContain("Zpět do obchodu shop.example");
});

test("the payment URL is absolute over the network and a path in the process", async () => {
  const cart = await fill(call, chocolate);
  const headers = { Host: "upstream.test:4001" };
  const { data } = (await order(call, cart.id, 85, { payment_id: card }, headers)).body;
  expect(data.payment_url).toMatch(/^http:\/\/localhost:3000\/api\/demo-gateway\//);
  const named = await openUnseeded({
    publicOrigin: "https://www.example.cz",
    database: await openSeededDatabase(),
  });
  const placed = await anOrder(named.call, {
    payment_id: card,
    summary_url: "https://www.example.cz/shrnuti/{id}/{hash}",
  });
  expect(placed.payment_url).toMatch(/^https:\/\/www\.example\.cz\/api\/demo-gateway\//);
  await named.close();
});

test("only a card order has a gateway, and its URL cannot be guessed", async () => {
  const placed = await anOrder(call, { payment_id: transfer });
  expect(placed.payment_url).toBeNull();
  const path = `/api/orders/${placed.id}/${placed.hash}/payment`;
  expect(await call("POST", path, { json: { return_url: "http://localhost:3000/" } })).toMatchObject({
    status: 409,
    body: { error: "not_a_card_order" },
  });
  expect((await call("GET", "/api/demo-gateway/nonsense")).status).toBe(404);
  expect((await decide((await orderByCard()).payment_url, "refunded")).status).toBe(422);
});

test("an administrator marks an order paid, once", async () => {
  const placed = await anOrder(call, { payment_id: transfer });
  const path = `/api/admin/orders/${placed.code}/paid`;
  for (const options of [{}, { bearer: "wrong" }, { bearer: `${adminToken}x` }]) {
    expect((await call("POST", path, options)).status).toBe(401);
  }
  expect((await call("POST", path, { bearer: adminToken })).body.data).toEqual({
    code: placed.code,
    state: "paid",
    payment_state: "paid",
  });
  expect((await call("POST", path, { bearer: adminToken })).status).toBe(409);
  const { data } = (await summary(call, placed)).body;
  expect(data.progress.map(({ state }: { state: string }) => state)).toEqual([
    "new",
    "awaiting_payment",
    "paid",
  ]);
  expect((await call("POST", "/api/admin/orders/E99-1/paid", { bearer: adminToken })).status).toBe(404);
});

test("without an administrator's token the route does not exist", async () => {
  const plain = await open();
  expect(await plain.call("POST", "/api/admin/orders/E26-00001/paid", { bearer: "" })).toMatchObject({
    status: 404,
    body: { error: "not_exists" },
  });
  const { paths } = (await plain.call("GET", "/api/openapi.json")).body;
  expect(Object.keys(paths).filter((path) => path.includes("admin"))).toEqual([]);
  await plain.close();
});

test("no other theatre than the demonstration has a gateway that takes no money", async () => {
  const database = await openSeededDatabase();
  const demo = await openUnseeded({ database });
  const placed = await anOrder(demo.call, { payment_id: card });
  const theatre = await openUnseeded({ database, content: { ...demoTheatre(), demo: null } });
  const body = new URLSearchParams({ result: "paid" }).toString();
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  const address = new URL(placed.payment_url ?? "", "http://localhost:3000");
  const answers = [
    await theatre.fetch(new Request(address)),
    await theatre.fetch(new Request(address, { method: "POST", headers, body })),
    await theatre.fetch(new Request(new URL("/api/demo-gateway.css", address))),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect((await summary(theatre.call, placed)).body.data.payment.state).toBe("unpaid");
  expect(theatre.customer).toBeNull();
  await theatre.close();
});
