import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { paths } from "#app/domain/paths.ts";
import { startSite, type SiteProcess } from "../server/app/site-process.ts";
import { ensureBuild } from "../support/built-site.ts";
import { filesUnder, outputFolder, root } from "../support/output.ts";
import { attribute, elements } from "../support/page-queries.ts";
import { openVisitor, type Page, type Visitor } from "../support/visitor.ts";
import { overHttp, ready } from "./over-http.ts";
import { person, submit } from "../screens/shopping.ts";

/** Two processes: a theatre's back office, and the app, which knows only its address. */

const scratch = (name: string) => mkdtempSync(path.join(outputFolder("scratch"), `${name}-`));
const officeData = scratch("office");
const siteData = scratch("site");
/** The modules that the office has loaded: at the start, before the first request. */
let loaded: readonly string[] = [];
let office: SiteProcess;
let site: SiteProcess;

beforeAll(async () => {
  await ensureBuild();
  const list = path.join(scratch("loaded"), "modules.txt");
  office = await startSite({
    DATA_DIR: officeData,
    LOG_LEVEL: "warn",
    LOADED_MODULES: list,
    NODE_OPTIONS: `--import=${new URL("../support/loaded-modules.js", import.meta.url).href}`,
  });
  loaded = readFileSync(list, "utf8").split("\n");
  await ready(office.url);
  site = await startSite({
    API_BASE_URL: office.url,
    DATA_DIR: siteData,
    LOG_LEVEL: "warn",
  });
  await ready(site.url);
});
afterAll(() => Promise.all([site?.end(), office?.end()]));

/** Chunks that only a browser runs, only a command needs, or a setting loads at the start. */
const notOfTheSite =
  /^(?:send-analytics|carousel|carousel-engine|cart-panel|consent-dialog|lightbox-engine|map-engine|modal|range|search-combobox|slider-engine|toasts|command|email-command|metrics|redis-store)-[0-9a-f]{8}\.js$/u;

