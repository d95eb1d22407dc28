import { expect, test } from "vitest";
import { json } from "../support/fake-upstream.ts";
import { openTestApp } from "../support/open-app.ts";
import { attribute, elements, textOf } from "../support/page-queries.ts";
import { customer } from "./account-pages.ts";
import { novy } from "./signing-in.ts";

const app = await openTestApp();

test("the order list has code, date, total, state and actions, newest first", async () => {
  const page = await (await customer(app)).visit("/ucet");
  const table = page.the("table");
  expect(elements(table, "th", (cell) => attribute(cell, "scope") === "col").map(textOf)).toEqual([
    "Číslo objednávky",
    "Datum",
    "Cena celkem",
    "Stav",
    "Akce",
  ]);
  const rows = elements(table, "tr").slice(1);
  expect(rows).toHaveLength(3);
  const [newest] = rows.map(textOf);
  expect(newest).toMatch(
    /^E\d\d-\d{5} \d+\. \d+\. 2026 [\d ]+,\d\d Kč Čeká na platbu .*Detail ?Zaplatit ?Objednat znovu ?Odstoupit od smlouvy$/u,
  );
  const dates = elements(table, "time").map((time) => attribute(time, "datetime") ?? "");
  expect(dates).toEqual([...dates].sort().reverse());
  expect(page.all("button").filter((name) => name.startsWith("Zaplatit"))).toHaveLength(1);
});

test("an empty order list says so", async () => {
  const page = await (await customer(app, novy)).visit("/ucet");
  expect(page.text).toContain("Zatím u nás nemáte žádnou objednávku.");
  expect(page.has("table")).toBe(false);
});

test("orders are found by their products", async () => {
  const visitor = await customer(app);
  const page = await visitor.visit("/ucet");
  const none = await page
    .press("Hledat", { hledat: "xyzxyz" }, 0)
    .catch(() => visitor.visit("/ucet?hledat=xyzxyz"));
  expect(none.text).toContain("Pro „xyzxyz“ jsme žádnou objednávku nenašli.");
  const code = textOf(
    elements(page.the("table"), "th", (cell) => attribute(cell, "scope") === "row")[0] ?? page.html,
  );
  const found = await visitor.visit(`/ucet?hledat=${encodeURIComponent(code)}`);
  expect(elements(found.the("table"), "tr")).toHaveLength(2);
  expect(attribute(found.the("link", "Zrušit hledání"), "href")).toBe("/ucet");
});

test("a long list has pages, and none behind the last", async () => {
  const visitor = await customer(app);
  app.intercept("GET /api/orders", (_request, { path }) => {
    const page = Number(new URL(path, "http://x").searchParams.get("page"));
    const order = { id: page, code: `V${page}`, date: "2026-11-01T10:00:00Z", total: 100, state: "neco" };
    return json({
      data: [{ ...order, state_label: "Nový stav" }, { id: "nic" }],
      meta: { total: 21, page, pages: 3 },
    });
  });
  const second = await visitor.visit("/ucet?page=2&hledat=V");
  const behind = await visitor.get("/ucet?page=4");
  app.intercept("GET /api/orders", undefined);
  expect(second.text).toContain("V2");
  expect(second.text).toContain("Nový stav");
  expect(attribute(second.the("link", "Stránka 3"), "href")).toBe("/ucet?hledat=V&page=3");
  expect(behind.status).toBe(404);
});

test("an order of tickets alone offers no withdrawal in its row", async () => {
  const visitor = await customer(app);
  const order = { date: "2026-11-01T10:00:00Z", total: 100, state: "paid", state_label: "Zaplaceno" };
  app.intercept("GET /api/orders", () =>
    json({
      data: [
        { ...order, id: 1, code: "T1", is_withdrawable: false },
        { ...order, id: 2, code: "Z1", is_withdrawable: true },
        { ...order, id: 3, code: "Z2" },
      ],
      meta: { total: 3, page: 1, pages: 1 },
    }),
  );
  const page = await visitor.visit("/ucet");
  app.intercept("GET /api/orders", undefined);
  const rows = elements(page.the("table"), "tr").slice(1).map(textOf);
  expect(rows.map((row) => row.includes("Odstoupit od smlouvy"))).toEqual([false, true, true]);
});
