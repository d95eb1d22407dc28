import { afterAll, beforeAll, expect, test } from "vitest";
import { ensureBuild } from "../../support/built-site.ts";
import { run, startUpstream } from "./site-process.ts";

let site: Awaited<ReturnType<typeof run>>;
let upstream: Awaited<ReturnType<typeof startUpstream>>;
const port = 20_000 + Math.floor(Math.random() * 20_000);
const at = `http://127.0.0.1:${port}`;

beforeAll(async () => {
  await ensureBuild();
  upstream = await startUpstream((_request, response) => {
    response.writeHead(404, { "Content-Type": "application/json" });
    response.end(JSON.stringify({ status: 404, error: "not_exists" }));
  });
  site = await run(["node_modules/@remix-run/serve/dist/cli.js", "build/server/index.js"], {
    PORT: String(port),
    HOST: "127.0.0.1",
    API_BASE_URL: upstream.url,
    ABSENT_AREAS: "programme",
    LOG_LEVEL: "warn",
    SESSION_SECRETS: "test-secret-test-secret-test-secret",
  });
  for (let tries = 0; tries < 200 && !site.output().includes("[remix-serve]"); tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
});
afterAll(async () => {
  await site.end("SIGKILL");
  await upstream.stop();
});

const add = "intent=add&product=1&quantity=1";

function post(path: string, headers: Record<string, string>): Promise<Response> {
  return fetch(at + path, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
    body: add,
    redirect: "manual",
  });
}

test("the build runs under plain remix-serve, its pages with their policy", async () => {
  const response = await fetch(at);
  expect(response.status).toBe(200);
  const policy = response.headers.get("Content-Security-Policy");
  expect(policy).toMatch(/script-src 'self' 'sha256-/);
  expect(policy).not.toContain("unsafe-inline");
  expect(response.headers.get("X-Frame-Options")).toBe("DENY");
  expect(response.headers.get("Cache-Control")).toMatch(/^private/);
  expect(await response.text()).not.toContain("nonce=");
});

test("an area that is not offered is not in the menu", async () => {
  const page = await (await fetch(at)).text();
  expect(page).toContain('href="/repertoar"');
  expect(page).not.toContain('href="/program"');
});

test("the log says once that e-mails need a public origin", async () => {
  await (await fetch(at)).text();
  expect(site.output().split('"event":"public-origin.missing"')).toHaveLength(2);
});

test("a form of our own runs its action", async () => {
  upstream.calls.length = 0;
  const response = await post("/kosik", { Origin: at });
  // The upstream creates no cart.
  expect(response.status).toBe(503);
  expect(await response.text()).toMatch(/Košík se nepodařilo založit/u);
  expect(upstream.calls.length).toBeGreaterThan(0);
});

test.each(["/kosik", "/kosik.data", "/kosik?index", "/kosik?_data=routes%2Fshop%2Fcart%2Fcart"])(
  "a form of another site runs none at %s",
  async (path) => {
    const foreign: Record<string, string>[] = [
      { Origin: "https://evil.example" },
      { Origin: "https://evil.example", "X-Forwarded-Host": "evil.example" },
      { Origin: "null" },
      { "Sec-Fetch-Site": "cross-site" },
      {},
    ];
    for (const headers of foreign) {
      upstream.calls.length = 0;
      const response = await post(path, headers);
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(upstream.calls.filter((call) => !call.startsWith("GET "))).toEqual([]);
      expect(response.headers.getSetCookie().filter((cookie) => cookie.startsWith("cart="))).toEqual([]);
    }
  },
);

test("?_data= runs no action, whatever the sender", async () => {
  upstream.calls.length = 0;
  const response = await post("/kosik?_data=routes%2Fshop%2Fcart%2Fcart", { Origin: at });
  expect(response.status).toBe(400);
  expect(upstream.calls.filter((call) => !call.startsWith("GET "))).toEqual([]);
});
