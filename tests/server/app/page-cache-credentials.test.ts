import { expect, test } from "vitest";
import { createPageCache } from "#server/pipeline/cached-pages/page-cache.ts";

const start = new Date("2026-11-21T10:00:00Z");

/** Requests `/eshop`, `seconds` after ten o'clock; returns the number of the rendered page. */
function openShop(lasts = 10) {
  const documents = createPageCache(lasts);
  let made = 0;
  return async function ask(headers: Record<string, string> = {}, seconds = 0): Promise<string> {
    const url = new URL("http://localhost/eshop");
    const now = new Date(start.getTime() + seconds * 1000);
    const answer = await documents.answer(
      { request: new Request(url, { headers }), url, variant: "CZK", now },
      async () => {
        made += 1;
        const own = { "Cache-Control": "private, no-cache", "Content-Type": "text/html; charset=utf-8" };
        return { response: new Response(`page ${made}`, { headers: own }), isWhole: true, isOfNow: false };
      },
    );
    return answer.text();
  };
}

test("the site renders a page once for all requests within its time", async () => {
  const ask = openShop();
  expect(await Promise.all([ask(), ask()])).toEqual(["page 1", "page 1"]);
  expect(await ask({}, 9)).toBe("page 1");
  expect(await ask({}, 10)).toBe("page 2");
});

test("a request with credentials gets its own page, which no other request gets", async () => {
  const credentials = { Authorization: "Basic ZGl2YWQ6aGVzbG8=" };
  const ask = openShop();
  expect(await ask(credentials)).toBe("page 1");
  expect(await ask()).toBe("page 2");
  expect(await ask(credentials)).toBe("page 3");
  expect(await ask()).toBe("page 2");
  expect(await Promise.all([ask({}, 10), ask(credentials, 10)])).toEqual(["page 4", "page 5"]);
});
