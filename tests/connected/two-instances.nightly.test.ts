import { mkdtempSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { paths } from "#app/domain/paths.ts";
import type { DemoBackend } from "#server/demo-backend/demo-backend.ts";
import { startSite, type SiteProcess } from "../server/app/site-process.ts";
import { ensureBuild } from "../support/built-site.ts";
import type { Call } from "../support/fake-upstream.ts";
import { findButton, press } from "../support/forms.ts";
import { toCustomers } from "../demo-backend/emails.ts";
import { outputFolder } from "../support/output.ts";
import { attribute, elements } from "../support/page-queries.ts";
import { openSeededDemoBackend } from "../support/seeded-database.ts";
import { openVisitor, type Visitor } from "../support/visitor.ts";
import { openBackOffice, type BackOffice } from "./back-office.ts";
import { freePort, overHttp, ready } from "./over-http.ts";

/** Two processes of the site behind one load balancer: they share the secret and the upstream, and nothing else. */

let backend: DemoBackend;
let office: BackOffice;
let instances: readonly [SiteProcess, SiteProcess];

beforeAll(async () => {
  await ensureBuild();
  backend = await openSeededDemoBackend({ publicOrigin });
  office = await openBackOffice((request) => backend.fetch(request));
  instances = await Promise.all([startInstance(), startInstance()]);
}, 180_000);
afterAll(async () => {
  await Promise.all(instances?.map((front) => front.end()) ?? []);
  await office?.leave();
  await backend?.close();
});

async function startInstance() {
  const port = await freePort();
  const site = await startSite({
    PORT: String(port),
    API_BASE_URL: office.url,
    REQUIRE_LOWEST_PRICE: "true",
    DATA_DIR: mkdtempSync(path.join(outputFolder("scratch"), "front-")),
    PUBLIC_ORIGIN: publicOrigin,
    SESSION_SECRETS: "one-secret-that-both-of-the-fronts-were-given",
    LOG_LEVEL: "warn",
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
  return openVisitor((request) => {
    turn += 1;
    const { pathname, search } = new URL(request.url);
    return overHttp(new Request((instances[turn % 2] ?? instances[0]).url + pathname + search, request));
  }, publicOrigin);
}

/** Sends a form of the cart; fails when the site reports an error. */
async function change(visitor: Visitor, intent: "add" | "quantity", product: number, quantity: number) {
  const fields = { intent, product: String(product), quantity: String(quantity) };
  const answer = await visitor.post(paths.cart(), fields);
  expect(answer).toRedirectTo(paths.cart());
  return answer;
}

/** Quantities by product, as the upstream has them. */
async function pieces(visitor: Visitor): Promise<Record<string, number>> {
  // Where a machine is too slow for the deadlines, check this first.
  const lines = instances.flatMap((front) => front.output().split("\n").filter(Boolean));
  // The picture of the notice is the operator's, and the process says so at its start.
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

test("alternating changes of eight lines over two processes give the result of a serial run", async () => {
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

test("a process reads the cookies that the other one set: the notice of a redirect, the choice", async () => {
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

/** Chooses pick-up and payment there; the fields that the order form would send. */
async function chosen(visitor: Visitor): Promise<URLSearchParams> {
  const cart = await visitor.visit(paths.cart());
  const page = await cart.press("Použít dopravu", { delivery: "1", payment: "4", branch: ["1"] });
  const button = findButton(page.html, "Objednávka zavazující k platbě");
  return press(page.html, button, {
    email: "jana@example.cz",
    firstName: "Jana",
    lastName: "Nováková",
    terms: true,
  }).fields;
}
