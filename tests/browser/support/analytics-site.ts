import { createServer } from "node:http";
import { rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { startSite, type SiteProcess } from "../../server/app/site-process.ts";
import { seededDataDir, siteClock } from "../../support/seeded-site.ts";
import { test as base } from "./journey.ts";

interface StandIn {
  readonly origin: string;
  /** URLs of the requests for its script. */
  readonly scriptRequests: string[];
}

/** Like Google's script, which sets its advertising cookie only with a grant; this one sets none. */
const setsCookies =
  'for (const name of ["_ga", "_ga_TEST1", "_gcl_au"]) document.cookie = `${name}=1; path=/`;';

/** Like tags that measure client-side navigation: it records every URL that it sees in this tab. */
const followsHistory = `
  const note = () => { name = [name, location.href, document.referrer].join(" "); };
  note();
  for (const kind of ["pushState", "replaceState"]) {
    const change = history[kind];
    history[kind] = function (...words) { change.apply(this, words); note(); };
  }
  addEventListener("popstate", note);
`;

/** A browser test on a site with an analytics tag, whose script is a stand-in on this machine. */
export const test = base.extend<object, { site: SiteProcess; tagServer: StandIn }>({
  tagServer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from the pattern
    async ({}, provide) => {
      const calls: string[] = [];
      const server = createServer((request, response) => {
        calls.push(request.url ?? "");
        response.setHeader("Content-Type", "text/javascript");
        response.end(`window.standInRan = true;${setsCookies}${followsHistory}`);
      });
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      const { port } = server.address() as AddressInfo;
      await provide({ origin: `http://127.0.0.1:${port}`, scriptRequests: calls });
      server.close();
    },
    { scope: "worker" },
  ],
  site: [
    async ({ tagServer }, provide) => {
      const dataDir = await seededDataDir("measured");
      const site = await startSite({
        ...siteClock,
        DATA_DIR: dataDir,
        LOG_LEVEL: "warn",
        TAG_ORIGIN: tagServer.origin,
        TAG_ID: "G-TEST1",
      });
      await provide(site);
      await site.end();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 180_000 },
  ],
});
