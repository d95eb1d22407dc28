import { expect, test } from "vitest";
import { paths } from "#app/domain/paths.ts";
import { json } from "../support/fake-upstream.ts";
import { openTestApp } from "../support/open-app.ts";
import { elements, textOf } from "../support/page-queries.ts";

const calls: Record<string, unknown> = {
  "/api/pages/cs/o-divadle": {
    title: "O nás",
    body: "<p>Ve starém mlýně.</p>",
    updated_at: null,
    sample: false,
  },
  "/api/venues/cs": [
    {
      slug: "komora",
      name: "Komora",
      capacity: 84,
      step_free: true,
      description: "<p>Malá scéna.</p>",
      zones: [],
    },
  ],
  "/api/people/cs": [
    {
      id: 1,
      slug: "a-b",
      name: "Anna Břízová",
      surname: "Břízová",
      group: { slug: "vedeni", name: "Vedení" },
    },
    { id: 2, slug: "c-d", name: "Cyril Dub", surname: "Dub", group: { slug: "soubor", name: "Herci" } },
  ],
};

async function visitWithout(...failing: readonly string[]) {
  const app = await openTestApp({
    upstreamFetch: async (request) => {
      const { pathname } = new URL(request.url);
      if (failing.includes(pathname)) return json({}, 503);
      const answer = calls[pathname];
      return answer ? json({ data: answer }) : json({ status: 404, error: "not_exists" }, 404);
    },
  });
  return app.visitor().get(paths.about());
}

test("the about page shows the theatre's text, its halls and its management", async () => {
  const page = await visitWithout();
  expect(page.status).toBe(200);
  expect(page.all("heading").slice(0, 5)).toEqual([
    "O nás",
    "Kde hrajeme",
    "Komora",
    "Kdo divadlo vede",
    "Anna Břízová",
  ]);
  expect(page.text).toContain("Ve starém mlýně.");
  expect(textOf(page.the("region", "Kde hrajeme"))).toContain("84 míst · bezbariérový přístup");
  expect(page.text).not.toContain("Cyril Dub");
  for (const name of ["Kontakty", "Dokumenty", "Výroční zprávy", "Všichni lidé divadla"])
    page.the("link", name);
});

test.each([
  ["/api/pages/cs/o-divadle", "Komora"],
  ["/api/venues/cs", "Anna Břízová"],
  ["/api/people/cs", "Komora"],
])("without %s only its block says that it is missing", async (failing, stays) => {
  const page = await visitWithout(failing);
  expect(page.status).toBe(200);
  expect(
    elements(page.html, "main")
      .map(textOf)[0]
      ?.match(/se teď nepodařilo načíst/gu),
  ).toHaveLength(1);
  expect(page.text).toContain(stays);
});

test("without any data the page is a 503", async () => {
  const page = await visitWithout(...Object.keys(calls));
  expect(page.status).toBe(503);
  expect(page.all("heading")[0]).toBe("O divadle");
});
