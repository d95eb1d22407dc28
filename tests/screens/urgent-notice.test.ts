import { expect, test } from "vitest";
import { json } from "../support/fake-upstream.ts";
import { identityWith } from "../support/demo-theatre.ts";
import { openTestApp } from "../support/open-app.ts";
import { attribute, byRole, textOf } from "../support/page-queries.ts";

const demo = await openTestApp({ onlyReads: true });
const label = "Důležité sdělení";

/** The site with this notice in the theatre's folder, at this time. */
function openWith(notice: Readonly<Record<string, unknown>>, now = "2026-11-21T10:00:00Z") {
  const identity = identityWith({ notice });
  return openTestApp({ upstreamFetch: demo.passOn, config: { identity }, clock: () => new Date(now) });
}

test.each(["/", "/program", "/kosik", "/login", "/neni-tu"])(
  "the notice is on every page, above the header: %s",
  async (address) => {
    const app = await openWith({
      text: "Dnešní představení je zrušené.",
      link: "/aktuality",
      linkText: "Co dál",
    });
    const page = await app.visitor().get(address);
    const notice = page.the("region", label);
    expect(textOf(notice)).toBe("Dnešní představení je zrušené. Co dál");
    expect(byRole(notice, page.html, "link").map((link) => attribute(link, "href"))).toEqual(["/aktuality"]);
    expect(page.body.indexOf(label)).toBeLessThan(page.body.indexOf("<header"));
  },
);

test("its text is escaped, and a link without a text has one", async () => {
  const app = await openWith({ text: "<b>Pozor</b> & klid", link: "https://jinde.example/" });
  const page = await app.visitor().visit("/");
  expect(textOf(page.the("region", label))).toBe("<b>Pozor</b> & klid Více informací");
  expect(page.body).not.toContain("<b>Pozor");
});

test.each([
  ["2026-11-21T09:59:59Z", false],
  ["2026-11-21T10:00:00Z", true],
  ["2026-11-21T11:59:59Z", true],
  ["2026-11-21T12:00:00Z", false],
])("its window is a half-open interval: at %s it is shown: %s", async (now, isShown) => {
  const window = { from: "2026-11-21T11:00:00+01:00", to: "2026-11-21T13:00:00+01:00" };
  const app = await openWith({ text: "Hrajeme jinde.", ...window }, now);
  expect((await app.visitor().visit("/")).has("region", label)).toBe(isShown);
});

test("the settings' entry „notice“ shows the same, its unknown kind as a warning", async () => {
  const app = await openTestApp({ upstreamFetch: demo.passOn });
  const value = {
    text: "Pokladna má poruchu telefonu.",
    link: "/kontakty",
    link_text: "Kontakty",
    kind: "siren",
  };
  app.intercept("GET /api/settings/cs", () => json([{ name: "notice", value: JSON.stringify(value) }]));
  const page = await app.visitor().visit("/");
  expect(textOf(page.the("region", label))).toBe("Pokladna má poruchu telefonu. Kontakty");
});

test.each([
  ["without a text", { link: "/kontakty" }],
  ["that is over", { text: "X", to: "2026-01-01T00:00:00Z" }],
  ["that is null", null],
])("an entry %s is no notice", async (_what, value) => {
  const app = await openTestApp({ upstreamFetch: demo.passOn });
  app.intercept("GET /api/settings/cs", () => json([{ name: "notice", value }]));
  expect((await app.visitor().visit("/")).has("region", label)).toBe(false);
});

test("a link that runs code is left out, and the text stays", async () => {
  const app = await openTestApp({ upstreamFetch: demo.passOn });
  const value = { text: "Pozor", link: "javascript:alert(1)" };
  app.intercept("GET /api/settings/cs", () => json([{ name: "notice", value }]));
  const page = await app.visitor().visit("/");
  expect(textOf(page.the("region", label))).toBe("Pozor");
});
