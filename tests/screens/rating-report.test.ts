import { expect, test } from "vitest";
import { honeypotFilled } from "#app/messages/errors-texts.ts";
import { ratingReportPath } from "#app/domain/theatre/rating-report.ts";
import { openTestApp } from "../support/open-app.ts";
import { attribute, byRole, nameOf } from "../support/page-queries.ts";

const app = await openTestApp();
const typed = {
  reason: "insult",
  explanation: "Píše o mně, že kradu.\nNení to pravda.",
  name: "Jana Nováková",
  email: "jana@example.cz",
  faith: true,
};

test("every rating has a link to its report, with its author's name", async () => {
  const page = await app.visitor().visit("/hodnoceni");
  const list = (await fetchRatings()).data;
  const links = byRole(page.html, page.html, "link", /^Nahlásit/u);
  expect(links.map((link) => attribute(link, "href"))).toEqual(list.map(({ id }) => ratingReportPath(id)));
  expect(links.map((link) => nameOf(link, page.html).replaceAll("\u00a0", " "))).toEqual(
    list.map(({ name }) => `Nahlásit hodnocení, ${name}`),
  );
});

test("a filled honeypot is an error that keeps what was typed, and sends nothing", async () => {
  const before = app.calls.length;
  const page = await app.visitor().visit(ratingReportPath(1));
  const answer = await page.press("Odeslat oznámení", { ...typed, homepage: "https://example.com" });
  expect(answer.status).toBe(422);
  expect(answer.text).toContain(honeypotFilled);
  expect(app.calls.slice(before).filter(({ method }) => method === "POST")).toEqual([]);
});

test("a report goes out with its reason, name, address and statement of good faith", async () => {
  const page = await app.visitor().visit(ratingReportPath(1));
  expect(page.status).toBe(200);
  expect(page.text).toContain("Hlásíte hodnocení č. 1.");
  const after = await page.press("Odeslat oznámení", typed);
  expect(after.path).toBe("/hodnoceni");
  expect(after).toShowNotice("Oznámení jsme přijali. Potvrzení vám pošleme e-mailem, rozhodnutí také.");
  const call = app.calls.findLast(({ path }) => path === "/api/ratings/1/report");
  const { faith: _, ...sent } = typed;
  expect(JSON.parse(call?.body ?? "null")).toEqual({ ...sent, good_faith: true });
});

test("only a report of abuse of children needs neither a name nor an address", async () => {
  const page = await app.visitor().visit(ratingReportPath(1));
  const nameless = { ...typed, name: "", email: "" };
  const refused = await page.press("Odeslat oznámení", nameless);
  expect(refused.status).toBe(422);
  expect(refused.text).toContain("Jméno a příjmení: Pole musí být vyplněno.");
  expect(refused.text).toContain("E-mail: Pole musí být vyplněno.");
  const sent = await page.press("Odeslat oznámení", { ...nameless, reason: "children" });
  expect(sent).toShowNotice("Oznámení jsme přijali a posoudíme ho.");
});

test.each([
  ["without a reason", { reason: "" }],
  ["without an explanation", { explanation: "" }],
  ["without the statement of good faith", { faith: false }],
])("a report %s is refused beside its field, and what was typed stays", async (_what, change) => {
  const page = await app.visitor().visit(ratingReportPath(1));
  const before = app.calls.length;
  const refused = await page.press("Odeslat oznámení", { ...typed, ...change });
  expect(refused.status).toBe(422);
  expect(refused.body).toContain('value="jana@example.cz"');
  expect(app.calls.slice(before).filter(({ method }) => method === "POST")).toEqual([]);
});

test("the page explains a rating that is gone, and an address without a number is 404", async () => {
  const page = await app.visitor().visit(ratingReportPath(2_000_000));
  const answer = await page.press("Odeslat oznámení", typed);
  expect(answer.status).toBe(410);
  expect(answer.text).toContain("Toto hodnocení už na webu není.");
  expect((await app.visitor().get("/hodnoceni/neni/nahlasit")).status).toBe(404);
});

test("if the back office takes no reports, no page and no link offers them", async () => {
  const without = await openTestApp({
    upstreamFetch: app.passOn,
    config: { absentAreas: ["rating-reports"] },
  });
  expect((await without.visitor().get(ratingReportPath(1))).status).toBe(404);
  expect((await without.visitor().visit("/hodnoceni")).text).not.toContain("Nahlásit");
});

test("ratings say what the theatre verifies: the e-mail, and no visit", async () => {
  for (const path of ["/hodnoceni", "/hodnoceni/shrnuti", "/repertoar/marysa"]) {
    expect((await app.visitor().visit(path)).text).toContain(
      "Hodnocení neověřujeme – nemůžeme zaručit, že každý, kdo hodnotil, představení opravdu viděl. Potvrzuje jen svůj e-mail.",
    );
  }
});

async function fetchRatings(): Promise<{ data: readonly { id: number; name: string }[] }> {
  const answer = await app.passOn(new Request("http://localhost/api/ratings/cs?page=1&per_page=10"));
  return answer.json();
}
