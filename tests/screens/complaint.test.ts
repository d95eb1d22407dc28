import { expect, test } from "vitest";
import { honeypotName } from "#app/components/forms/honeypot.tsx";
import { complaintPath } from "#app/domain/shop/complaint.ts";
import { honeypotFilled } from "#app/messages/errors.ts";
import { json } from "../support/fake-upstream.ts";
import { openTestApp, type TestApp } from "../support/open-app.ts";
import { attribute, byId, elements, textOf } from "../support/page-queries.ts";
import type { Page } from "../support/visitor.ts";
import { atCart, badge, order, person, pickUp, transfer } from "./shopping.ts";

const demo = await openTestApp();
/** The same demo theatre behind its own app, whose limits are empty. */
const fresh = () => openTestApp({ upstreamFetch: demo.passOn });
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

/** What the upstream was sent, without a complaint being made. */
async function sent(fields: Fields) {
  const app = await fresh();
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

function errorAt(page: Page, field: string): string | null {
  const error = byId(page.html, `reklamace-${field}-error`);
  return error ? textOf(error) : null;
}

test("the page asks in a form that needs no JavaScript, and search engines find it", async () => {
  const page = await demo.visitor().visit(complaintPath());
  expect([page.status, page.all("heading")[0]]).toEqual([200, "Reklamovat zboží"]);
  const [form] = elements(page.the("main"), "form");
  expect(form && ["method", "action"].map((name) => attribute(form, name))).toEqual(["post", "/reklamovat"]);
  expect((await demo.visitor().get("/sitemap-stranky.xml")).body).toContain("/reklamovat</loc>");
});

test("a complaint is answered with its number, the day and until when it is settled, and all that was said", async () => {
  const page = await send(typed);
  expect([page.status, page.path]).toEqual([200, "/reklamovat"]);
  expect(page.has("heading", "Reklamaci jsme přijali")).toBe(true);
  expect(page.text).toMatch(/Číslo reklamace ?R\d\d-\d{5}/u);
  expect(page.text).toMatch(/Vyřídíme nejpozději ?\d{1,2}\. \d{1,2}\. 20\d\d/u);
  for (const value of ["E26-00001", "Hořká čokoláda", "Rozlámaná.", "Vyměnit za nové", "jana@example.cz"])
    expect(page.text).toContain(value);
  expect(page.headers.get("Cache-Control")).toContain("no-store");
  const letters = (await demo.standalone?.outbox()) ?? [];
  expect(letters.filter(({ subject }) => /Reklamaci R\S+ jsme přijali/u.test(subject))).toHaveLength(1);
});

test("photographs go by e-mail, with the number as its subject", async () => {
  const { page } = await sent(typed);
  expect(page.text.replaceAll("\u00a0", " ")).toMatch(
    /Fotografie nám pošlete na (?<email>\S+@\S+), do předmětu napište R26-00077\./u,
  );
  const link = elements(page.the("main"), "a").map((element) => attribute(element, "href"));
  expect(link).toContainEqual(expect.stringMatching(/^mailto:\S+@\S+\?subject=R26-00077$/u));
});

test("where the theatre's address is not known, nothing is said of photographs", async () => {
  const app = await fresh();
  app.intercept("GET /api/settings/cs", () => json([]));
  const page = await send({ ...typed, item: "Bez adresy" }, app);
  expect(page.has("heading", "Reklamaci jsme přijali")).toBe(true);
  expect(page.text).not.toContain("Fotografie");
});

test("a form with files is 415, before anything of it is read", async () => {
  const app = await fresh();
  const form = new FormData();
  for (const [name, value] of Object.entries(typed)) form.append(name, value);
  form.append("photographs", new Blob(["x"]), "foto.jpg");
  const page = await app.visitor().post(complaintPath(), form);
  expect([page.status, app.calls.filter(({ method }) => method === "POST")]).toEqual([415, []]);
});

test("a filled honeypot is told, what was typed is kept, and nothing is sent", async () => {
  const { page, bodies } = await sent({ ...typed, [honeypotName]: "x" });
  expect([page.status, bodies]).toEqual([422, []]);
  expect(page.text).toContain(honeypotFilled);
  const item = byId(page.html, "reklamace-item");
  expect(item && attribute(item, "value")).toBe(typed.item);
});

test.each(["order", "item", "defect", "remedy", "name", "email"])(
  "without %s nothing is sent",
  async (field) => {
    const { page, bodies } = await sent({ ...typed, [field]: "" });
    expect([page.status, bodies]).toEqual([422, []]);
    expect(errorAt(page, field)).toContain("Pole musí být vyplněno.");
  },
);

test.each<[string, () => Response | Promise<Response>, number, RegExp]>([
  ["is away", () => json({}, 500), 503, /Nevíme, zda reklamace dorazila|nic jsme neuložili/u],
  ["refuses a field", () => json({ errors: { item: ["Tohle ne."] } }, 422), 422, /Tohle ne\./u],
  ["limits the rate", () => json({}, 429), 503, /nic jsme neuložili/u],
])(
  "a back office that %s is told above the form, which is kept",
  async (_title, answer, status, sentence) => {
    const app = await fresh();
    app.intercept(call, answer);
    const page = await send(typed, app);
    expect([page.status, page.text.replaceAll("\u00a0", " ").match(sentence)?.length]).toEqual([status, 1]);
    const item = byId(page.html, "reklamace-item");
    expect(item && attribute(item, "value")).toBe(typed.item);
  },
);

test("a complaint that is sent twice is one", async () => {
  const twice = { ...typed, item: "Dvakrát" };
  const reference = (page: Page) => /R\d\d-\d{5}/u.exec(page.text)?.[0];
  const first = await send(twice);
  expect(reference(await send(twice))).toBe(reference(first));
});

test("an order's page leads to a form that is filled in; a wrong secret discloses nothing", async () => {
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
