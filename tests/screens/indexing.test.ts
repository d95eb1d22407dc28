import { expect, test } from "vitest";
import { openTestApp } from "../support/open-app.ts";

const app = await openTestApp({ onlyReads: true, config: { indexing: false } });

test.each([
  "/",
  "/neni-tu",
  "/program.ics",
  "/og/divadlo.png",
  "/favicon.svg",
  "/sitemap.xml",
  "/api/lists/countries",
  "/healthz",
])("a staging site asks search engines not to index %s", async (address) => {
  const answer = await app.handle(new Request(`http://localhost:3000${address}`));
  expect(answer.headers.get("X-Robots-Tag")).toBe("noindex");
});

test("its robots.txt closes everything and names no sitemap", async () => {
  const { body } = await app.visitor().get("/robots.txt");
  expect(body).toBe("User-agent: *\nDisallow: /\n");
});

test("any other site is indexed", async () => {
  const other = await openTestApp({ upstreamFetch: app.passOn });
  const page = await other.visitor().visit("/");
  expect(page.headers.get("X-Robots-Tag")).toBeNull();
  expect((await other.visitor().get("/robots.txt")).body).toContain("Sitemap: ");
});
