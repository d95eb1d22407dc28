import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { expect, test as base } from "@playwright/test";
import { builtSite } from "../support/built-site.ts";
import { outputFolder } from "../support/output.ts";

/** A Saturday morning before Advent: a performance takes place tonight, and the box office opens before it. */
export const pinnedAt = new Date("2026-11-21T10:00:00Z");

export interface PinnedSite {
  readonly url: string;
  /** The path of the first link to this site in the newest e-mail to an address. */
  linkInEmail(to: string): Promise<string>;
  /** While the work runs, the upstream answers calls with a matching path with 500. */
  withoutUpstream(paths: RegExp, work: () => Promise<void>): Promise<void>;
}

/** The built site in this process, over its own standalone back office with a stopped clock. */
async function openPinnedSite(
  dataDir: string,
  settings: Record<string, string>,
): Promise<PinnedSite & { close(): Promise<void> }> {
  const { build, bootstrap, connectUpstream, openLog, listen, readConfig } = await builtSite();
  const clock = () => pinnedAt;
  const config = readConfig({
    ...settings,
    DATA_DIR: dataDir,
    PORT: "0",
    HOST: "127.0.0.1",
    LOG_LEVEL: "silent",
  });
  const log = openLog(config.logLevel);
  const upstream = await connectUpstream(config, { clock, log });
  let broken: RegExp | null = null;
  const app = await bootstrap(config, {
    build,
    clock,
    log,
    upstream: {
      ...upstream,
      fetch: async (request) =>
        broken?.test(new URL(request.url).pathname)
          ? Response.json({ message: "broken" }, { status: 500 })
          : upstream.fetch(request),
    },
  });
  const server = await listen(app.handle, config);

  return {
    url: server.url,
    async linkInEmail(to) {
      let link: string | undefined;
      await expect
        .poll(() => (link = newestEmail(path.join(dataDir, "outbox"), to)), { message: `an e-mail to ${to}` })
        .toBeDefined();
      return link ?? "";
    },
    async withoutUpstream(paths, work) {
      broken = paths;
      try {
        await work();
      } finally {
        broken = null;
      }
    },
    async close() {
      await server.stop();
      await app.close();
      await upstream.close();
    },
  };
}

/** The newest e-mail to an address as sent, with soft line breaks removed. */
function newestEmail(outbox: string, to: string): string | undefined {
  const messages = readdirSync(outbox)
    .sort()
    .map((name) =>
      readFileSync(path.join(outbox, name), "utf8").replaceAll("=\r\n", "").replaceAll("=3D", "="),
    )
    .filter((message) => new RegExp(`^To: .*${to}`, "mu").test(message));
  return /https?:\/\/[^/\s]+(\/(?:zmena-hesla|hodnoceni\/potvrzeni)\/[\w-]+)/u.exec(
    messages.at(-1) ?? "",
  )?.[1];
}

/** A test on the pinned site with additional environment variables. */
export const testWith = (settings: Record<string, string>) =>
  base.extend<object, { site: PinnedSite }>({
    site: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from the pattern
      async ({}, provide) => {
        const dataDir = mkdtempSync(path.join(outputFolder("sites"), "pinned-"));
        const site = await openPinnedSite(dataDir, settings);
        await provide(site);
        await site.close();
        rmSync(dataDir, { recursive: true, force: true });
      },
      { scope: "worker", timeout: 180_000 },
    ],
    baseURL: async ({ site }, provide) => provide(site.url),
  });

export const test = testWith({});

export { expect };
