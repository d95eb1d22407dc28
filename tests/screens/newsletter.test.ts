import { expect, test } from "vitest";
import { honeypotFilled } from "#app/messages/errors.ts";
import { honeypotName } from "#app/components/forms/honeypot.tsx";
import { json } from "../support/fake-upstream.ts";
import { openTestApp } from "../support/open-app.ts";
import type { Visitor } from "../support/visitor.ts";
import { attribute, byRole, elements, textOf } from "../support/page-queries.ts";

const app = await openTestApp();
const button = "Odebírat novinky";
const call = "POST /api/subscriber/save";
const saved = "E-mail byl úspěšně uložen.";
const sent = () => app.calls.filter(({ path }) => path === "/api/subscriber/save");
const plain = (text: string) => text.replaceAll("\u00a0", " ");

test("every footer has the form, and a sign-up redirects back with the specification's words", async () => {
  const visitor = app.visitor();
  const page = await visitor.visit("/eshop?x=1");
  expect(byRole(page.the("contentinfo"), page.html, "button").map((item) => plain(textOf(item)))).toContain(
    button,
  );
  const after = await page.press(button, { email: " divak@example.com " });
  expect(after.path).toBe("/eshop?x=1");
  expect(after).toShowNotice(saved);
  expect(JSON.parse(sent().at(-1)?.body ?? "")).toEqual({ email: "divak@example.com", type: "modal" });
});

test.each([
  ["jan&eva@example.cz", "jan&eva@example.cz"],
  ["a/b@example.cz", "a/b@example.cz"],
  ["klub!@example.cz", "klub!@example.cz"],
  ["divák@example.cz", null],
  ["eva@kočka.example", "eva@xn--koka-hua.example"],
  ["\u200beva\u2060@example.cz\u200d", "eva@example.cz"],
])("the address %j is sent as %j", async (email, wanted) => {
  const before = sent().length;
  const answer = await app.visitor().post("/newsletter", { email, back: "/" });
  expect(answer.status).toBe(wanted === null ? 422 : 303);
  expect(
    sent()
      .slice(before)
      .map(({ body }) => JSON.parse(body).email),
  ).toEqual(wanted === null ? [] : [wanted]);
});

test("a successful sign-up dismisses the popup, for 60 days", async () => {
  const visitor = app.visitor();
  const answer = await visitor.post("/newsletter", { email: "okno@example.com", back: "/" });
  expect(answer).toSetCookie("newsletter-popup", "Max-Age=5184000");
});

async function letterTo(email: string) {
  return (await app.standalone?.outbox())?.findLast(({ to }) => to === email);
}

async function linkTo(email: string): Promise<string> {
  const [link] =
    /\/newsletter\/(?:potvrzeni|odhlaseni)\/[\w-]+/u.exec((await letterTo(email))?.text ?? "") ?? [];
  if (!link) throw new Error("A letter without a link");
  return link;
}

/** Signs up and confirms. */
async function subscribed(visitor: Visitor, email: string): Promise<void> {
  await visitor.post("/newsletter", { email, back: "/kontakty?x=1" });
  const answer = await visitor.visit(await linkTo(email));
  await answer.press("Potvrdit odběr novinek");
}

test("the letter's link asks, its button confirms, once", async () => {
  const email = "potvrdim@example.com";
  const visitor = app.visitor();
  const after = await (await visitor.visit("/kontakty")).press(button, { email });
  expect(after).toShowNotice(`${saved} Pošleme vám e-mail, odběr začne, až ho odkazem v něm potvrdíte.`);
  const link = await linkTo(email);
  // A mail scanner opens the link, and nothing is confirmed by that.
  expect((await app.visitor().visit(link)).status).toBe(200);
  const answer = await app.visitor().visit(link);
  expect(answer.all("heading")[0]).toBe("Potvrzení odběru novinek");
  const done = await answer.press("Potvrdit odběr novinek");
  expect([done.status, done.all("heading")[0]]).toEqual([200, "Odběr novinek je potvrzený"]);
  const again = await answer.press("Potvrdit odběr novinek");
  expect([again.status, again.all("heading")[0]]).toEqual([410, "Odkaz už neplatí"]);
});

test("the sentence that was agreed to and the page of the form are sent with the consent", async () => {
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

test("a back office that confirms nothing has the specification's words and gets no other call", async () => {
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

test("an answer of null says nothing of the address: it is told as not saved", async () => {
  const other = await openTestApp({ upstreamFetch: app.passOn });
  other.intercept(call, () => json(null));
  const page = await other.visitor().post("/newsletter", { email: "nic@example.com", back: "/" });
  expect(page.status).toBe(503);
  expect(page).toShowNotice(/E-mail nebyl úspěšně uložen\./u);
  expect(page.text).not.toContain(saved);
});

test("the link of every letter asks, its button ends the subscription without signing in", async () => {
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

test("an address that waits for its confirmation is known too, and gets its letter once more", async () => {
  const visitor = app.visitor();
  const letters = async () =>
    ((await app.standalone?.outbox()) ?? []).filter(({ to }) => to === "ceka@example.com").length;
  await visitor.post("/newsletter", { email: "ceka@example.com", back: "/" });
  const again = await visitor.post("/newsletter", { email: "ceka@example.com", back: "/" });
  expect([again.status, await letters()]).toEqual([409, 2]);
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
  ["", "Pole musí být vyplněno."],
  ["   ", "Pole musí být vyplněno."],
  ["neadresa", "Pole musí obsahovat platný email."],
])("„%s“ sends nothing, and the error is shown beside the field", async (email, message) => {
  const before = sent().length;
  const page = await (await app.visitor().visit("/eshop")).press(button, { email });
  expect(page.status).toBe(422);
  expect(page).toMarkField("email", message);
  expect(sent()).toHaveLength(before);
});

test("the field is a required e-mail", async () => {
  const page = await app.visitor().visit("/eshop");
  const [field] = elements(page.the("contentinfo"), "input", (one) => attribute(one, "name") === "email");
  expect(field && attribute(field, "type")).toBe("email");
  expect(field && [attribute(field, "required"), attribute(field, "aria-required")]).not.toEqual([
    null,
    null,
  ]);
});

test("an address that is far too long comes back whole", async () => {
  const email = `${"a".repeat(5_000)}@example.cz`;
  const page = await app.visitor().post("/newsletter", { email, back: "/" });
  expect(page.status).toBe(422);
  expect(page.body).toContain(`value="${email}"`);
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
  "any other failure (%i) has the specification's words, and a fetcher gets it as data",
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

test("a filled honeypot is told, what was typed is kept, and nothing is sent", async () => {
  const before = sent().length;
  const answer = await app
    .visitor()
    .post("/newsletter", { email: "stroj@example.com", [honeypotName]: "x", back: "/" });
  expect(answer.status).toBe(422);
  expect(answer.body).toContain(honeypotFilled);
  expect(answer.body).toContain('value="stroj@example.com"');
  expect(sent()).toHaveLength(before);
});

test("one IP address signs up fifty times a minute at most", async () => {
  const other = await openTestApp({ upstreamFetch: app.passOn });
  other.intercept(call, () => json({}, 201));
  const statuses: number[] = [];
  for (let n = 0; n < 52; n += 1) {
    const visitor = other.visitor({ ip: "198.51.100.40" });
    statuses.push((await visitor.post("/newsletter", { email: `d${n}@example.com`, back: "/" })).status);
  }
  expect(statuses).toEqual([...Array(50).fill(303), 429, 429]);
});
