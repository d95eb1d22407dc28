import { closeSync, openSync } from "node:fs";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ensureBuild } from "../../support/built-site.ts";
import { run, startSite, startUpstream } from "./site-process.ts";

let upstream: Awaited<ReturnType<typeof startUpstream>>;
let delay = 0;
beforeAll(async () => {
  await ensureBuild();
  upstream = await startUpstream((_request, response) => {
    setTimeout(() => {
      response.writeHead(404, { "Content-Type": "application/json" });
      response.end(JSON.stringify({ status: 404, error: "not_exists" }));
    }, delay);
  });
});
afterAll(() => upstream.stop());

describe("the process", () => {
  test("names every bad variable and exits with 1", async () => {
    const site = await run(["server/start/start.js"], { PORT: "many", SESSION_SECRETS: "short" });
    expect(await site.exited).toBe(1);
    expect(site.output()).toMatch(/PORT: must be a whole number/);
    expect(site.output()).toMatch(/SESSION_SECRETS: every secret must have at least 32 characters/);
    expect(site.output()).not.toContain("    at ");
  });

  test("names the lines of the source in a stack", async () => {
    const site = await run(["server/start/start.js"], { DATA_DIR: "/dev/null/folder", PORT: "0" });
    expect(await site.exited).toBe(1);
    expect(site.output()).toMatch(/at persistedSecret \S+\/server\/operator\/persisted-secret\.ts:\d+/u);
    expect(site.output()).toMatch(/\/server\/start\/bootstrap\.ts:\d+/u);
  });

  test.each([
    ["says once that it does not know its address", {}, 1],
    ["says nothing of an address that it knows", { PUBLIC_ORIGIN: "http://www.divadlo.example" }, 0],
  ])("%s", async (_, env, times) => {
    const site = await startSite({ API_BASE_URL: upstream.url, ...env });
    expect(site.output().split("public-origin.missing")).toHaveLength(times + 1);
    await site.end();
  });

  test("exits with 1 if the port is taken, and says so in one sentence", async () => {
    const site = await startSite({ API_BASE_URL: upstream.url });
    const second = await run(["server/start/start.js"], {
      API_BASE_URL: upstream.url,
      PORT: String(site.port),
      HOST: "127.0.0.1",
    });
    expect(await second.exited).toBe(1);
    const sentence = `PORT: another process listens on port ${site.port} (EADDRINUSE). PORT=${site.port + 1} npm start takes another one.`;
    expect(second.errors()).toBe(`The app did not start: ${sentence}\n`);
    expect(second.output()).toContain(`"event":"not-started","message":"${sentence}"`);
    expect(second.output()).not.toContain("    at ");
    await site.end();
  });

  test("finishes requests in flight, and ends within STOP_SECONDS", async () => {
    const site = await startSite({ API_BASE_URL: upstream.url, STOP_SECONDS: "4" });
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
    // The survey's calls would be taken for those of the page, and the process ended before it has the request.
    await expect.poll(site.output).toContain('"upstream.offers"');
    const slow = connect(site.port, "127.0.0.1", () =>
      slow.write(
        "POST /kosik HTTP/1.1\r\nHost: a\r\nOrigin: http://a\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\na=",
      ),
    );
    slow.on("error", () => undefined);
    delay = 700;
    const before = upstream.calls.length;
    const page = fetch(`${site.url}/eshop`);
    while (upstream.calls.length === before) await new Promise((resolve) => setTimeout(resolve, 20));
    const ended = site.end();
    const response = await page;
    delay = 0;
    expect(response.status).toBeGreaterThanOrEqual(200);
    expect(await response.text()).toContain("</html>");
    expect(response.headers.get("Connection")).toBe("close");
    const { code } = await ended;
    expect(code).toBe(0);
    slow.destroy();
  });

  test("ends with the npm that started it, even without a signal", async () => {
    const launch =
      "require('node:child_process').spawn(process.execPath, ['server/start/launch.js'], { stdio: 'inherit' })";
    const shell = await run(["-e", `${launch}; setInterval(() => {}, 1000)`], {
      API_BASE_URL: upstream.url,
      PORT: "0",
      npm_lifecycle_event: "start",
    });
    const address = () => /The curtain is up: (\S+)/u.exec(shell.output())?.[1];
    await expect.poll(address).toBeDefined();
    const isUp = () => fetch(`${address()}/healthz`).then(({ ok }) => ok, () => false); // oxfmt-ignore
    expect(await isUp()).toBe(true);
    await shell.end("SIGKILL");
    await expect.poll(isUp).toBe(false);
  });

  test("calls the back office again at SIGHUP, and runs on", async () => {
    const site = await startSite({ API_BASE_URL: upstream.url });
    const surveys = () => site.output().split('"upstream.offers"').length - 1;
    await expect.poll(surveys).toBe(1);
    site.child.kill("SIGHUP");
    await expect.poll(surveys).toBe(2);
    expect((await site.end()).code).toBe(0);
  });

  test("continues when its log cannot be written", async () => {
    const full = openSync("/dev/full", "w");
    const site = await startSite({ API_BASE_URL: upstream.url }, { stdout: full });
    for (let round = 0; round < 30; round += 1)
      expect((await fetch(`${site.url}/robots.txt`)).status).toBe(200);
    expect((await site.end()).code).toBe(0);
    closeSync(full);
  });

  test("runs, and answers pages, while the upstream is down", async () => {
    const site = await startSite({ API_BASE_URL: "http://127.0.0.1:9" });
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    const home = await fetch(site.url);
    expect([200, 503]).toContain(home.status);
    expect(await home.text()).toContain('<html lang="cs"');
    expect((await site.end("SIGINT")).code).toBe(0);
  });
});
