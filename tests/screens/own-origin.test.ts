import { expect, test } from "vitest";
import { openTestApp } from "../support/open-app.ts";

// Without PUBLIC_ORIGIN. Pages are kept, so that one made for another host would be noticed.
const app = await openTestApp({ onlyReads: true, config: { pageSeconds: 10 } });

const read = async (origin: string, path: string) => (await app.handle(new Request(origin + path))).text();
const hosts = ["http://localhost:3000", "http://divadlo.lan:8080", "http://[::1]:3000"];

test.each([
  ["/repertoar/rur", (at: string) => [`rel="canonical" href="${at}/repertoar/rur"`]],
  ["/repertoar/rur", (at: string) => [`property="og:url" content="${at}/repertoar/rur"`]],
  ["/repertoar/rur", (at: string) => [`property="og:image" content="${at}/og/`, `"@id":"${at}/#divadlo"`]],
  ["/program", (at: string) => [`href="${at.replace("http", "webcal")}/program.ics"`]],
  ["/aktuality", (at: string) => [`href="${at}/aktuality.xml"`]],
  ["/aktuality.xml", (at: string) => [`<link>${at}/aktuality`]],
  ["/program.ics", (at: string) => [`:${at}/program`]],
  ["/robots.txt", (at: string) => [`Sitemap: ${at}/sitemap.xml`]],
  ["/sitemap.xml", (at: string) => [`<loc>${at}/sitemap-`]],
])("%s has links with the origin of each request", async (path, links) => {
  for (const origin of [...hosts, ...hosts]) {
    const body = await read(origin, path);
    for (const link of links(origin)) expect(body).toContain(link);
    for (const other of hosts.filter((host) => host !== origin)) {
      expect(body).not.toContain(other.replace(/^http:/u, ""));
    }
  }
});
