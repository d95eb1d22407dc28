import { expect, test } from "vitest";
import { honeypotName } from "#app/components/forms/honeypot.tsx";
import { complaintPath } from "#app/domain/shop/complaint.ts";
import { honeypotFilled } from "#app/messages/errors-texts.ts";
import { json } from "../support/fake-upstream.ts";
import { openTestApp, type TestApp } from "../support/open-app.ts";
import { attribute, byId, elements, textOf } from "../support/page-queries.ts";
import type { Page } from "../support/visitor.ts";
import { atCart, badge, order, person, pickUp, transfer } from "./shopping.ts";

const demo = await openTestApp();
/** The same demo theatre behind its own app, whose limits are empty. */
const openFresh = () => openTestApp({ upstreamFetch: demo.passOn });
const call = "POST /api/complaints";

type Fields = Record<string, string>;
const typed: Fields = {
  order: "E26-00001",
  item: "Hořká čokoláda",
  defect: "Rozlámaná.\nI obal.",
  remedy: "replacement",
  name: "Jana Nováková",
  email: "jana@example.cz",
  phone: "777 123 456",
};

async function send(fields: Fields, app: TestApp = demo): Promise<Page> {
  return app.visitor({ ip: `198.51.100.${(address += 1)}` }).post(complaintPath(), fields);
}
let address = 0;

/** The request to the upstream, without making a complaint. */
async function sendIntercepted(fields: Fields) {
  const app = await openFresh();
  const bodies: unknown[] = [];
  app.intercept(call, async (request) => {
    bodies.push(await request.json());
    return json(
      { data: { reference: "R26-00077", received_at: "2026-11-21T10:00:00Z", decide_by: "2026-12-21" } },
      201,
    );
  });
  const page = await send(fields, app);
  return { page, bodies };
}

test("the page asks in a form that needs no JavaScript, and search engines find it", async () => {
  const page = await demo.visitor().visit(complaintPath());
  expect(page.status).toBe(200);
  expect(page.all("heading")[0]).toBe("Reklamovat zboží");
  const [form] = elements(page.the("main"), "form");
  expect(form && attribute(form, "method")).toBe("post");
  expect(form && attribute(form, "action")).toBe("/reklamovat");
  expect((await demo.visitor().get("/sitemap-stranky.xml")).body).toContain("/reklamovat</loc>");
});

test("a complaint has its number, the day until which it is settled and what was typed", async () => {
  const page = await send(typed);
  expect(page.status).toBe(200);
  expect(page.path).toBe("/reklamovat");
  expect(page.has("heading", "Reklamaci jsme přijali")).toBe(true);
  expect(page.text).toMatch(/Číslo reklamace ?R\d\d-\d{5}/u);
  expect(page.text).toMatch(/Vyřídíme nejpozději ?\d{1,2}\. \d{1,2}\. 20\d\d/u);
  for (const text of ["E26-00001", "Hořká čokoláda", "Rozlámaná.", "Vyměnit za nové", "jana@example.cz"])
    expect(page.text).toContain(text);
  expect(page.headers.get("Cache-Control")).toContain("no-store");
});

test("photographs go by e-mail, with the number as its subject", async () => {
  const { page } = await sendIntercepted(typed);
  expect(page.text.replaceAll("\u00a0", " ")).toMatch(
    /Fotografie nám pošlete na (?<email>\S+@\S+), do předmětu napište R26-00077\./u,
  );
  const link = elements(page.the("main"), "a").map((each) => attribute(each, "href"));
  expect(link).toContainEqual(expect.stringMatching(/^mailto:\S+@\S+\?subject=R26-00077$/u));
});

test("without the theatre's address the page does not mention photographs", async () => {
  const app = await openFresh();
  app.intercept("GET /api/settings/cs", () => json([]));
  const page = await send({ ...typed, item: "Bez adresy" }, app);
  expect(page.has("heading", "Reklamaci jsme přijali")).toBe(true);
  expect(page.text).not.toContain("Fotografie");
});

test("a filled honeypot has its sentence, keeps what was typed, and sends nothing", async () => {
  const { page, bodies } = await sendIntercepted({ ...typed, [honeypotName]: "x" });
  expect(page.status).toBe(422);
  expect(bodies).toEqual([]);
  expect(page.text).toContain(honeypotFilled);
  const item = byId(page.html, "reklamace-item");
  expect(item && attribute(item, "value")).toBe(typed.item);
});

test("an empty form has an error beside each required field, and sends nothing", async () => {
  const { page, bodies } = await sendIntercepted({ phone: "777 123 456" });
  expect(page.status).toBe(422);
  expect(bodies).toEqual([]);
  for (const field of ["order", "item", "defect", "remedy", "name", "email"]) {
    const error = byId(page.html, `reklamace-${field}-error`);
    expect(error && textOf(error), field).toContain("Pole musí být vyplněno.");
  }
  const phone = byId(page.html, "reklamace-phone");
  expect(phone && attribute(phone, "value")).toBe("777 123 456");
});

test.each<[string, () => Response | Promise<Response>, number, RegExp]>([
  ["is away", () => json({}, 500), 503, /Nevíme, zda reklamace dorazila|nic jsme neuložili/u],
  ["refuses a field", () => json({ errors: { item: ["Tohle ne."] } }, 422), 422, /Tohle ne\./u],
  ["limits the rate", () => json({}, 429), 503, /nic jsme neuložili/u],
])("for a back office that %s the form says so and is kept", async (_title, answer, status, sentence) => {
  const app = await openFresh();
  app.intercept(call, answer);
  const page = await send(typed, app);
  expect(page.status).toBe(status);
  expect(page.text.replaceAll("\u00a0", " ")).toMatch(sentence);
  const item = byId(page.html, "reklamace-item");
  expect(item && attribute(item, "value")).toBe(typed.item);
});

test("a complaint that is sent twice is one", async () => {
  const twice = { ...typed, item: "Dvakrát" };
  const reference = (page: Page) => /R\d\d-\d{5}/u.exec(page.text)?.[0];
  const first = await send(twice);
  expect(reference(await send(twice))).toBe(reference(first));
});

test("an order's page leads to a filled-in form; a wrong secret discloses nothing", async () => {
  const [visitor, cart] = await atCart(demo, badge);
  const placed = await order(cart, { ...pickUp, ...transfer }, person);
  const link = attribute(placed.the("link", "Reklamovat zboží"), "href") ?? "";
  expect(link).toMatch(/^\/reklamovat\/\d+\/[\w-]+$/u);
  const page = await visitor.visit(link);
  const code = /E\d\d-\d{5}/u.exec(placed.text)?.[0];
  const field = byId(page.html, "reklamace-order");
  expect(field && attribute(field, "value")).toBe(code);
  expect(page.headers.get("Cache-Control")).toContain("no-store");
  const wrong = await visitor.get(link.replace(/[^/]+$/u, "a".repeat(22)));
  expect(wrong.status).toBe(404);
  expect(wrong.body).not.toContain(code);
});
