import { mkdtempSync, rmSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { startSite, startUpstream, type SiteProcess } from "../server/app/site-process.ts";
import { outputFolder } from "../support/output.ts";
import { expect, test as base } from "./support/journey.ts";

/** A site whose upstream knows one customer and can be made unavailable. */
const test = base.extend<object, { office: { isAway: boolean }; site: SiteProcess }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from the pattern
  office: [async ({}, provide) => provide({ isAway: false }), { scope: "worker" }],
  site: [
    async ({ office }, provide) => {
      const upstream = await startUpstream((request, response) => answer(office.isAway, request, response));
      const dataDir = mkdtempSync(path.join(outputFolder("sites"), "tabs-"));
      const site = await startSite({ DATA_DIR: dataDir, LOG_LEVEL: "silent", API_BASE_URL: upstream.url });
      await provide(site);
      await site.end();
      await upstream.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 180_000 },
  ],
});

/** The upstream's answers: one customer and nothing else. */
const answers: Readonly<Record<string, unknown>> = {
  "POST /api/auth/login": { token: "t" },
  "GET /api/me": { data: { id: 1, email: "jana@example.cz" } },
};

function answer(isAway: boolean, { method, url }: IncomingMessage, response: ServerResponse): void {
  const known = answers[`${method} ${url}`];
  response.statusCode = isAway ? 503 : known ? 200 : 404;
  response.setHeader("Content-Type", "application/json");
  response.end(JSON.stringify(isAway ? {} : (known ?? {})));
}

// Tabs communicate by JavaScript.
test(
  "a tab that cannot read the session sends no message to the others",
  { tag: "@js-on" },
  async ({ page, context, site, office, expectConsoleError }) => {
    expectConsoleError(/Failed to load resource/u);
    const signedIn = await page.request.post("/login", {
      form: { email: "jana@example.cz", password: "heslo" },
      headers: { Origin: site.url },
      maxRedirects: 0,
    });
    expect(signedIn.status()).toBe(303);
    const other = await context.newPage();
    await other.goto("/ucet");
    const accountOf = (tab: typeof page) =>
      tab
        .getByRole("banner")
        .getByRole("link", { name: /^Váš.účet$/u })
        .first();
    await expect(accountOf(other)).toBeVisible();
    await other.evaluate(() => {
      const heard: unknown[] = [];
      Object.assign(window, { heard });
      new BroadcastChannel("opona-session").addEventListener("message", ({ data }) => heard.push(data));
    });
    office.isAway = true;
    await page.goto("/kontakty");
    await expect(accountOf(page)).toHaveCount(0);
    office.isAway = false;
    await page.reload();
    await expect(accountOf(page)).toBeVisible();
    // Messages arrive in the order in which they were sent: the outage sent none.
    await expect.poll(() => other.evaluate<unknown>("window.heard")).toEqual(["1"]);
    await expect(other).toHaveURL("/ucet");
  },
);
