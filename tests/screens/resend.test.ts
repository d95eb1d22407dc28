import { expect, test } from "vitest";
import { honeypotFilled } from "#app/messages/errors-texts.ts";
import { resend } from "#app/messages/tickets-texts.ts";
import { paths } from "#app/domain/paths.ts";
import { resendPath } from "#app/domain/shop/resend.ts";
import { json, notBegun } from "../support/fake-upstream.ts";
import { openTestApp, type TestApp } from "../support/open-app.ts";
import { attribute, elements } from "../support/page-queries.ts";
import { atCart, mug, order, person, pickUp, transfer } from "./shopping.ts";

const demo = await openTestApp();
/** The same demo theatre behind its own app, whose limits and caches are empty. */
const fresh = () => openTestApp({ upstreamFetch: demo.passOn });
const call = "POST /api/orders/resend";
const submit = "Poslat znovu";
const plain = (text: string) => text.replaceAll("\u00a0", " ");

/** Requests the orders of an address with the form. */
async function ask(app: TestApp, email: string) {
  return (await app.visitor().visit(resendPath())).press(submit, { email });
}

test("a visitor asks for lost orders, and the e-mail links to their pages", async () => {
  const app = await fresh();
  const [, cart] = await atCart(app, mug);
  const placed = await order(cart, { ...pickUp, ...transfer }, person);
  const form = await app.visitor().visit(resendPath());
  expect(form.all("heading")[0]).toBe("Ztratili jste vstupenku?");
  const page = await form.press(submit, { email: `  ${person.email.toUpperCase()} ` });
  expect(page.path).toBe("/vstupenky/zaslat-znovu?hotovo=1");
  expect(page.text).toContain(plain(resend.sent));
  const messages = (await demo.standalone?.outbox()) ?? [];
  const message = messages.findLast(({ subject }) => subject.startsWith("Vaše objednávky a vstupenky"));
  expect(message?.to).toBe(person.email);
  expect(message?.text).toContain(`http://localhost:3000${placed.path}`);
});

test("a known and an unknown address get the same page, and send the same call", async () => {
  const app = await fresh();
  const [, cart] = await atCart(app, mug);
  await order(cart, { ...pickUp, ...transfer }, person);
  const from = app.calls.length;
  const answers = [];
  for (const email of [person.email, "nikdo@example.cz"]) {
    const answer = await app.visitor().post(resendPath(), { email });
    const page = await answer.follow();
    answers.push([answer.status, answer.headers.get("Location"), [...answer.headers.keys()], page.text]);
  }
  expect(answers[0]).toEqual(answers[1]);
  const sent = app.calls.slice(from).filter(({ method }) => method !== "GET");
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([call, call]);
});

test("a missing and a wrong address are reported, with the typed value", async () => {
  const app = await fresh();
  const empty = await ask(app, "");
  expect(empty.status).toBe(422);
  expect(empty).toMarkField("email", "Pole musí být vyplněno.");
  const wrong = await empty.press(submit, { email: "jana@" });
  expect(wrong).toMarkField("email", "Pole musí obsahovat platný email.");
  expect(wrong.body).toContain('value="jana@"');
  expect(app.calls.some(({ path }) => path.includes("/resend"))).toBe(false);
});

test("a refusal is shown beside the field, an outage above the form", async () => {
  const app = await fresh();
  app.intercept(call, () => json({ message: "Ne", errors: { email: ["Takto ne."] } }, 422));
  expect(await ask(app, person.email)).toMarkField("email", "Takto ne.");
  app.intercept(call, notBegun);
  const failed = await ask(app, person.email);
  expect(failed.status).toBe(503);
  expect(failed).toShowNotice(plain(resend.failed));
  expect(JSON.stringify(app.log)).not.toContain(person.email);
});

test("a filled honeypot is an error that keeps what was typed, and sends nothing", async () => {
  const app = await fresh();
  const form = await app.visitor().visit(resendPath());
  const page = await form.press(submit, { email: person.email, homepage: "https://example.com" });
  expect(page.status).toBe(422);
  expect(page.text.includes(honeypotFilled)).toBe(true);
  expect(page.body).toContain(`value="${person.email}"`);
  expect(app.calls.some(({ path }) => path.includes("/resend"))).toBe(false);
});

/** The places with a link to the page. */
const linking = ["/", paths.tickets(), paths.cart(), "/shrnuti/1/abcdefghijklmnopqrstuvwx"] as const;

async function linksOf(app: TestApp, address: string): Promise<number> {
  const page = await app.visitor().get(address);
  return elements(page.html, "a").filter((link) => attribute(link, "href") === resendPath()).length;
}

test("the footer, the tickets, the empty cart and a wrong order link to it", async () => {
  const app = await fresh();
  const counts = [];
  for (const address of linking) counts.push(await linksOf(app, address));
  expect(counts).toEqual([1, 2, 2, 2]);
});

test("a menu that links to it is enough for the footer", async () => {
  const app = await fresh();
  app.intercept("GET /api/settings/cs", () =>
    json([
      { name: "resend", value: "1" },
      { name: "bottommenu", value: [{ title: "Pomoc", links: [{ text: "Vstupenka", link: resendPath() }] }] },
    ]),
  );
  expect(await linksOf(app, "/")).toBe(1);
  expect((await app.visitor().get("/")).text).not.toContain("Ztratili");
});

test("during an outage of the settings the page says to try again", async () => {
  const app = await fresh();
  app.intercept("GET /api/settings/cs", notBegun);
  expect((await app.visitor().get(resendPath())).status).toBe(503);
  const refused = await app.visitor().post(resendPath(), { email: person.email });
  expect(refused.status).toBe(503);
  expect(refused.body).toContain(`value="${person.email}"`);
});

async function silent() {
  const app = await fresh();
  app.intercept("GET /api/settings/cs", async (request) => {
    const settings = (await (await app.passOn(request)).json()) as { name: string }[];
    return json(settings.filter(({ name }) => name !== "resend"));
  });
  return app;
}

test("the page does not exist if the settings do not name it", async () => {
  const app = await silent();
  expect((await app.visitor().post(resendPath(), { email: person.email })).status).toBe(404);
  expect((await app.visitor().get(resendPath())).status).toBe(404);
  for (const address of linking) expect([address, await linksOf(app, address)]).toEqual([address, 0]);
  expect((await app.visitor().get("/sitemap-stranky.xml")).body).not.toContain("zaslat-znovu");
  expect(app.calls.some(({ path }) => path.includes("/resend"))).toBe(false);
});

test("the page exists from the first request if the settings name it", async () => {
  expect((await (await fresh()).visitor().get(resendPath())).status).toBe(200);
  const map = await (await fresh()).visitor().get("/sitemap-stranky.xml");
  expect(map.body).toContain(`${resendPath()}</loc>`);
});
