import { expect, test } from "vitest";
import { apiLimits, passApi } from "#server/pipeline/api-limits.ts";
import { priceOf } from "#server/standalone/routes.ts";
import { limits } from "#server/services/limits.ts";
import type { Log } from "#server/platform/log.ts";
import { createMemoryStore } from "#server/platform/shared-store.ts";
import { endpoints, type Endpoint } from "#server/upstream/endpoints.ts";
import { fakeServices } from "../support/fake-context.ts";

type Asked = Pick<Endpoint, "path"> & { readonly method: Endpoint["method"] | "HEAD" };

interface Sent {
  readonly ip?: string;
  readonly status?: number;
  readonly email?: string;
  readonly path?: string;
  readonly authorization?: string | null;
}

/** The standalone back office's gate, with one store and a stopped clock. */
function openGate(warn: Log["warn"] = () => undefined) {
  const now = new Date(Date.UTC(2026, 10, 21));
  const log = { ...fakeServices().services.log, warn };
  const store = createMemoryStore(() => now);
  return async function send({ method, path }: Asked, sent: Sent = {}): Promise<number> {
    const {
      ip = "192.0.2.1",
      status = 404,
      email = "divak@divadlo.example",
      authorization = "Bearer a",
    } = sent;
    const isReading = method === "GET" || method === "HEAD";
    const pathname = sent.path ?? path.replace("{locale}", "cs").replaceAll(/\{\w+\}/g, "abc12345");
    const call = {
      price: priceOf(new Request(`http://localhost:3000${pathname}`, { method })) ?? {
        cost: "read" as const,
      },
      authorization,
      body: isReading ? null : new TextEncoder().encode(JSON.stringify({ email })),
    };
    const passage = await passApi({ ip, store, log, now }, call);
    return passage.wait === 0 ? passage.settle(status) : passage.wait;
  };
}

/** The number of failing calls of an address that pass before it has to wait, of 400. */
async function passedOf(endpoint: Asked, sent: (turn: number) => Sent = () => ({})): Promise<number> {
  const send = openGate();
  for (let turn = 0; turn < 400; turn += 1) {
    if ((await send(endpoint, sent(turn))) > 0) return turn;
  }
  return 400;
}

/** The allowed calls of one IP address, with another e-mail each time, except forms and reads. */
const byAddress: Readonly<Record<string, number>> = {
  logIn: limits.signIn.most,
  savePassword: 5,
  askForEmailChange: 5,
  deleteAccount: 5,
  newGuestCart: apiLimits.form.most,
  logOut: limits.form.most,
  registeredCompany: apiLimits.form.most,
  orderSummary: limits.secret.most,
  orderDocument: limits.secret.most,
  orderTickets: limits.secret.most,
  checkReset: limits.secret.most,
};
const byMethod = { GET: 400, POST: apiLimits.form.most, PUT: limits.form.most, DELETE: limits.form.most };

test("every call from outside is limited by address; a reading of public data is not", async () => {
  const passed = await Promise.all(
    Object.entries(endpoints).map(async ([name, endpoint]) => [
      name,
      await passedOf(endpoint, (turn) => ({ email: `${turn}@divadlo.example` })),
    ]),
  );
  const expected = Object.entries(endpoints).map(([name, { method }]) => [
    name,
    byAddress[name] ?? byMethod[method],
  ]);
  expect(Object.fromEntries(passed)).toEqual(Object.fromEntries(expected));
});

test("a HEAD is counted as the GET that it is answered as", async () => {
  const readings = Object.entries(endpoints).filter(([, { method }]) => method === "GET");
  const passed = await Promise.all(
    readings.map(async ([name, endpoint]) => [name, await passedOf({ ...endpoint, method: "HEAD" })]),
  );
  const expected = readings.map(([name]) => [name, byAddress[name] ?? 400]);
  expect(Object.fromEntries(passed)).toEqual(Object.fromEntries(expected));
});

/** The account of a call, whatever the IP address. */
const byAccount: Readonly<Record<string, number>> = {
  logIn: limits.signInAccount.most,
  savePassword: limits.signInAccount.most,
  askForEmailChange: limits.signInAccount.most,
  deleteAccount: limits.signInAccount.most,
};

