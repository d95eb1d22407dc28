import { expect, test } from "vitest";
import { honeypotFilled } from "#app/messages/errors-texts.ts";
import { paths } from "#app/domain/paths.ts";
import { json, notBegun } from "../support/fake-upstream.ts";
import { attribute, byId, elements, textOf } from "../support/page-queries.ts";
import { openTestApp } from "../support/open-app.ts";

const demo = await openTestApp();
/** The same demo theatre behind an app with empty caches. */
const fresh = () => openTestApp({ upstreamFetch: demo.passOn });
/** Word for word: § 5a of the Consumer Protection Act requires a notice of how raters' attendance is verified. */
const verification =
  "Hodnocení neověřujeme – nemůžeme zaručit, že každý, kdo hodnotil, představení opravdu viděl. Potvrzuje jen svůj e-mail.";
const list = "GET /api/ratings/cs";
const send = "POST /api/ratings";
const typed = {
  production: "rur",
  stars: "4",
  text: "Mrazivé.\r\nA krásné.",
  name: "Jitka",
  email: "jitka@example.cz",
};
const sent = "Pošleme vám e-mail, hodnocení v něm prosím potvrďte.";

/** A page of ratings as the upstream sends it. */
function ratingPage(count: number, page: number, pages: number) {
  const data = Array.from({ length: count }, (_, index) => ({
    id: page * 100 + index,
    production: { slug: "rur", title: "R. U. R." },
    stars: 3,
    text: `Slova ${page}-${index}`,
    name: "Jan",
    date: "2026-11-01T18:30:00+01:00",
    answer: index === 0 ? "Děkujeme za návštěvu." : null,
  }));
  return { data, meta: { total: pages * 10, page, pages, per_page: 10 } };
}

test("ratings have stars in words, names, dates, answers and a notice", async () => {
  const app = await fresh();
  app.intercept(list, () => json(ratingPage(2, 1, 1)));
  const page = await app.visitor().visit(paths.ratings());
  expect(page.status).toBe(200);
  expect(page.title).toBe("Hodnocení · Divadlo Na Vantrokách");
  expect(page.text).toContain(verification);
  expect(page.text).toContain("3 z 5");
  expect(page.text).toContain("Slova 1-0");
  expect(page.text).toContain("Jan, 1. listopadu 2026");
  expect(page.text).toContain("Odpověď divadla Děkujeme za návštěvu.");
  expect(page.text).toMatch(/\d,\d z 5 2 \d{3} hodnocení/u);
});

test("the demo theatre's own ratings are listed", async () => {
  const app = await fresh();
  const page = await app.visitor().visit(paths.ratings());
  expect(page.text).toMatch(/[1-5] z 5/u);
  expect(attribute(page.the("link", "Souhrn hodnocení"), "href")).toBe(paths.ratingsSummary());
});

test("one title's ratings are requested by its name, and their pagination keeps it", async () => {
  const app = await fresh();
  app.intercept(list, (request) => {
    const { searchParams } = new URL(request.url);
    expect(searchParams.get("production")).toBe("rur");
    return json(ratingPage(2, Number(searchParams.get("page")), 3));
  });
  const first = await app.visitor().visit("/hodnoceni?inscenace=rur");
  expect(first.all("heading")[0]).toBe("Hodnocení: R. U. R.");
  expect(attribute(first.the("link", "Další"), "href")).toBe("/hodnoceni?inscenace=rur&page=2");
  const second = await app.visitor().visit("/hodnoceni?inscenace=rur&page=2");
  expect(second.text).toContain("Slova 2-0");
  expect(second.body).toContain('rel="canonical" href="/hodnoceni?inscenace=rur&amp;page=2"');
  expect((await app.visitor().get("/hodnoceni?inscenace=rur&page=4")).status).toBe(404);
});

test("a missing title is a 404, one without ratings invites to be the first", async () => {
  const app = await fresh();
  expect((await app.visitor().get("/hodnoceni?inscenace=neni")).status).toBe(404);
  app.intercept(list, () => json({ data: [], meta: { total: 0, page: 1, pages: 1 } }));
  const empty = await app.visitor().visit("/hodnoceni?inscenace=rur");
  expect(empty.text).toContain("Zatím nikdo nic nenapsal. Buďte první.");
});

test("a title that has not been played yet cannot be rated", async () => {
  const app = await fresh();
  const page = await app.visitor().visit(paths.ratings());
  const options = elements(byId(page.html, "hodnoceni-production") ?? page.html, "option").map((element) =>
    attribute(element, "value"),
  );
  expect(options).toContain("marysa");
  expect(options).not.toContain("cyrano");
});

