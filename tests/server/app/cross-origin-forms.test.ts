import { describe, expect, test } from "vitest";
import { openMinimalApp } from "./minimal-app.tsx";

const own = "http://divadlo.example:3000";
const targets = [
  "/kosik",
  "/kosik.data",
  "/kosik?index",
  "/kosik?_data=kosik",
  "/resource",
  "/resource?_data=resource",
  "/",
  "/neni",
];
const origins = [
  own,
  undefined,
  "null",
  "",
  "http://evil.example",
  "http://www.divadlo.example:3000",
  "http://divadlo.example",
  "http://divadlo.example:3001",
  "https://divadlo.example:3000",
  "HTTP://DIVADLO.EXAMPLE:3000",
  `${own}/`,
  `${own}.evil.example`,
  "garbage",
];
const sites = [undefined, "same-origin", "same-site", "cross-site", "none"];
const referers = [undefined, `${own}/kosik`, "http://evil.example/", `http://evil.example/?${own}/`];

/** An independent, shorter form of the rule: the headers of a browser's own form on our own page. */
function isOurs(origin: string | undefined, site: string | undefined, referer: string | undefined): boolean {
  if (origin === "null" && site === "same-origin") return true;
  if (origin !== undefined) return origin === own && site !== "cross-site" && site !== "same-site";
  if (site !== undefined) return site === "same-origin";
  return referer === `${own}/kosik`;
}

function post(path: string, headers: Record<string, string | undefined>): Request {
  const given = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return new Request(own + path, {
    method: "POST",
    headers: {
      "Content-Type": "application/x-www-form-urlencoded",
      Host: "divadlo.example:3000",
      ...Object.fromEntries(given),
    },
    body: "intent=add",
  });
}

describe("a form of another site", () => {
  test.each(targets)("runs nothing at %s, whatever its headers; a form of our own does", async (path) => {
    const { handle, ran, requests } = openMinimalApp();
    const legacy = path.includes("_data");
    for (const origin of origins) {
      for (const site of sites) {
        for (const referer of referers) {
          for (const forwarded of [undefined, "evil.example"]) {
            ran.length = 0;
            const request = post(path, {
              Origin: origin,
              "Sec-Fetch-Site": site,
              Referer: referer,
              "X-Forwarded-Host": forwarded,
            });
            const { status, headers } = await handle(request);
            const says = JSON.stringify({ path, origin, site, referer, forwarded });
            if (legacy || !isOurs(origin, site, referer)) {
              expect(ran, says).toEqual([]);
              expect(status, says).toBe(legacy ? 400 : 403);
              expect(headers.get("Content-Type"), says).toBe("text/html; charset=utf-8");
              expect(headers.get("Set-Cookie"), says).toBeNull();
            } else {
              expect(status, says).not.toBe(403);
              expect(ran, says).toHaveLength(/kosik|resource/.test(path) ? 1 : 0);
            }
          }
        }
      }
    }
    expect(requests).toEqual([]);
  });

  test("gets a Czech explanation", async () => {
    const { handle } = openMinimalApp();
    const response = await handle(post("/kosik", { Origin: "https://evil.example" }));
    expect(await response.text()).toContain("Formulář byl odeslán z\u00a0jiné stránky");
  });

  test("is one by the configured public origin, whatever the listener received", async () => {
    const { handle, ran } = openMinimalApp({ PUBLIC_ORIGIN: "https://www.divadlo.example" });
    const ask = (origin: string) =>
      handle(
        new Request("http://www.divadlo.example/kosik", {
          method: "POST",
          headers: {
            "Content-Type": "application/x-www-form-urlencoded",
            Host: "www.divadlo.example",
            Origin: origin,
          },
          body: "intent=add",
        }),
      );
    expect((await ask("http://www.divadlo.example")).status).toBe(403);
    expect((await ask("https://www.divadlo.example")).status).toBe(303);
    expect(ran).toEqual(["kosik add"]);
  });

  test("does not reach the standalone back office from a browser either; a program does", async () => {
    const { handle, requests } = openMinimalApp({}, async () => Response.json({}));
    const ask = (headers: Record<string, string>) =>
      handle(
        new Request(`${own}/api/cart/1`, {
          method: "PUT",
          headers: { "Content-Type": "application/json", ...headers },
          body: "{}",
        }),
      );
    const foreign: Record<string, string>[] = [
      { Origin: "https://evil.example" },
      { Origin: "null" },
      { "Sec-Fetch-Site": "cross-site" },
    ];
    for (const headers of foreign) {
      const refused = await ask(headers);
      expect(refused.status).toBe(403);
      expect(await refused.json()).toMatchObject({ error: "foreign_origin" });
    }
    expect(requests).toEqual([]);
    expect((await ask({})).status).toBe(200);
    expect((await ask({ Origin: own })).status).toBe(200);
    expect(requests).toHaveLength(2);
  });

  test("only opens what reads of the standalone back office, and makes no cart there", async () => {
    const { handle, requests } = openMinimalApp({}, async () => Response.json({}));
    const opened = { "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document" };
    const ask = (path: string, method: string, headers: Record<string, string>) =>
      handle(new Request(own + path, { method, headers }));
    const makes = "/api/cart/anonymous/cs";
    const reads = "/api/orders/summary/1/abcdefgh";
    const refused: (readonly [string, Record<string, string>])[] = [
      [makes, { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors", "Sec-Fetch-Dest": "image" }],
      [makes, { "Sec-Fetch-Site": "same-site", ...opened }],
      [makes, { "Sec-Fetch-Site": "cross-site", ...opened }],
      [makes, { Origin: "https://evil.example" }],
      [reads, { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors", "Sec-Fetch-Dest": "image" }],
      [reads, { "Sec-Fetch-Site": "cross-site", ...opened, "Sec-Fetch-Dest": "iframe" }],
    ];
    for (const [path, headers] of refused) {
      for (const method of ["GET", "HEAD"]) {
        expect([path, method, (await ask(path, method, headers)).status]).toEqual([path, method, 403]);
      }
    }
    expect(requests).toEqual([]);
    expect((await ask(reads, "GET", { "Sec-Fetch-Site": "cross-site", ...opened })).status).toBe(200);
    expect((await ask(makes, "GET", {})).status).toBe(200);
    expect((await ask(makes, "GET", { "Sec-Fetch-Site": "none", ...opened })).status).toBe(200);
  });
});
