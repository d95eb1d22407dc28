import { createHash } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { openTestApp, type TestApp } from "../../support/open-app.ts";
import { attribute, elements, parsePage, type Element } from "../../support/page-queries.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});

const pages = [
  "/",
  "/eshop",
  "/products/new",
  "/products/sale",
  "/kosik",
  "/1/darkove-poukazy",
  "/info/cookies",
  "/neni",
  "/1/2/3",
];

describe.each(pages)("the page %s", (path) => {
  test("runs only its own scripts, and applies only its own style sheets", async () => {
    const page = await app.visitor().get(path);
    const policy = page.headers.get("Content-Security-Policy") ?? "";
    expect(policy).not.toMatch(/unsafe|nonce/);
    const html = parsePage(page.body);
    const scripts = elements(html, "script");
    expect(scripts.filter((script) => attribute(script, "src") === null)).not.toEqual([]);
    for (const script of scripts) {
      expect(attribute(script, "nonce")).toBeNull();
      // Data blocks are never executed, so the policy need not allow them.
      if (attribute(script, "src") !== null || attribute(script, "type")?.startsWith("application/"))
        continue;
      const hash = createHash("sha256").update(sourceOf(script)).digest("base64");
      expect(policy).toContain(`'sha256-${hash}'`);
    }
    const sheets = elements(html, "style").map((sheet) =>
      createHash("sha256").update(sourceOf(sheet)).digest("base64"),
    );
    expect(sheets.length).toBeGreaterThan(0);
    expect(policy).toContain(`style-src 'self' ${sheets.map((hash) => `'sha256-${hash}'`).join(" ")};`);
    const styled = elements(html, "*").filter((element) => attribute(element, "style") !== null);
    expect(styled.map(({ tagName }) => tagName)).toEqual([]);
    const handlers = elements(html, "*").flatMap(({ attrs }) =>
      attrs.filter(({ name }) => name.startsWith("on")),
    );
    expect(handlers).toEqual([]);
  });

  test("is the same twice, and has no data of the request or its time", async () => {
    const one = await app.visitor().get(path);
    const two = await app
      .visitor()
      .get(path, { "User-Agent": "CANARY", "Accept-Language": "CANARY", Referer: "http://CANARY/" });
    // An error page contains one value unique to each answer: the request id for searching the log.
    const without = ({ body, headers }: typeof one) => body.replace(headers.get("X-Request-Id") ?? "", "");
    expect(without(two)).toBe(without(one));
    expect(two.body).not.toContain("CANARY");
    expect(two.headers.get("Content-Security-Policy")).toBe(one.headers.get("Content-Security-Policy"));
    // The language is the same for all visitors and is set in a header, not in the body.
    expect(one.headers.getSetCookie()).toEqual(
      one.headers.get("Content-Type")?.startsWith("text/html")
        ? ["locale=cs; Max-Age=31536000; Path=/; SameSite=Lax"]
        : [],
    );
  });
});

const intents = [
  "add",
  "quantity",
  "remove",
  "restore",
  "voucher-add",
  "voucher-remove",
  "clear-ask",
  "clear",
  "choose",
  "order",
];

test.each(intents)("a form of another site with the intent %s reaches no upstream", async (intent) => {
  const visitor = app.visitor();
  await visitor.post("/kosik", { intent: "add", product: "105", quantity: "1", note: "" });
  const cookies = new Map(visitor.cookies);
  expect(cookies.size).toBeGreaterThan(0);
  app.calls.length = 0;
  const fields = { intent, product: "105", quantity: "5", code: "X", voucher: "1" };
  const foreign: Record<string, string>[] = [
    { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" },
    { Origin: "null", "Sec-Fetch-Site": "cross-site" },
    { Origin: "https://evil.example", "X-Forwarded-Host": "evil.example" },
  ];
  const places = [
    "/kosik",
    "/kosik.data",
    "/kosik/zmena",
    "/kosik/zmena.data",
    "/kosik?index",
    "/kosik?_data=routes%2Fshop%2Fcart%2Fcart",
  ];
  const answers = await Promise.all(
    places.flatMap((place) => foreign.map((headers) => visitor.post(place, fields, headers))),
  );
  for (const answer of answers) expect([400, 403]).toContain(answer.status);
  expect(app.calls).toEqual([]);
  expect(visitor.cookies).toEqual(cookies);
});

/** The script's source as the browser hashes it. */
function sourceOf(script: Element): string {
  return script.childNodes.map((node) => ("value" in node ? node.value : "")).join("");
}