test.each([
  ["GET /api/ratings/cs", "Napište své hodnocení"],
  ["GET /api/ratings/cs/summary", "Napište své hodnocení"],
  ["GET /api/repertoire/cs", "Co diváci napsali"],
])("without %s only its block is missing", async (call, kept) => {
  const app = await fresh();
  app.intercept(call, () => json({}, 503));
  const page = await app.visitor().visit(paths.ratings());
  expect(page.status).toBe(200);
  expect(page.text.split("se teď nepodařilo načíst")).toHaveLength(2);
  expect(page.has("heading", kept)).toBe(true);
});

test("a rating goes out once, and the form says what comes next", async () => {
  const app = await fresh();
  app.intercept(send, () => json({}, 202));
  const before = app.calls.length;
  const form = await app.visitor().visit(paths.ratings());
  const page = await form.press("Odeslat hodnocení", typed);
  expect(page.path).toBe(paths.ratings());
  expect(page).toShowNotice(sent);
  const sentBodies = app.calls.slice(before).filter(({ method }) => method === "POST");
  expect(sentBodies.map(({ body }) => JSON.parse(body ?? "") as unknown)).toEqual([
    {
      production: "rur",
      stars: 4,
      text: "Mrazivé.\nA krásné.",
      name: "Jitka",
      email: "jitka@example.cz",
      confirm_url: "http://localhost:3000/hodnoceni/potvrzeni/{token}",
    },
  ]);
});

test("an empty form comes back with the specification's sentences beside its fields", async () => {
  const app = await fresh();
  const form = await app.visitor().visit("/hodnoceni?inscenace=rur");
  const page = await form.press("Odeslat hodnocení", { production: "" });
  expect(page.status).toBe(422);
  for (const name of ["production", "name", "email"])
    expect(page).toMarkField(name, "Pole musí být vyplněno.");
  const stars = byId(page.html, "hodnoceni-stars");
  expect(stars && attribute(stars, "aria-invalid")).toBe("true");
  expect(textOf(byId(page.html, "hodnoceni-stars-error") ?? page.html)).toBe("Pole musí být vyplněno.");
  expect(textOf(page.the("alert"))).toContain("Kolik hvězd: Pole musí být vyplněno.");
});

test("a wrong address is reported, and all typed values stay", async () => {
  const app = await fresh();
  const form = await app.visitor().visit(paths.ratings());
  const page = await form.press("Odeslat hodnocení", { ...typed, email: "jitka" });
  expect(page.status).toBe(422);
  expect(page).toMarkField("email", "Pole musí obsahovat platný email.");
  const again = await page.press("Odeslat hodnocení", { email: "jitka@", text: "x".repeat(1001) });
  expect(again).toMarkField("text", "Vyplňte prosím nejvýše 1000 znaků.");
  expect(again.body).toContain('value="Jitka"');
  expect(attribute(byId(again.html, "hodnoceni-stars-4") ?? again.html, "checked")).not.toBeNull();
});

test("the refusal stands beside the field, and an outage above the form", async () => {
  const app = await fresh();
  const form = await app.visitor().visit(paths.ratings());
  app.intercept(send, () => json({ message: "Ne", errors: { name: ["Takto ne."] } }, 422));
  const refused = await form.press("Odeslat hodnocení", typed);
  expect(refused.status).toBe(422);
  expect(refused).toMarkField("name", "Takto ne.");
  app.intercept(send, notBegun);
  const failed = await form.press("Odeslat hodnocení", typed);
  expect(failed.status).toBe(503);
  expect(failed.text).toContain("Hodnocení se teď nepodařilo odeslat. Zkuste to prosím za chvíli znovu.");
  expect(failed.body).toContain('value="jitka@example.cz"');
});

test("a filled honeypot is an error that keeps what was typed, and sends nothing", async () => {
  const app = await fresh();
  const before = app.calls.filter(({ method }) => method === "POST").length;
  const form = await app.visitor().visit(paths.ratings());
  const page = await form.press("Odeslat hodnocení", { ...typed, homepage: "https://example.com" });
  expect(page.status).toBe(422);
  expect(page.text).toContain(honeypotFilled);
  expect(page.body).toContain(`value="${typed.email}"`);
  expect(app.calls.filter(({ method }) => method === "POST")).toHaveLength(before);
});

test("a fetcher gets the same as data, without a redirect", async () => {
  const app = await fresh();
  app.intercept(send, () => json({}, 202));
  const answer = await app.visitor().postByScript("/hodnoceni", typed);
  expect(answer.status).toBe(200);
  expect(answer.body).toContain('"kind","done"');
});
