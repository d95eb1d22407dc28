import { expect, test } from "vitest";
import { paths } from "#app/domain/paths.ts";
import { openTestApp } from "../support/open-app.ts";
import { json, notBegun } from "../support/fake-upstream.ts";

const app = await openTestApp();
const typed = { production: "rur", stars: "5", text: "Mrazivé.", name: "Jitka", email: "jitka@example.cz" };
const thanks = "Děkujeme, hodnocení zveřejníme po kontrole.";
const token = "a-token-that-nobody-may-see";
const confirm = "POST /api/ratings/confirm";

test("a rating is confirmed by e-mail: the link asks, the button confirms, once", async () => {
  const visitor = app.visitor();
  const form = await visitor.visit(paths.ratings());
  await form.press("Odeslat hodnocení", typed);
  const messages = (await app.standalone?.outbox()) ?? [];
  const message = messages.find(({ to }) => to === typed.email);
  const link = /http:\/\/localhost:3000(\/hodnoceni\/potvrzeni\/\S+)/u.exec(message?.text ?? "")?.[1] ?? "";
  expect(link).not.toBe("");

  // A mail scanner opens the link, which confirms nothing.
  expect((await app.visitor().visit(link)).status).toBe(200);
  const answer = await app.visitor().visit(link);
  expect(answer.all("heading")[0]).toBe("Potvrzení hodnocení");
  const done = await answer.press("Potvrdit hodnocení");
  expect(done.path).toBe("/hodnoceni?inscenace=rur");
  expect(done).toShowNotice(thanks);

  const again = await answer.press("Potvrdit hodnocení");
  expect(again.status).toBe(410);
  expect(again.all("heading")[0]).toBe("Odkaz už neplatí");

  // The same address once more: the same answer, and an e-mail without a link.
  const second = await form.press("Odeslat hodnocení", typed);
  expect(second).toShowNotice("Pošleme vám e-mail, hodnocení v něm prosím potvrďte.");
  const latest = ((await app.standalone?.outbox()) ?? []).filter(({ to }) => to === typed.email);
  expect(latest).toHaveLength(2);
  expect(latest.filter(({ text }) => text.includes("/potvrzeni/"))).toHaveLength(1);
});

test("no cache, index, referrer or log gets the page or its token", async () => {
  app.intercept(confirm, () => json({}, 404));
  const page = await app.visitor().visit(`/hodnoceni/potvrzeni/${token}`);
  await page.press("Potvrdit hodnocení");
  app.intercept(confirm, undefined);
  expect(page.headers.get("Cache-Control")).toBe("private, no-store");
  expect(page.headers.get("X-Robots-Tag")).toBe("noindex");
  expect(page.headers.get("Referrer-Policy")).toBe("no-referrer");
  expect(page.body).toContain('<meta name="robots" content="noindex"');
  expect(JSON.stringify(app.log)).not.toContain(token);
  expect(app.log.some(({ fields }) => fields.route === "/hodnoceni/potvrzeni/:token")).toBe(true);
  const robots = await app.visitor().get("/robots.txt");
  expect(robots.body).toContain("Disallow: /hodnoceni/potvrzeni/");
});

test("an outage leaves the button in place, and a fetcher gets data", async () => {
  app.intercept(confirm, notBegun);
  const page = await app.visitor().visit(`/hodnoceni/potvrzeni/${token}`);
  const failed = await page.press("Potvrdit hodnocení");
  expect(failed.status).toBe(503);
  expect(failed.text).toContain("Hodnocení se teď nepodařilo potvrdit.");
  expect(failed.has("button", "Potvrdit hodnocení")).toBe(true);
  app.intercept(confirm, () => json({ data: {} }));
  const done = await app.visitor().postByScript(`/hodnoceni/potvrzeni/${token}`, {});
  app.intercept(confirm, undefined);
  expect(done.status).toBe(200);
  expect(done.body.replaceAll("\u00a0", " ")).toContain(thanks);
});

test("an impossible token does not exist", async () => {
  expect((await app.visitor().get("/hodnoceni/potvrzeni/x")).status).toBe(404);
  expect((await app.visitor().get(`/hodnoceni/potvrzeni/${"a".repeat(301)}`)).status).toBe(404);
});
