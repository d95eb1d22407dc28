import { describe, expect, test } from "vitest";
import { enquiryPath } from "#app/domain/theatre/enquiry-path.ts";
import { startSmtp } from "../demo-backend/smtp-server.ts";
import { json } from "../support/fake-upstream.ts";
import { expectNoise } from "../support/noise.ts";
import { openTestApp, type TestApp } from "../support/open-app.ts";
import { attribute, byId, elements, textOf } from "../support/page-queries.ts";
import type { Page } from "../support/visitor.ts";
import { customer } from "./account-pages.ts";

const demo = await openTestApp();
/** The same demo theatre behind its own app, whose limits are empty. */
const fresh = (options: Parameters<typeof openTestApp>[0] = {}) =>
  openTestApp({ upstreamFetch: demo.passOn, ...options });
const call = "POST /api/enquiries";
const send = "Odeslat poptávku";
const sent = (app: TestApp) => app.calls.filter(({ method, path }) => `${method} ${path}` === call);

const typed = {
  kind: "school",
  people: "48",
  title: "Kytice",
  date: "středa dopoledne",
  organisation: "ZŠ Doubravín",
  grade: "3. třída",
  name: "Jana Nováková",
  email: "jana@example.cz",
  phone: "777 123 456",
  note: "Beseda s herci.",
};

const fieldOf = (page: Page, name: string) => byId(page.html, `poptavka-${name}`);
const valueOf = (page: Page, name: string) => {
  const field = fieldOf(page, name);
  return field && (field.tagName === "textarea" ? textOf(field) : (attribute(field, "value") ?? ""));
};
const chosen = (page: Page) =>
  elements(page.the("main"), "input", (one) => attribute(one, "checked") !== null).map((one) =>
    attribute(one, "value"),
  );
const errorAt = (page: Page, field: string) => {
  const error = byId(page.html, `poptavka-${field}-error`);
  return error && textOf(error).replaceAll("\u00a0", " ");
};
const linksOf = (page: Page) => elements(page.html, "a").map((link) => attribute(link, "href") ?? "");

async function submit(app: TestApp, changes: Readonly<Record<string, string>> = {}): Promise<Page> {
  const page = await app.visitor().visit(enquiryPath());
  return page.press(send, { ...typed, ...changes });
}

describe("the form", () => {
  test("asks what is needed to answer, is each visitor's own and found by search engines", async () => {
    const page = await demo.visitor().visit(enquiryPath());
    const required = elements(page.the("main"), "*", (one) => attribute(one, "required") !== null);
    expect([...new Set(required.map((one) => attribute(one, "name")))]).toEqual([
      "kind",
      "people",
      "name",
      "email",
    ]);
    expect(page.headers.get("Cache-Control")).toContain("no-store");
    expect(linksOf(page)).toContain("/info/zasady-zpracovani-osobnich-udaju");
    expect((await demo.visitor().get("/sitemap-stranky.xml")).body).toContain("/poptavka</loc>");
  });

  test.each([
    ["?typ=skupina", ["group"]],
    ["?typ=skola", ["school"]],
    ["?typ=predplatne", ["subscription"]],
    ["?typ=constructor", []],
  ])("%s chooses the kind", async (query, kinds) => {
    expect(chosen(await demo.visitor().visit(`/poptavka${query}`))).toEqual(kinds);
  });

  test("is filled in with the title or the date that the visitor comes from", async () => {
    const ofTitle = await demo.visitor().visit("/poptavka?titul=kytice");
    expect([valueOf(ofTitle, "title"), valueOf(ofTitle, "date")]).toEqual(["Kytice", ""]);
    const tickets = await demo.visitor().visit("/program");
    const [id = ""] = tickets.body.match(/(?<=\/vstupenky\?termin=)\d+/u) ?? [];
    const ofDate = await demo.visitor().visit(`/poptavka?termin=${id}`);
    expect(valueOf(ofDate, "title")).not.toBe("");
    expect(valueOf(ofDate, "date")?.replaceAll("\u00a0", " ")).toMatch(
      /^\p{L}+ \d{1,2}\. \d{1,2}\. 20\d\d \d{1,2}:\d\d$/u,
    );
    const unknown = await demo.visitor().visit("/poptavka?termin=999999&titul=neni");
    expect([unknown.status, valueOf(unknown, "title")]).toEqual([200, ""]);
  });

  test("is filled in with a customer's own name and address", async () => {
    const page = await (await customer(demo)).visit(enquiryPath());
    expect(valueOf(page, "email")).toBe("divak@divadlonavantrokach.example");
    expect(valueOf(page, "name")).not.toBe("");
  });

  test("is there, empty, while neither titles nor dates can be read", async () => {
    const app = await fresh();
    app.intercept("GET /api/repertoire/cs", () => json({}, 500));
    app.intercept("GET /api/programme/cs", () => json({}, 500));
    const page = await app.visitor().visit("/poptavka?titul=kytice&termin=1");
    expect([page.status, valueOf(page, "title")]).toEqual([200, ""]);
  });
});

