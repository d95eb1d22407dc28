import { rmSync } from "node:fs";
import path from "node:path";
import { expect, test as base, type BrowserContext } from "@playwright/test";
import { startSite, type SiteProcess } from "../../server/app/site-process.ts";
import { seededDataDir } from "../../support/seeded-site.ts";
import { lettersIn } from "./outbox.ts";
import { waitForScripts } from "./script-runs.ts";

/** Where the pictures of live maps come from; a test hands the browser its own, none leaves the machine. */
export const tiles = "http://tiles.localhost:9";

interface Options {
  /**
   * The visitor has refused cookies and closed both popups before, so that no test but those about them meets them.
   * `test.use({ isSettled: false })` opens the site as somebody who was never here.
   */
  readonly isSettled: boolean;
}

interface Fixtures extends Options {
  /** Complaints of the browser that the test is about: call with a pattern before they happen. */
  readonly expectComplaint: (pattern: RegExp) => void;
  /** The texts of the letters that the site sent to somebody, oldest first. */
  readonly lettersTo: (address: string) => readonly string[];
}

interface WorkerFixtures {
  /** Where the site writes. */
  readonly dataDir: string;
  /** The whole site as `npm start` runs it, with a fresh demo theatre of its own. */
  readonly site: SiteProcess;
}

/** A browser test on its own site. Fails on any complaint in the browser's console and any error in the site's log. */
export const test = base.extend<Fixtures & { complaints: RegExp[] }, WorkerFixtures>({
  dataDir: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from the pattern
    async ({}, provide) => {
      const dataDir = await seededDataDir("site");
      await provide(dataDir);
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 180_000 },
  ],
  site: [
    async ({ dataDir }, provide) => {
      const site = await startSite({
        DATA_DIR: dataDir,
        LOG_LEVEL: "warn",
        MAP_TILES_URL: `${tiles}/{z}/{x}/{y}.png`,
        MAP_ATTRIBUTION: "© Zkušební <mapa>",
      });
      await provide(site);
      await site.end();
      const errors = site
        .output()
        .split("\n")
        .filter((line) => line.includes('"level":"error"'));
      expect(errors, "the site's log has no errors").toEqual([]);
    },
    { scope: "worker", timeout: 180_000 },
  ],
  isSettled: [true, { option: true }],
  context: async ({ context, isSettled, site, javaScriptEnabled }, provide) => {
    if (javaScriptEnabled) context.on("page", waitForScripts);
    else await leavePicturesOut(context);
    if (isSettled) {
      await choose(context, site.url, {});
      const value = readable({ dismissed: true });
      await context.addCookies(
        ["intro-popup", "newsletter-popup"].map((name) => ({ name, value, url: site.url })),
      );
    }
    await provide(context);
  },
  lettersTo: async ({ dataDir }, provide) =>
    provide((address) => lettersIn(path.join(dataDir, "outbox"), address)),
  baseURL: async ({ site }, provide) => provide(site.url),
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from the pattern
  complaints: async ({}, provide) => provide([]),
  expectComplaint: async ({ complaints }, provide) => provide((pattern) => void complaints.push(pattern)),
  page: async ({ page, complaints }, provide) => {
    const heard: string[] = [];
    page.on("console", (message) => {
      // A 404 or 422 that a test asks for is written there by the browser itself.
      const isPlanned = /Failed to load resource: .* status of 4\d\d/u.test(message.text());
      if (message.type() === "error" && !isPlanned) heard.push(message.text());
    });
    page.on("pageerror", (error) => heard.push(error.stack || `${error.name}: ${error.message}`));
    await provide(page);
    const unexpected = heard.filter((text) => !complaints.some((pattern) => pattern.test(text)));
    expect(unexpected, "the browser's console is quiet").toEqual([]);
  },
});

export { expect };

const onePixel = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

/**
 * Without script a browser loads every picture of a page before it is done, those far below too, which takes half of
 * the time. Their places stay as they are; what is in them is looked at where scripts run.
 */
export async function leavePicturesOut(context: BrowserContext): Promise<void> {
  await context.route("**/images/**", (route) =>
    route.request().resourceType() === "image"
      ? route.fulfill({ contentType: "image/gif", body: onePixel })
      : route.continue(),
  );
}

type Choice = Partial<Record<"analytical" | "marketing" | "advertisement", boolean>>;

/** Gives the browser a choice of cookies made before: what is not named is refused. */
export async function choose(context: BrowserContext, url: string, choice: Choice): Promise<void> {
  const all = { analytical: false, marketing: false, advertisement: false, ...choice, version: 1 };
  await context.addCookies([{ name: "consent", value: readable(all), url }]);
}

/** The value of a cookie of ours that is neither signed nor sealed. */
function readable(value: unknown): string {
  const content = JSON.stringify({ v: value, e: Date.now() + 3_600_000 });
  return encodeURIComponent(Buffer.from(content).toString("base64"));
}
