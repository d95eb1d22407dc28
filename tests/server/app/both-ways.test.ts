import { request as ask, type IncomingMessage } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "#server/operator/config.ts";
import { listen, type Listening } from "#server/pipeline/listen.ts";
import { routeFinder } from "#server/http/route-pattern.ts";
import { addresses } from "../../connected/every-route.ts";
import { builtSite } from "../../support/built-site.ts";
import { openTestApp } from "../../support/open-app.ts";
import { seededAt } from "#server/standalone/tests/seeded-database.ts";
import { demo } from "../../support/demo.ts";

let server: Listening;
let patterns: readonly string[];
let isFastPathOpen = false;
/** Requests that the pipeline answered. */
let slow = 0;

beforeAll(async () => {
  const app = await openTestApp({ config: { pageSeconds: 10 }, clock: () => seededAt });
  const { fastPath } = app.handle;
  const handle = Object.assign(
    (...args: Parameters<typeof app.handle>) => {
      slow += 1;
      return app.handle(...args);
    },
    fastPath && {
      fastPath: {
        keep: fastPath.keep,
        answer: (...args: Parameters<typeof fastPath.answer>) => isFastPathOpen && fastPath.answer(...args),
      },
    },
  );
  server = await listen(handle, readConfig({ PORT: "0", HOST: "127.0.0.1" }));
  const find = routeFinder((await builtSite()).build.routes);
  patterns = Object.keys(addresses).filter(
    (pattern) => find(addresses[pattern]?.[0] ?? "").privacy === "public",
  );
});
afterAll(() => server.stop());

/** Existing pages of routes without such a URL in that table. */
const more = ["/aktuality/rur-ma-za-sebou-premieru", "/lide/1/barbora-chalupnikova", demo.products.mug.path];

test("every public route answers alike by the fast path and through the pipeline", async () => {
  expect(patterns.length).toBeGreaterThan(40);
  const paths = patterns.flatMap((pattern) => addresses[pattern] ?? []).concat(more);
  const short: string[] = [];
  for (const path of paths) {
    isFastPathOpen = false;
    await get(path);
    const kept = await get(path);
    isFastPathOpen = true;
    slow = 0;
    const answer = await get(path);
    // Only the pipeline renders uncached pages, each time again; the page of an evening has a validator, too.
    const mayHaveTag = path === "/vstupenky?termin=1";
    if (slow > 0) expect([answer.status, isKept(kept)], path).toEqual([kept.status, mayHaveTag]);
    else expect(answer, path).toEqual(kept);
    if (slow === 0) short.push(path);
  }
  expect(short.length).toBeGreaterThan(30);
});

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage["headers"];
  readonly names: readonly string[];
  readonly body: string;
}

/** Everything of an answer except its time and its id. */
function get(path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { "Accept-Encoding": "br" };
    const sent = ask({ port: server.port, host: "127.0.0.1", path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const { date: _, "x-request-id": id, ...rest } = response.headers;
        const names = response.rawHeaders.filter((_name, index) => index % 2 === 0).toSorted();
        const { statusCode: status = 0 } = response;
        const body = Buffer.concat(chunks).toString("base64");
        resolve({ status, headers: { ...rest, hasId: id && "yes" }, names, body });
      });
    });
    sent.on("error", reject).end();
  });
}

/** A page that is the same for all visitors of a shape: the cache gives it a tag. */
function isKept({ status, headers }: Answer): boolean {
  const isPage = headers["content-type"]?.startsWith("text/html") ?? false;
  return status === 200 && isPage && headers.etag !== undefined;
}
