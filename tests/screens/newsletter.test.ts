import { expect, test } from "vitest";
import { honeypotFilled } from "#app/messages/errors-texts.ts";
import { honeypotName } from "#app/components/forms/honeypot.tsx";
import { json } from "../support/fake-upstream.ts";
import { openTestApp } from "../support/open-app.ts";
import type { Visitor } from "../support/visitor.ts";
import { attribute, byRole, elements, textOf } from "../support/page-queries.ts";

const app = await openTestApp();
const button = "Odebírat novinky";
const call = "POST /api/subscriber/save";
const saved = "E-mail byl úspěšně uložen.";
const subscriptionsSent = () => app.calls.filter(({ path }) => path === "/api/subscriber/save");
const plain = (text: string) => text.replaceAll("\u00a0", " ");

test("every footer has the form, and a sign-up redirects back with its notice", async () => {
  const visitor = app.visitor();
  const page = await visitor.visit("/eshop?x=1");
  expect(byRole(page.the("contentinfo"), page.html, "button").map((each) => plain(textOf(each)))).toContain(
    button,
  );
  const after = await page.press(button, { email: " divak@example.com " });
  expect(after.path).toBe("/eshop?x=1");
  expect(after).toShowNotice(saved);
  expect(JSON.parse(subscriptionsSent().at(-1)?.body ?? "")).toEqual({
    email: "divak@example.com",
    type: "modal",
  });
});

test("a successful sign-up dismisses the popup, for 60 days", async () => {
  const visitor = app.visitor();
  const answer = await visitor.post("/newsletter", { email: "okno@example.com", back: "/" });
  expect(answer).toSetCookie("newsletter-popup", "Max-Age=5184000");
});

async function emailTo(email: string) {
  return (await app.standalone?.outbox())?.findLast(({ to }) => to === email);
}

async function linkTo(email: string): Promise<string> {
  const [link] =
    /\/newsletter\/(?:potvrzeni|odhlaseni)\/[\w-]+/u.exec((await emailTo(email))?.text ?? "") ?? [];
  if (!link) throw new Error("An e-mail without a link");
  return link;
}

/** Signs up and confirms. */
async function subscribed(visitor: Visitor, email: string): Promise<void> {
  await visitor.post("/newsletter", { email, back: "/kontakty?x=1" });
  const confirmation = await visitor.visit(await linkTo(email));
  await confirmation.press("Potvrdit odběr novinek");
}

test("the link of the e-mail confirms only by its button, and once", async () => {
  const email = "potvrdim@example.com";
  const visitor = app.visitor();
  const after = await (await visitor.visit("/kontakty")).press(button, { email });
  expect(after).toShowNotice(`${saved} Pošleme vám e-mail, odběr začne, až ho odkazem v něm potvrdíte.`);
  const link = await linkTo(email);
  // A mail scanner opens the link, which confirms nothing.
  expect((await app.visitor().visit(link)).status).toBe(200);
  const confirmation = await app.visitor().visit(link);
  expect(confirmation.all("heading")[0]).toBe("Potvrzení odběru novinek");
  const done = await confirmation.press("Potvrdit odběr novinek");
  expect(done.status).toBe(200);
  expect(done.all("heading")[0]).toBe("Odběr novinek je potvrzený");
  const again = await confirmation.press("Potvrdit odběr novinek");
  expect(again.status).toBe(410);
  expect(again.all("heading")[0]).toBe("Odkaz už neplatí");
});

test("the consent has the sentence of the form and the page it stands on", async () => {
  await (await app.visitor().visit("/kontakty?x=1")).press(button, { email: "dukaz@example.com" });
  const recorded = app.calls.findLast(({ path }) => path === "/api/subscriber/consent");
  expect(JSON.parse(recorded?.body ?? "")).toEqual({
    email: "dukaz@example.com",
    source: "newsletter /kontakty",
    wording: "Odesláním souhlasíte se zasíláním novinek. Odhlásit se můžete v každém e-mailu.",
    confirm_url: "http://localhost:3000/newsletter/potvrzeni/{token}",
    unsubscribe_url: "http://localhost:3000/newsletter/odhlaseni/{token}",
  });
});

test("a back office that confirms nothing gets no consent", async () => {
  const other = await openTestApp({ upstreamFetch: app.passOn });
  other.intercept(call, () => json({}, 201));
  const page = await (await other.visitor().visit("/kontakty")).press(button, { email: "bez@example.com" });
  expect(page).toShowNotice(saved);
  expect(page.text).not.toContain("až ho odkazem");
  expect(other.calls.some(({ path }) => path === "/api/subscriber/consent")).toBe(false);
});

test("a consent that is not recorded is no success", async () => {
  const other = await openTestApp({ upstreamFetch: app.passOn });
  other.intercept("POST /api/subscriber/consent", () => json({}, 500));
  const page = await other.visitor().post("/newsletter", { email: "vypadek@example.com", back: "/" });
  expect(page.status).toBe(503);
  expect(page).toShowNotice("E-mail nebyl úspěšně uložen.");
});

