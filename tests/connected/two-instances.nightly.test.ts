import { mkdtempSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { paths } from "#app/domain/paths.ts";
import type { Standalone } from "#server/standalone/standalone.ts";
import { startSite, type SiteProcess } from "../server/app/site-process.ts";
import { ensureBuild } from "../support/built-site.ts";
import type { Call } from "../support/fake-upstream.ts";
import { findButton, press } from "../support/forms.ts";
import { toCustomers } from "../../server/standalone/tests/emails.ts";
import { outputFolder } from "../support/output.ts";
import { skipWithout } from "../support/missing.ts";
import { attribute, byRole, elements, nameOf } from "../support/page-queries.ts";
import { openSeededStandalone } from "#server/standalone/tests/seeded-database.ts";
import { startRedis, type RedisServer } from "../support/redis-server.ts";
import { openVisitor, type Page, type Visitor } from "../support/visitor.ts";
import { divak, postSignIn, signIn } from "../screens/signing-in.ts";
import { openBackOffice, type BackOffice } from "./back-office.ts";
import { freePort, overHttp, ready } from "./over-http.ts";
import { desk, person, pickUp, submit, use } from "../screens/shopping.ts";

/** Two processes of the site behind one load balancer: they share the secret and the upstream, then also a Redis. */

let backend: Standalone;
let office: BackOffice;
/** The back office refuses to sign out. */
let keepsTokens = false;
let instances: readonly [SiteProcess, SiteProcess];

beforeAll(async () => {
  await ensureBuild();
  backend = await openSeededStandalone({ publicOrigin });
  office = await openBackOffice(async (request) =>
    keepsTokens && request.url.endsWith("/api/auth/logout")
      ? new Response(null, { status: 503 })
      : backend.fetch(request),
  );
  instances = await Promise.all([startInstance(), startInstance()]);
}, 180_000);
afterAll(async () => {
  await Promise.all(instances?.map((front) => front.end()) ?? []);
  await office?.leave();
  await backend?.close();
});

async function startInstance(more: Record<string, string> = {}) {
  const port = await freePort();
  const site = await startSite({
    PORT: String(port),
    API_BASE_URL: office.url,
    REQUIRE_LOWEST_PRICE: "true",
    DATA_DIR: mkdtempSync(path.join(outputFolder("scratch"), "front-")),
    PUBLIC_ORIGIN: publicOrigin,
    SESSION_SECRETS: "one-secret-that-both-of-the-fronts-were-given",
    LOG_LEVEL: "warn",
    ...more,
  });
  // The site's public origin is the load balancer's.
  const url = `http://127.0.0.1:${port}`;
  await ready(url);
  return { ...site, url };
}

const publicOrigin = "http://divadlo.example";
const postcard = 109;
const mug = 105;
const chocolate = 118;

/** A browser before a load balancer, which sends each request to the process that did not get the last one. */
function openBalanced(): Visitor {
  let turn = 0;
  return openVisitor((request) => sendTo((turn += 1), request), publicOrigin);
}

/** A browser of one process. */
function openAt(at: 0 | 1): Visitor {
  return openVisitor((request) => sendTo(at, request), publicOrigin);
}

function sendTo(turn: number, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  return overHttp(new Request((instances[turn % 2] ?? instances[0]).url + pathname + search, request));
}

/** Sends a form of the cart; fails when the site reports an error. */
/** `more`: fields that make two forms different; equal simultaneous forms count as one. */
async function change(
  visitor: Visitor,
  intent: "add" | "quantity",
  product: number,
  quantity: number,
  more: Record<string, string> = {},
) {
  const fields = { intent, product: String(product), quantity: String(quantity), ...more };
  const answer = await visitor.post(paths.cart(), fields);
  expect(answer).toRedirectTo(paths.cart());
  return answer;
}

/** Quantities by product, as the upstream has them. */
async function pieces(visitor: Visitor): Promise<Record<string, number>> {
  // On a machine that is too slow for the deadlines this fails first.
  const lines = instances.flatMap((front) => front.output().split("\n").filter(Boolean));
  // The notice's picture is the operator's task; the process warns of it at its start.
  expect(lines.filter((line) => !line.includes('"event":"guarantee-notice.missing"'))).toEqual([]);
  const cart = await visitor.visit(paths.cart());
  // The form that undoes the last removal has a quantity too, a hidden one.
  const boxes = elements(
    cart.html,
    "input",
    (input) => attribute(input, "name") === "quantity" && attribute(input, "type") !== "hidden",
  );
  return Object.fromEntries(
    boxes.map((box) => {
      const form = elements(cart.html, "form", (one) => elements(one, "input").includes(box))[0];
      const product = elements(form ?? cart.html, "input", (input) => attribute(input, "name") === "product");
      return [attribute(product[0] ?? box, "value") ?? "", Number(attribute(box, "value"))];
    }),
  );
}

/** Delays matching calls until `count` of them have arrived, so that all of them have read the same cart before. */
function holdUntil(count: number, matches: (call: Call) => boolean): void {
  let arrived = 0;
  let open: () => void = () => undefined;
  const all = new Promise<void>((resolve) => (open = resolve));
  office.hold(async (call) => {
    if (!matches(call)) return;
    arrived += 1;
    if (arrived === count) open();
    await all;
  });
  onTestFinished(() => office.hold(null));
}

function isChange({ method, path: at }: Call): boolean {
  return method === "PUT" && at.startsWith("/api/cart/");
}

function isOrder({ method, path: at }: Call): boolean {
  return method === "POST" && at.startsWith("/api/orders/");
}

test("two lines added at the same moment over two processes are both in the cart", async () => {
  const visitor = openBalanced();
  await change(visitor, "add", postcard, 1);
  holdUntil(2, isChange);
  await Promise.all([change(visitor, "add", mug, 2), change(visitor, "add", chocolate, 3)]);
  for (const _front of instances) {
    expect(await pieces(visitor)).toEqual({ [postcard]: 1, [mug]: 2, [chocolate]: 3 });
  }
});

test("alternating changes over two processes give the result of a serial run", async () => {
  const visitor = openBalanced();
  const products = [105, 109, 110, 112, 113, 115, 118, 119];
  await change(visitor, "add", postcard, 2);
  await Promise.all(products.map((product) => change(visitor, "add", product, 1)));
  expect(await pieces(visitor)).toEqual(
    Object.fromEntries(products.map((product) => [product, product === postcard ? 3 : 1])),
  );

  // Absolute quantities: no change touches another's line.
  await Promise.all(products.map((product, at) => change(visitor, "quantity", product, at % 3)));
  const expected = products.flatMap((product, at) => (at % 3 ? [[product, at % 3] as const] : []));
  expect(await pieces(visitor)).toEqual(Object.fromEntries(expected));
});

test("the same quantity set twice over two processes is that quantity, not its double", async () => {
  const visitor = openBalanced();
  await change(visitor, "add", postcard, 1);
  holdUntil(2, isChange);
  await Promise.all([change(visitor, "quantity", postcard, 4), change(visitor, "quantity", postcard, 4)]);
  expect(await pieces(visitor)).toEqual({ [postcard]: 4 });
});

test("an order sent twice at the same moment over two processes is one order", async () => {
  const visitor = openBalanced();
  await change(visitor, "add", chocolate, 1);
  const form = await chosen(visitor);
  const calls = office.calls.length;
  holdUntil(2, isOrder);
  const [first, second] = await Promise.all([
    visitor.post(paths.cart(), form),
    visitor.post(paths.cart(), form),
  ]);
  expect(first).toRedirectTo(/^\/shrnuti\/\d+\/[\w-]+$/u);
  expect(second).toRedirectTo(first.headers.get("Location") ?? "");
  expect(toCustomers(await backend.outbox())).toHaveLength(1);
  const keys = office.calls
    .slice(calls)
    .filter(isOrder)
    .map(({ headers }) => headers.get("Idempotency-Key"));
  expect(keys).toEqual([keys[0], keys[0]]);

  // Back, and a second submit, at either process.
  for (const _front of instances) {
    expect(await visitor.post(paths.cart(), form)).toRedirectTo(first.headers.get("Location") ?? "");
  }
  expect(toCustomers(await backend.outbox())).toHaveLength(1);
  expect(office.calls.slice(calls).filter(isOrder)).toHaveLength(2);
});

test("a process reads the cookies that the other one set", async () => {
  const visitor = openBalanced();
  const added = await change(visitor, "add", chocolate, 1);
  expect(await added.follow()).toShowNotice("jsme přidali do košíku");
  await chosen(visitor);
  for (const _front of instances) {
    const { html } = await visitor.visit(paths.cart());
    const ticked = elements(html, "input", (input) => attribute(input, "checked") !== null);
    expect(ticked.map((input) => `${attribute(input, "name")} ${attribute(input, "value")}`)).toEqual(
      expect.arrayContaining(["delivery 1", "payment 4"]),
    );
  }
});

/** Chooses pick-up and payment there; returns the fields that the order form would send. */
async function chosen(visitor: Visitor): Promise<URLSearchParams> {
  const cart = await visitor.visit(paths.cart());
  const page = await cart.press(use, { ...pickUp, ...desk });
  return press(page.html, findButton(page.html, submit), person).fields;
}

describe("sharing a Redis", () => {
  let redis: RedisServer | string;
  beforeAll(async () => {
    redis = await startRedis();
    if (typeof redis === "string") return;
    const shared = { REDIS_URL: redis.url };
    await Promise.all(instances.map((front) => front.end()));
    instances = await Promise.all([startInstance(shared), startInstance(shared)]);
  }, 60_000);
  afterAll(async () => {
    if (typeof redis === "object") await redis.signal("SIGKILL");
  });
  beforeEach(({ skip }) => {
    if (typeof redis === "string") skipWithout(redis, skip);
  });

  /** A second browser with the current cookies of this one, before the other process. */
  function copyOf(visitor: Visitor, at: 0 | 1): Visitor {
    const copy = openAt(at);
    for (const [name, value] of visitor.cookies) copy.cookies.set(name, value);
    return copy;
  }

  /** The name of the header's link to the cart. */
  function badgeOf({ html }: Page): string | undefined {
    return byRole(html, html, "link", /^Košík,/u).map((link) =>
      nameOf(link, html).replaceAll("\u00a0", " "),
    )[0];
  }

  test("20 pieces added at once over two processes to the one in the cart are 21", async () => {
    const visitor = openBalanced();
    await change(visitor, "add", postcard, 1);
    await Promise.all(
      Array.from({ length: 20 }, (_, tab) => change(visitor, "add", postcard, 1, { tab: String(tab) })),
    );
    for (const _front of instances) expect(await pieces(visitor)).toEqual({ [postcard]: 21 });
  });

  test("five tries of a password are five over both processes", async () => {
    const before = office.calls.length;
    const guesses = Array.from({ length: 12 }, (_, at) =>
      postSignIn(openAt(at % 2 ? 1 : 0), { email: "hadany@divadlo.example", password: `wrong-${at}` }),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    const calls = office.calls.slice(before).filter((call) => call.path === "/api/auth/login");
    expect(calls).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  });

  test("a cart changed at one process is right at the other at once", async () => {
    const visitor = openAt(0);
    await change(visitor, "add", postcard, 1);
    await visitor.visit(paths.cart());
    const otherTab = copyOf(visitor, 1);
    for (let time = 0; time < 2; time += 1) {
      expect(badgeOf(await otherTab.get(paths.contacts()))).toBe("Košík, 1 položka");
    }
    await change(visitor, "add", chocolate, 1);
    expect(badgeOf(await otherTab.get(paths.contacts()))).toBe("Košík, 2 položky");
  });

  test("a sign-out at one process ends the session at the other", async () => {
    const visitor = openAt(0);
    await signIn(visitor, divak);
    await visitor.visit(paths.cart());
    const copy = copyOf(visitor, 1);
    expect((await copy.get(paths.contacts())).has("link", "Váš účet")).toBe(true);
    keepsTokens = true;
    await visitor.post(paths.logout(), {});
    expect((await copy.get(paths.contacts())).has("link", "Váš účet")).toBe(false);
    expect(await copy.get(paths.account())).toRedirectTo(/^\/login/u);
  });

  test("without their Redis both processes go on, and say so once", async () => {
    const visitor = openBalanced();
    await change(visitor, "add", postcard, 1);
    if (typeof redis === "object") await redis.signal("SIGKILL");
    await Promise.all(
      Array.from({ length: 10 }, async () => {
        expect((await visitor.visit(paths.cart())).status).toBe(200);
        expect((await openBalanced().visit(paths.home())).status).toBe(200);
      }),
    );
    await change(visitor, "quantity", postcard, 3);
    for (const { output } of instances) {
      expect(output().match(/"event":"shared-store\.away"/gu)).toHaveLength(1);
      expect(output()).not.toMatch(/unhandled|uncaught/u);
    }
  });
});
