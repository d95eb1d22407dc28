import { consentVersion } from "#app/domain/consent.ts";
import { rmSync } from "node:fs";
import path from "node:path";
import { expect, test as base, type BrowserContext } from "@playwright/test";
import { startSite, type SiteProcess } from "../../server/app/site-process.ts";
import { seededDataDir, siteClock } from "../../support/seeded-site.ts";
import { emailsIn } from "./outbox.ts";
import { waitForHydration } from "./hydration.ts";

/** The source of the tiles of live maps; a test fulfils the requests itself, none leaves the machine. */
export const tiles = "http://tiles.localhost:9";

/** The token of the theatre's staff. */
export const staffToken = "token-of-the-staff-in-browser-tests";

interface Options {
  /**
   * The visitor has refused cookies and closed both popups before, so that they appear only in their own tests.
   * `test.use({ isSettled: false })` opens the site without any cookies.
   */
  readonly isSettled: boolean;
}

interface Fixtures extends Options {
  /** Expected errors in the browser's console: call with a pattern before they happen. */
  readonly expectConsoleError: (pattern: RegExp) => void;
  /** The texts of the e-mails that the site sent to an address, oldest first. */
  readonly emailsTo: (address: string) => readonly string[];
}

interface WorkerFixtures {
  /** The folder that the site writes to. */
  readonly dataDir: string;
  /** The whole site as `npm start` runs it, with its own fresh demo data. */
  readonly site: SiteProcess;
}

/** A browser test on its own site. Fails on any error in the browser's console and any error in the site's log. */
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
        ...siteClock,
        DATA_DIR: dataDir,
        LOG_LEVEL: "warn",
        STAFF_TOKENS: staffToken,
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
    if (javaScriptEnabled) context.on("page", waitForHydration);
    else await stubImages(context);
    if (isSettled) {
      await choose(context, site.url, {});
      await context.addCookies(
        ["intro-popup", "newsletter-popup"].map((name) => ({ name, value: dismissed, url: site.url })),
      );
    }
    await provide(context);
  },
  emailsTo: async ({ dataDir }, provide) =>
    provide((address) => emailsIn(path.join(dataDir, "outbox"), address)),
  baseURL: async ({ site }, provide) => provide(site.url),
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from the pattern
  complaints: async ({}, provide) => provide([]),
  expectConsoleError: async ({ complaints }, provide) => provide((pattern) => void complaints.push(pattern)),
  page: async ({ page, complaints }, provide) => {
    const heard: string[] = [];
    page.on("console", (message) => {
      // The browser itself logs a 404 or 422 that a test requests.
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
 * Without JavaScript a browser loads every picture of a page before the load event, even those far below, which takes
 * half of the time. The space of the pictures stays the same; tests with JavaScript check their content.
 */
export async function stubImages(context: BrowserContext): Promise<void> {
  await context.route("**/images/**", (route) =>
    route.request().resourceType() === "image"
      ? route.fulfill({ contentType: "image/gif", body: onePixel })
      : route.continue(),
  );
}

type Choice = Partial<Record<"analytical" | "marketing" | "advertisement", boolean>>;

/** Sets the cookie of an earlier consent choice, which refused the categories that are not named. */
export async function choose(context: BrowserContext, url: string, choice: Choice): Promise<void> {
  const all = {
    analytical: false,
    marketing: false,
    advertisement: false,
    ...choice,
    version: consentVersion,
  };
  await context.addCookies([{ name: "consent", value: readable(all), url }]);
}

/** The value of one of our cookies that is neither signed nor encrypted. */
function readable(value: unknown): string {
  const content = JSON.stringify({ v: value, e: Date.now() + 3_600_000 });
  return encodeURIComponent(Buffer.from(content).toString("base64"));
}

/** The value of a popup's cookie after the popup was closed. */
export const dismissed = readable({ dismissed: true });