test("the link of every e-mail ends the subscription only by its button, and once", async () => {
  const email = "odchazim@example.com";
  await subscribed(app.visitor(), email);
  const link = await linkTo(email);
  expect((await app.visitor().visit(link)).status).toBe(200);
  const ended = await (await app.visitor().visit(link)).press("Odhlásit odběr novinek");
  expect(ended.all("heading")[0]).toBe("Odběr novinek je odhlášený");
  const again = await (await app.visitor().visit(link)).press("Odhlásit odběr novinek");
  expect(again.status).toBe(410);
});

test.each([
  ["application/x-www-form-urlencoded", {}],
  ["multipart/form-data; boundary=x", {}],
  ["the Origin null", { Origin: "null" }],
  ["a foreign Origin", { Origin: "https://posta.example", "Sec-Fetch-Site": "cross-site" }],
  ["an Origin that is none", { Origin: "posta" }],
])(
  "a mail program ends it by one click, from no page of the site, with %s",
  async (name, origin: Record<string, string>) => {
    const type = name.includes("/") ? name : "application/x-www-form-urlencoded";
    const email = `${name.length}@example.com`;
    await subscribed(app.visitor(), email);
    const link = await linkTo(email);
    const post = (to: string) =>
      app.handle(
        new Request(`http://localhost:3000${to}`, {
          method: "POST",
          headers: { Host: "localhost:3000", "Content-Type": type, ...origin },
          body: "List-Unsubscribe=One-Click",
        }),
      );
    expect((await post(link)).status).toBe(200);
    expect((await app.visitor().post("/newsletter", { email, back: "/" })).status).toBe(303);
    // Nothing else of the site accepts that.
    expect((await post(await linkTo(email))).status).toBe(403);
  },
);

test("an address that waits for its confirmation is known, and gets its e-mail again", async () => {
  const visitor = app.visitor();
  const emailsCount = async () =>
    ((await app.standalone?.outbox()) ?? []).filter(({ to }) => to === "ceka@example.com").length;
  await visitor.post("/newsletter", { email: "ceka@example.com", back: "/" });
  const again = await visitor.post("/newsletter", { email: "ceka@example.com", back: "/" });
  expect(again.status).toBe(409);
  expect(await emailsCount()).toBe(2);
  expect(again).toShowNotice("Tento e-mail je již uložen.");
});

test("an already subscribed address is reported, and the typed value stays", async () => {
  const visitor = app.visitor();
  await subscribed(visitor, "znovu@example.com");
  const again = await visitor.post("/newsletter", { email: "znovu@example.com", back: "/" });
  expect(again.status).toBe(409);
  expect(again).toShowNotice("Tento e-mail je již uložen.");
  expect(again.body).toContain('value="znovu@example.com"');
});

test.each([
  ["no address", "", "Pole musí být vyplněno."],
  ["a word", "neadresa", "Pole musí obsahovat platný email."],
  ["a very long address", `${"a".repeat(5_000)}@example.cz`, "Vyplňte prosím nejvýše 254 znaků."],
])("%s sends nothing, has its error beside the field and is kept", async (_, email, message) => {
  const before = subscriptionsSent().length;
  const page = await (await app.visitor().visit("/eshop")).press(button, { email });
  expect(page.status).toBe(422);
  expect(page).toMarkField("email", message);
  expect(page.body).toContain(`value="${email}"`);
  expect(subscriptionsSent()).toHaveLength(before);
});

test("the field is a required e-mail", async () => {
  const page = await app.visitor().visit("/eshop");
  const [field] = elements(page.the("contentinfo"), "input", (one) => attribute(one, "name") === "email");
  expect(field && attribute(field, "type")).toBe("email");
  expect(field && (attribute(field, "required") ?? attribute(field, "aria-required"))).not.toBeNull();
});

test("the upstream's refusal of an address is shown beside the field", async () => {
  const other = await openTestApp({ upstreamFetch: app.passOn });
  other.intercept(call, () => json({ message: "x", errors: { email: ["bad"] } }, 422));
  const page = await other.visitor().post("/newsletter", { email: "zvlastni@example.com", back: "/" });
  expect(page.status).toBe(422);
  expect(page).toMarkField("email", "Pole musí obsahovat platný email.");
  expect(page.body).toContain('value="zvlastni@example.com"');
});

test.each([500, 400])(
  "any other failure (%i) has its notice, and a fetcher gets it as data",
  async (status) => {
    const other = await openTestApp({ upstreamFetch: app.passOn });
    other.intercept(call, () => json({ error: "other" }, status));
    const page = await other.visitor().post("/newsletter", { email: "divak@example.com", back: "/" });
    expect(page.status).toBe(503);
    expect(page).toShowNotice("E-mail nebyl úspěšně uložen.");
    const answer = await other
      .visitor()
      .postByScript("/newsletter", { email: "divak@example.com", back: "/" });
    expect(answer.body).toContain("E-mail nebyl úspěšně uložen.");
  },
);

test("a filled honeypot has its sentence, keeps what was typed, and sends nothing", async () => {
  const before = subscriptionsSent().length;
  const answer = await app
    .visitor()
    .post("/newsletter", { email: "stroj@example.com", [honeypotName]: "x", back: "/" });
  expect(answer.status).toBe(422);
  expect(answer.body).toContain(honeypotFilled);
  expect(answer.body).toContain('value="stroj@example.com"');
  expect(subscriptionsSent()).toHaveLength(before);
});