test("an enquiry is received once, told on a page that a reload does not send again, and by two letters", async () => {
  const visitor = demo.visitor();
  const form = await visitor.visit(enquiryPath());
  const answer = await visitor.post("/poptavka", typed);
  expect(answer.status).toBe(303);
  const page = await answer.follow();
  expect(page.has("heading", "Poptávku jsme přijali")).toBe(true);
  const [reference = ""] = page.text.match(/P26-\d{5}/u) ?? [];
  expect(reference).not.toBe("");
  expect(page.text).toMatch(/Odpovíme nejpozději ?\d{1,2}\. \d{1,2}\. 20\d\d/u);
  expect(page.text).toContain("Opis poptávky posíláme na jana@example.cz.");
  expect(page.headers.get("Cache-Control")).toContain("no-store");
  expect(page.body).toContain('content="noindex"');
  expect(page.path).not.toContain("jana");

  const again = await form.press(send, typed);
  expect(again.text).toContain(reference);
  const letters = (await demo.demoBackend?.outbox()) ?? [];
  expect(letters.filter(({ subject }) => subject.includes(reference))).toHaveLength(2);
});

test("a receipt that is none of ours, or changed, leads to the form", async () => {
  const page = await demo.visitor().visit("/poptavka?prijato=eyJhbGciOiJkaXIifQ..a.b.c");
  expect([page.path, page.has("heading", "Poptávku jsme přijali")]).toEqual(["/poptavka", false]);
});

describe("what is wrong is told beside its field, what was typed is kept, and nothing is sent", () => {
  test.each<[string, Readonly<Record<string, string>>, string, RegExp]>([
    ["no name", { name: "" }, "name", /musí být vyplněno/u],
    ["an e-mail that is none", { email: "jana" }, "email", /platný email/u],
    ["no people", { people: "0" }, "people", /od 1 do 2000/u],
    ["too many people", { people: "2001" }, "people", /od 1 do 2000/u],
    ["a number in words", { people: "asi dvacet" }, "people", /od 1 do 2000/u],
    ["a school without its name", { organisation: " " }, "organisation", /o kterou školu jde/u],
    ["a long note", { note: "a".repeat(2_001) }, "note", /2000/u],
  ])("%s", async (_title, changes, field, sentence) => {
    const app = await fresh();
    const page = await submit(app, changes);
    expect([page.status, sent(app)]).toEqual([422, []]);
    expect(errorAt(page, field)).toMatch(sentence);
    expect(chosen(page)).toEqual(["school"]);
    for (const name of ["title", "date", "phone", "grade"] as const)
      expect(valueOf(page, name)).toBe(typed[name]);
  });

  test("no kind", async () => {
    const app = await fresh();
    const page = await app.visitor().post("/poptavka", { ...typed, kind: "" });
    expect([page.status, sent(app)]).toEqual([422, []]);
    expect(errorAt(page, "kind")).toMatch(/musí být vyplněno/u);
  });

  test("what a bot has filled in", async () => {
    const app = await fresh();
    const page = await submit(app, { homepage: "https://spam.example" });
    expect([page.status, sent(app)]).toEqual([422, []]);
  });
});

test("a group needs no name of an organisation, and the field that only schools see is not sent", async () => {
  const app = await fresh();
  const page = await submit(app, { kind: "group", organisation: "" });
  expect(page.has("heading", "Poptávku jsme přijali")).toBe(true);
  expect(sent(app).map(({ body }) => JSON.parse(body))).toMatchObject([
    { kind: "group", people: 48, organisation: null, grade: null },
  ]);
});

