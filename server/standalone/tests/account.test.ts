import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { open, type OpenedStandalone } from "./open.ts";
import { book, fill, order, put, signIn, summary } from "./shopping.ts";

let backend: OpenedStandalone;
let call: OpenedStandalone["call"];
beforeAll(async () => {
  backend = await open({ publicOrigin: "https://www.example.cz" });
  call = backend.call;
});
afterAll(() => backend.close());

const divak = "divak@divadlonavantrokach.example";
const novy = "novy@divadlonavantrokach.example";

/** Registers and signs in a customer for one test. */
async function newcomer(email: string): Promise<string> {
  const form = { email, password: "demo1234", first_name: "Jan", last_name: "Host", phone: null };
  const site = "https://www.example.cz";
  await call("POST", "/api/auth/register", {
    json: { ...form, newsletter: false, login_url: site, reset_url: site },
  });
  return signIn(call, email);
}

test("one demo customer has scopes as a list, the other as a map", async () => {
  const scope = async (email: string) =>
    (await call("GET", "/api/me", { bearer: await signIn(call, email) })).body.data.scope;
  expect(await scope(divak)).toEqual(["orders", "addresses", "company"]);
  expect(await scope(novy)).toEqual({ orders: true, addresses: true, company: false });
});

test("a profile is changed, the e-mail is not", async () => {
  const bearer = await signIn(call, novy);
  const json = {
    first_name: " Ondra ",
    last_name: "Řehák",
    phone: "+420 601 123 456",
    email: "x@example.cz",
  };
  const changed = await call("PUT", "/api/me", { bearer, json });
  expect(changed).toMatchObject({
    status: 200,
    body: { data: { email: novy, first_name: "Ondra", phone: "+420 601 123 456" } },
  });
  expect((await call("GET", "/api/me", { bearer })).body).toEqual(changed.body);
  const cleared = await call("PUT", "/api/me", { bearer, json: { ...json, phone: "" } });
  expect(cleared.body.data.phone).toBeNull();
  const wrong = await call("PUT", "/api/me", { bearer, json: { ...json, last_name: "" } });
  expect(wrong.status).toBe(422);
  expect(Object.keys(wrong.body.errors)).toEqual(["last_name"]);
});

describe("a password", () => {
  const change = (bearer: string, current_password: string, password: string, key?: string) =>
    call("PUT", "/api/me/password", {
      bearer,
      json: { current_password, password },
      ...(key === undefined ? {} : { headers: { "Idempotency-Key": key } }),
    });

  test("is changed with the current password, after which only the new token is valid", async () => {
    const email = "heslo@example.cz";
    const other = await newcomer(email);
    const bearer = await signIn(call, email);
    await call("POST", "/api/auth/password/forgot", {
      json: { email, reset_url: "https://www.example.cz/zmena-hesla/{hash}" },
    });
    const link = /zmena-hesla\/([\w-]+)/.exec((await backend.outbox()).at(-1)?.text ?? "")?.[1];
    const { status, body } = await change(bearer, "demo1234", "nove heslo 1");
    expect(status).toBe(200);
    expect((await backend.outbox()).at(-1)).toMatchObject({
      to: email,
      subject: expect.stringContaining("změněné"),
    });
    for (const old of [bearer, other]) {
      expect((await call("GET", "/api/me", { bearer: old })).status).toBe(401);
    }
    expect((await call("GET", "/api/me", { bearer: body.token })).status).toBe(200);
    expect((await call("GET", `/api/auth/password/reset/${link}`)).status).toBe(404);
  });

  test("is not changed with a wrong password, and all tokens stay valid", async () => {
    const bearer = await newcomer("spatne@example.cz");
    const wrong = await change(bearer, "demo12345", "nove heslo 1");
    expect(wrong.status).toBe(422);
    expect(Object.keys(wrong.body.errors)).toEqual(["current_password"]);
    const short = await change(bearer, "demo1234", "kratke1");
    expect(short.status).toBe(422);
    expect(Object.keys(short.body.errors)).toEqual(["password"]);
    expect((await call("GET", "/api/me", { bearer })).status).toBe(200);
  });

  test("is changed once by a repeated request, and both responses have the token", async () => {
    const bearer = await newcomer("dvakrat@example.cz");
    const first = await change(bearer, "demo1234", "nove heslo 1", "key-of-this-change");
    const second = await change(bearer, "demo1234", "nove heslo 1", "key-of-this-change");
    expect(second.headers.get("Idempotent-Replay")).toBe("true");
    expect(second.body).toEqual(first.body);
  });
});