test("a listening site has loaded every module that it imports later", () => {
  const imported = filesUnder("build/server")
    .filter((file) => file.endsWith(".js"))
    .flatMap((file) => [...readFileSync(path.join(root, file), "utf8").matchAll(/\bimport\("([^"]+)"\)/gu)])
    .map(([, name = ""]) => name);
  expect(imported).toContain("sharp");
  const missing = [...new Set(imported)].filter((name) => {
    const isChunk = name.startsWith("./");
    const [scope = "", own = ""] = name.split("/");
    const folder = `/node_modules/${name.startsWith("@") ? `${scope}/${own}` : scope}/`;
    return !loaded.some((url) => (isChunk ? url.endsWith(name.slice(1)) : url.includes(folder)));
  });
  // `pg` belongs to DATABASE_URL, to which the site connects before it listens.
  expect(missing.filter((name) => name !== "pg" && !notOfTheSite.test(path.basename(name)))).toEqual([]);
});

const mug = "/105/domov/hrnek-prestavka-300-ml";
const visitor = () => openVisitor(overHttp, site.url);
const atOffice = (address: string) => fetch(office.url + address, { redirect: "manual" });
const crowns = /(\d[\d ]*,\d\d) Kč/u;

/** One mug in the cart, from the product's page. */
async function withMug(buyer: Visitor): Promise<Page> {
  const product = await buyer.visit(mug);
  await product.press("Do košíku", { quantity: "1" }, 0);
  return buyer.visit(paths.cart());
}

/** Chooses pick-up and a payment; the page with the total to pay. */
function choose(cart: Page, payment: string): Promise<Page> {
  const pickUp = elements(cart.html, "option", (option) => attribute(option, "value") !== "")
    .map((option) => attribute(option, "value") ?? "")
    .at(0);
  return cart.press("Použít dopravu", { delivery: "1", payment, branch: [pickUp ?? ""] });
}

test("a guest buys without JavaScript, and the other process has the order", async () => {
  const buyer = visitor();
  const product = await buyer.visit(mug);
  expect(product.title).toBe("Hrnek Přestávka 300 ml · Divadlo Na Vantrokách");
  const added = await product.press("Do košíku", { quantity: "2" }, 0);
  expect(added).toShowNotice("Hrnek Přestávka 300 ml jsme přidali do košíku.");

  const cart = await buyer.visit(paths.cart());
  expect(cart.has("textbox", "Počet kusů: Hrnek Přestávka 300 ml")).toBe(true);
  const unknown = await cart.press("Uplatnit", { code: "NENI" });
  expect(unknown).toMarkField("code", /neexistuje/u);
  const discounted = await unknown.press("Uplatnit", { code: "POTLESK100", guestEmail: "jana@example.cz" });
  expect(discounted.text).toContain("POTLESK100");

  const chosen = await choose(discounted, "2");
  expect(chosen.status).toBe(200);
  const refused = await chosen.press(submit, { ...person, email: "jana" });
  expect(refused.status).toBe(422);
  expect(refused).toMarkField("email", "Pole musí obsahovat platný email.");
  const summary = await refused.press(submit, { email: "jana@example.cz" });
  expect(summary.status).toBe(200);
  const [, id, hash] = /^\/shrnuti\/(\d+)\/([\w-]+)$/u.exec(summary.path) ?? [];
  expect(summary.text).toContain("598,00 Kč");

  const kept = await (await atOffice(`/api/orders/summary/${id}/${hash}`)).json();
  expect(kept.data).toMatchObject({
    email: "jana@example.cz",
    total: 598,
    lines: [{ product_id: 105, quantity: 2 }],
    vouchers: [{ code: "POTLESK100", discount: 100 }],
    payment: { kind: "transfer" },
  });
  expect(summary.text).toContain(kept.data.code);
  const [message = ""] = readdirSync(path.join(officeData, "outbox")).filter((name) =>
    name.includes(kept.data.code),
  );
  const mail = readFileSync(path.join(officeData, "outbox", message), "utf8");
  expect(mail).toMatch(/^To: jana@example\.cz$/mu);
  // The other process's e-mail links to this one's page.
  expect(mail.replaceAll("=\r\n", "")).toContain(`${site.url}${summary.path}`);

  expect(await buyer.visit(paths.cart())).toMatchObject({ status: 200 });
  expect((await buyer.visit(paths.cart())).has("heading", "Váš košík je prázdný")).toBe(true);
});

test("everything under /api belongs to the other process", async () => {
  for (const [method, address] of [
    ["GET", "/api/settings/cs"],
    ["GET", "/api/openapi.json"],
    ["GET", "/api/cart/anonymous/cs"],
    ["GET", "/api/demo-gateway.css"],
    ["GET", "/api"],
    ["POST", "/api/auth/login"],
    ["PUT", "/api/cart/1"],
    ["DELETE", "/api/cart/1"],
  ] as const) {
    const ours = await fetch(site.url + address, { method });
    expect(ours.headers.get("Content-Type"), address).toContain("application/json");
    expect(ours.status, address).toBe(404);
    expect(ours.statusText, address).toBe("This page could not be found");
    expect(await ours.json()).toMatchObject({ status: 404, error: "not_exists" });
  }
  expect((await atOffice("/api/settings/cs")).status).toBe(200);
});

test("the site passes drawings on, and converts photographs for the browser", async () => {
  const product = await visitor().visit(mug);
  const [picture] = elements(product.html, "img", (img) =>
    (attribute(img, "src") ?? "").startsWith("/images/product/big/"),
  );
  const source = attribute(picture ?? product.html, "src") ?? "";
  const drawing = await fetch(site.url + source);
  expect(drawing.status).toBe(200);
  expect(drawing.headers.get("Content-Type")).toBe("image/svg+xml");
  expect(drawing.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  const scene = "/images/scene/big/nora-2.jpg";
  const webp = await fetch(`${site.url}${scene}?w=320`, { headers: { Accept: "image/webp,*/*" } });
  expect(webp.status).toBe(200);
  expect(webp.headers.get("Content-Type")).toBe("image/webp");
  const bytes = Buffer.from(await webp.arrayBuffer());
  expect(bytes.subarray(8, 12).toString("latin1")).toBe("WEBP");
  const original = await atOffice(source);
  expect(original.status).toBe(200);

  const unknown = await fetch(`${site.url}/images/product/big/neni.svg`);
  expect(unknown.status).toBe(404);
  expect(unknown.headers.get("Cache-Control")).toContain("max-age");
});

test("a card is paid at the other process, and its return URL leads here", async () => {
  const buyer = visitor();
  const cart = await choose(await withMug(buyer), "1");
  // A browser does not follow a form's redirect to another site, so a page leads there.
  const leaving = await cart.press(submit, person);
  const gateway = attribute(leaving.the("link", "Pokračovat"), "href") ?? "";
  expect(gateway).toContain(`${office.url}/api/demo-gateway/`);
  const emptied = await buyer.visit(paths.cart());
  const address = elements(emptied.html, "a")
    .map((link) => attribute(link, "href") ?? "")
    .find((href) => href.startsWith("/shrnuti/"));
  const unpaid = await buyer.visit(address ?? "");
  expect(crowns.exec(unpaid.text)?.[1]).toBe("349,00");

  const failed = await pay(gateway, "Platba selhala");
  expect(failed.text).toContain("Zatím nezaplacená objednávka");
  const after = await buyer.visit(wayBack(failed, address));
  expect(after.text).toContain("Platba se nezdařila. Můžete ji zkusit znovu, objednávku máme.");

  const again = await after.press("Zaplatit kartou");
  const other = attribute(again.the("link", "Pokračovat"), "href") ?? "";
  expect(other).not.toBe(gateway);
  const paid = await pay(other, "Zaplaceno");
  const done = await buyer.visit(wayBack(paid, address));
  expect(done.text).toContain("Zaplaceno, děkujeme.");
  expect(done.all("button").join()).not.toContain("Zaplatit kartou");
});

/** The gateway's last page, requested without the visitor's cookies, which do not belong to it. */
async function pay(gateway: string, how: string): Promise<Page> {
  expect(new URL(gateway).origin).toBe(office.url);
  const page = await openVisitor(overHttp, office.url).visit(new URL(gateway).pathname);
  expect(page.text).toContain("Tohle je ukázka.");
  return page.press(how);
}

/** The gateway's link back, as a path of the site. */
function wayBack(page: Page, expected: string | undefined): string {
  const back = attribute(page.the("link", "Zpět do obchodu"), "href");
  expect(back).toBe(`${site.url}${expected}`);
  return expected ?? "";
}

test("the site has no database, and the other process's answers fit the contract", () => {
  expect(readdirSync(siteData).filter((name) => name !== "session-secret")).toEqual([]);
  expect(site.output()).not.toMatch(/upstream\.(?:broken|dropped|failed)|"level":"error"/u);
  expect(office.output()).not.toMatch(/"level":"error"/u);
});
