import { mkdtempSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { paths } from "#app/domain/paths.ts";
import { cartFailures, cartTexts } from "#app/messages/cart-texts.ts";
import { orderFailures } from "#app/messages/order-texts.ts";
import { headerTexts } from "#app/messages/shell-texts.ts";
import type { Standalone } from "#server/standalone/standalone.ts";
import { startSite, type SiteProcess } from "../server/app/site-process.ts";
import { ensureBuild } from "../support/built-site.ts";
import { outputFolder } from "../support/output.ts";
import { openSeededStandalone } from "#server/standalone/tests/seeded-database.ts";
import { openVisitor, type Visitor } from "../support/visitor.ts";
import { openBackOffice, type BackOffice } from "./back-office.ts";
import { overHttp, ready } from "./over-http.ts";

/** The back office stops and starts again; the site is its own process and keeps running. */

let backend: Standalone;
let office: BackOffice;
let site: SiteProcess;

beforeAll(async () => {
  await ensureBuild();
  backend = await openSeededStandalone();
  office = await openBackOffice((request) => backend.fetch(request));
  site = await startSite({
    API_BASE_URL: office.url,
    DATA_DIR: mkdtempSync(path.join(outputFolder("scratch"), "site-")),
    LOG_LEVEL: "warn",
  });
  await ready(site.url);
}, 180_000);
afterAll(async () => {
  await site?.end();
  await office?.leave();
  await backend?.close();
});

const plain = (text: string) => text.replaceAll("\u00a0", " ");
const postcard = { product: "109", quantity: "2" };

async function withCart(): Promise<Visitor> {
  const visitor = openVisitor(overHttp, site.url);
  const added = await visitor.post(paths.cart(), { intent: "add", ...postcard });
  expect(added).toRedirectTo(paths.cart());
  expect(await added.follow()).toShowNotice("jsme přidali do košíku");
  return visitor;
}

/** The back office is down until the test starts it again. */
async function outage(): Promise<() => Promise<void>> {
  let isAway = true;
  const comeBack = async () => {
    if (isAway) await office.comeBack();
    isAway = false;
  };
  onTestFinished(comeBack);
  await office.leave();
  return comeBack;
}

test("an unreadable cart is not shown as empty, and is back once it can be read", async () => {
  const visitor = await withCart();
  const cookie = visitor.cookies.get("cart");
  const comeBack = await outage();

  const away = await visitor.visit(paths.cart());
  expect(away.status).toBe(200);
  expect(away.text).toContain(plain(cartTexts.unreachableTitle));
  expect(away.text).not.toContain(plain(cartTexts.emptyTitle));
  expect(away.has("link", plain(headerTexts.badgeUnreachable))).toBe(true);
  expect(away.headers.getSetCookie().filter((line) => line.startsWith("cart="))).toEqual([]);
  expect(visitor.cookies.get("cart")).toBe(cookie);

  await comeBack();
  const back = await visitor.visit(paths.cart());
  expect(back.has("textbox", "Počet kusů: Sada pohlednic Kytice")).toBe(true);
  expect(back.has("link", "Košík, 1 položka")).toBe(true);
  expect(back).toSetCookie("cart", "Max-Age=1209600");
});

test("a notice reports each outage once, on the page that reads the cart", async () => {
  const visitor = await withCart();
  for (const _outage of ["first", "second"]) {
    const comeBack = await outage();
    expect(await visitor.visit(paths.cart())).toShowNotice(plain(cartFailures.load));
    expect(await visitor.visit("/eshop")).not.toShowNotice(plain(cartFailures.load));
    await comeBack();
    expect((await visitor.visit("/eshop")).has("link", "Košík, 1 položka")).toBe(true);
  }
});

test("cached content is shown during the outage", async () => {
  const before = await openVisitor(overHttp, site.url).visit("/105/domov/hrnek-prestavka-300-ml");
  await outage();
  const visitor = openVisitor(overHttp, site.url);
  const product = await visitor.visit("/105/domov/hrnek-prestavka-300-ml");
  expect(product.status).toBe(200);
  expect(product.title).toBe(before.title);
  expect(product.all("heading")).toEqual(before.all("heading"));
  // A visitor without a cart has none that could be unreachable.
  expect(product).not.toShowNotice(plain(cartFailures.load));
  expect((await visitor.visit("/102/obleceni/neni")).status).toBe(503);
});

test("changes during the outage change nothing and say so", async () => {
  const visitor = await withCart();
  const comeBack = await outage();
  const changed = await visitor.post(paths.cart(), { intent: "quantity", product: "109", quantity: "5" });
  expect(changed.status).toBe(503);
  expect(changed.has("button", "Odeslat znovu")).toBe(true);
  expect(changed.text).toContain(plain(cartFailures.load));
  const cleared = await visitor.post(paths.cart(), { intent: "clear" });
  expect(await cleared.follow()).toShowNotice(plain(cartFailures.clear));
  const ordered = await visitor.post(paths.cart(), { intent: "order", email: "jana@example.cz" });
  expect(ordered.status).toBe(503);
  expect(ordered.has("button", "Zpět k objednávce")).toBe(true);
  expect(ordered.text).toContain(plain(orderFailures.notNow));

  await comeBack();
  // The failures have opened the circuit of the call, which the site tries again after three seconds.
  const back = await vi.waitFor(
    async () => {
      const page = await visitor.visit(paths.cart());
      expect(page.text).toContain("Celkem 240,00 Kč");
      return page;
    },
    { timeout: 6_000, interval: 500 },
  );
  expect(back.has("link", "Košík, 1 položka")).toBe(true);
});