test("an address that was never confirmed is subscribed by an e-mail only", async () => {
  const bearer = await newcomer("Cizi@example.cz");
  const path = "/api/me/newsletter";
  const wanted = await call("PUT", path, { bearer, json: { subscribed: true } });
  expect(wanted.body).toEqual({ data: { subscribed: false, confirm: true } });
  expect((await call("GET", path, { bearer })).body).toEqual({ data: { subscribed: false } });
});

test("a customer with a confirmed address joins and leaves the newsletter", async () => {
  const bearer = await signIn(call, "divak@divadlonavantrokach.example");
  const path = "/api/me/newsletter";
  const save = (subscribed: unknown) => call("PUT", path, { bearer, json: { subscribed } });
  expect((await call("GET", path, { bearer })).body).toEqual({ data: { subscribed: false } });
  for (const subscribed of [true, true, false, false, true]) {
    expect(await save(subscribed)).toMatchObject({ status: 200, body: { data: { subscribed } } });
    expect((await call("GET", path, { bearer })).body).toEqual({ data: { subscribed } });
  }
  expect((await save("ano")).status).toBe(422);
});

test("deleting an account ends its newsletter", async () => {
  const email = "odhlaseny@example.cz";
  const bearer = await newcomer(email);
  const site = "https://www.example.cz/newsletter";
  const consent = { source: "account", wording: "Ano.", confirm_url: `${site}/potvrzeni/{token}`, unsubscribe_url: `${site}/odhlaseni/{token}` }; // oxfmt-ignore
  await call("PUT", "/api/me/newsletter", { bearer, json: { subscribed: true, consent } });
  const message = (await backend.outbox()).findLast(({ to }) => to === email);
  const token = /potvrzeni\/([\w-]+)/u.exec(message?.text ?? "")?.[1];
  await call("POST", "/api/subscriber/confirm", { json: { token } });
  const save = () => call("POST", "/api/subscriber/save", { json: { email, type: "modal" } });
  expect((await save()).status).toBe(409);
  expect((await call("POST", "/api/me/delete", { bearer, json: { password: "demo1234" } })).status).toBe(204);
  expect((await save()).status).toBe(201);
});

test("a deleted account loses addresses, tokens and open carts, and keeps its orders", async () => {
  const email = "odchazim@example.cz";
  const bearer = await newcomer(email);
  const { id: cartId } = (await call("POST", "/api/cart/create", { bearer })).body;
  await put(call, cartId, { id: book.id }, bearer);
  const ordered = await fill(call, { id: book.id });
  const headers = { Authorization: `Bearer ${bearer}` };
  const link = { summary_url: "https://www.example.cz/shrnuti/{id}/{hash}" };
  const placed = (await order(call, ordered.id, book.gross, link, headers)).body.data;
  expect((await call("GET", "/api/orders", { bearer })).body.meta.total).toBe(1);

  const remove = (password: string) => call("POST", "/api/me/delete", { bearer, json: { password } });
  const wrong = await remove("jine heslo");
  expect(wrong.status).toBe(422);
  expect(Object.keys(wrong.body.errors)).toEqual(["password"]);
  expect((await remove("demo1234")).status).toBe(204);

  expect((await call("GET", "/api/me", { bearer })).status).toBe(401);
  const login = await call("POST", "/api/auth/login", { json: { email, password: "demo1234" } });
  expect(login.status).toBe(401);
  expect((await call("DELETE", `/api/cart/${cartId}`)).status).toBe(404);
  expect((await summary(call, placed)).status).toBe(200);
  // A later account with the same address does not get them.
  const again = await newcomer(email);
  expect((await call("GET", "/api/orders", { bearer: again })).body.data).toEqual([]);
});

test.each([
  ["GET", "/api/me"],
  ["PUT", "/api/me"],
  ["PUT", "/api/me/password"],
  ["POST", "/api/me/delete"],
  ["GET", "/api/me/newsletter"],
  ["PUT", "/api/me/newsletter"],
  ["GET", "/api/me/addresses"],
  ["POST", "/api/me/addresses"],
  ["PUT", "/api/me/addresses/1"],
  ["DELETE", "/api/me/addresses/1"],
  ["GET", "/api/me/company"],
  ["PUT", "/api/me/company"],
  ["DELETE", "/api/me/company"],
  ["GET", "/api/orders"],
  ["GET", "/api/orders/1"],
])("%s %s requires a signed-in customer", async (method, path) => {
  for (const bearer of [undefined, "nonsense"]) {
    const answer = await call(method, path, bearer === undefined ? {} : { bearer });
    expect(answer).toMatchObject({ status: 401, body: { error: "unauthenticated" } });
  }
});