test.each<[string, () => Response, number, RegExp]>([
  ["is away before it was asked", () => json({}, 429), 503, /nikam jsme ji neuložili/u],
  ["answers out of the contract", () => json({ data: {} }, 201), 503, /Nevíme jistě, zda poptávka dorazila/u],
  ["refuses a field", () => json({ errors: { people: ["Tolik míst nemáme."] } }, 422), 422, /Tolik míst/u],
])("a back office that %s is told, and the form is kept", async (_title, answer, status, sentence) => {
  const app = await fresh();
  app.intercept(call, answer);
  const page = await submit(app);
  expect(page.status).toBe(status);
  expect(page.text.replaceAll("\u00a0", " ")).toMatch(sentence);
  expect([valueOf(page, "name"), valueOf(page, "note")]).toEqual([typed.name, typed.note]);
});

describe("a back office without the call", () => {
  const absent = { absentAreas: ["enquiries"] as const };
  const from = ["/vstupenky", "/repertoar/kytice", "/kontakty"];

  test("has neither the page nor a way to it, where the site has no address to send to", async () => {
    const app = await fresh({ config: absent });
    // The theatre's own texts may contain any link.
    app.intercept("GET /api/settings/cs", () => json([]));
    app.intercept("GET /api/pages/cs/*", () => json({}, 404));
    expect((await app.visitor().get(enquiryPath())).status).toBe(404);
    expect((await app.visitor().post(enquiryPath(), typed)).status).toBe(404);
    expect((await app.visitor().get("/sitemap-stranky.xml")).body).not.toContain("/poptavka");
    for (const address of from) {
      const page = await app.visitor().get(address);
      expect(linksOf(page).filter((to) => to.startsWith("/poptavka"))).toEqual([]);
      expect(page.text).not.toMatch(/Poptávka pro skupinu|Skupiny, školy, předplatné/u);
    }
  });

  test("is led to from tickets, titles and contacts where there is an address, and both letters have to be accepted", async () => {
    const smtp = await startSmtp();
    const settings = { ...absent, smtpUrl: smtp.url, enquiryMail: "skoly@divadlo.example" };
    const app = await fresh({ config: settings });
    for (const address of from)
      expect(linksOf(await app.visitor().get(address)).some((to) => to.startsWith("/poptavka?"))).toBe(true);
    const page = await app.visitor().visit(enquiryPath());
    expectNoise(/enquiry\.mail-failed/u);
    smtp.reply({ MAIL: "451 4.3.0 try again later" });
    const refused = await page.press(send, typed);
    expect([refused.status, refused.text.includes("Nevíme jistě, zda poptávka dorazila.")]).toEqual([
      503,
      true,
    ]);
    smtp.reply({});
    const received = await page.press(send, typed);
    const [reference] = received.text.match(/PW-[0-9A-F]{8}/u) ?? [];
    expect(received.text).not.toContain("Odpovíme nejpozději");
    expect(smtp.messages.map(({ to }) => to)).toEqual(["skoly@divadlo.example", "jana@example.cz"]);
    expect(smtp.messages[0]?.raw).toMatch(/^Reply-To: jana@example\.cz/mu);
    const again = await page.press(send, typed);
    expect(again.text).toContain(reference);
    expect(smtp.messages[2]?.id).toBe(smtp.messages[0]?.id);
    expect(sent(app)).toEqual([]);
    await smtp.stop();
  });
});

test("the ways to the form bring along where the visitor comes from", async () => {
  const visitor = demo.visitor();
  const title = await visitor.visit("/repertoar/kytice");
  expect(linksOf(title)).toContain("/poptavka?titul=kytice");
  const tickets = linksOf(await visitor.visit("/vstupenky"));
  for (const type of ["skupina", "skola", "predplatne"]) expect(tickets).toContain(`/poptavka?typ=${type}`);
  const [evening = ""] = tickets.filter((to) => /^\/vstupenky\?termin=\d+$/u.test(to));
  const id = evening.split("=").at(-1) ?? "";
  expect(linksOf(await visitor.visit(`/vstupenky?termin=${id}`))).toContain(`/poptavka?termin=${id}`);
});