test("an e-mail and an account are limited whatever the address", async () => {
  const passed = await Promise.all(
    Object.entries(endpoints).map(async ([name, endpoint]) => [
      name,
      await passedOf(endpoint, (turn) => ({ ip: `10.0.${turn >> 8}.${turn & 255}` })),
    ]),
  );
  const expected = Object.entries(endpoints).map(([name, { method }]) => [
    name,
    byAccount[name] ?? (method === "POST" ? apiLimits.email.most : 400),
  ]);
  expect(Object.fromEntries(passed)).toEqual(Object.fromEntries(expected));
});

test("five wrong passwords for one account cost a quarter of an hour", async () => {
  const send = openGate();
  const waits: number[] = [];
  for (let turn = 0; turn < 6; turn += 1) waits.push(await send(endpoints.logIn, { status: 401 }));
  expect(waits).toEqual([0, 0, 0, 0, 0, 900]);
  expect(await send(endpoints.logIn, { status: 401, ip: "192.0.2.2" })).toBe(0);
});

test("the limits count neither right secrets nor what the backend could not judge", async () => {
  // The limit of the IP address counts every failed sign-in.
  expect(await passedOf(endpoints.logIn, () => ({ status: 503 }))).toBe(limits.signIn.most);
  expect(await passedOf(endpoints.logIn, () => ({ status: 200 }))).toBe(400);
  for (const status of [200, 503]) {
    for (const endpoint of [endpoints.orderDocument, endpoints.orderSummary, endpoints.checkReset]) {
      expect(await passedOf(endpoint, () => ({ status }))).toBe(400);
    }
  }
});

test("a right secret passes after too many wrong ones", async () => {
  const send = openGate();
  for (let turn = 0; turn < limits.secret.most; turn += 1) {
    expect(await send(endpoints.orderSummary)).toBe(0);
    expect(await send(endpoints.setPassword, { status: 422, email: "" })).toBe(0);
  }
  expect(await send(endpoints.orderSummary)).toBe(limits.secret.seconds);
  expect(await send(endpoints.checkReset, { status: 410 })).toBe(limits.secret.seconds);
  for (const status of [200, 422, 503]) expect(await send(endpoints.orderSummary, { status })).toBe(0);
});

const staffCalls = [
  { method: "GET", path: "/api/admin/orders" },
  { method: "PUT", path: "/api/%61dmin/stock/7" },
] as const;

test.each(staffCalls)(
  "the limits hold wrong tokens of staff, and no right one: $method $path",
  async (call) => {
    const logged: string[] = [];
    const send = openGate((event) => logged.push(event));
    const wrong = { status: 401, authorization: "Bearer a-token-that-nobody-has" };
    for (let turn = 0; turn < 40; turn += 1)
      expect(await send(call, wrong)).toBe(turn < limits.secret.most ? 0 : limits.secret.seconds);
    expect(logged).toEqual([
      ...Array.from({ length: limits.secret.most }, () => "staff.wrong-token"),
      "limit.reached",
    ]);
    for (const status of [200, 404, 503])
      for (const ip of ["192.0.2.1", "192.0.2.2"]) expect(await send(call, { status, ip })).toBe(0);
    expect(await send(call, { ...wrong, ip: "192.0.2.2" })).toBe(0);
  },
);

test("a call of staff without a token is no guess", async () => {
  expect(await passedOf(staffCalls[0], () => ({ status: 401, authorization: null }))).toBe(400);
});

test("an e-mail that is no text fails nothing", async () => {
  const send = openGate();
  const email = { toString: "none" } as unknown as string;
  expect(await send(endpoints.register, { email })).toBe(0);
});

test("another spelling of the path and a body that is no JSON pass no limit", async () => {
  expect(await passedOf(endpoints.logIn, () => ({ path: "/api/auth/%6Cogin" }))).toBe(5);
  const send = openGate();
  expect(await send(endpoints.logIn, { path: "/api/%E0%A4%A" })).toBe(0);
});
