import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { freePort } from "../../../connected/over-http.ts";
import { ensureBuild } from "../../../support/built-site.ts";
import { outputFolder } from "../../../support/output.ts";
import { run } from "../../app/site-process.ts";

beforeAll(ensureBuild);

async function command(...args: readonly string[]) {
  const ran = await run(["server/start/check-upstream.js", ...args], {});
  return { code: await ran.exited, output: ran.output() };
}

/** A back office of one right answer and no other. */
async function office(): Promise<string> {
  const server = createServer((request, response) => {
    const isKnown = request.url === "/staty" && request.headers["x-key"] === "k";
    response.writeHead(isKnown ? 200 : 404, { "Content-Type": "application/json" });
    response.end(JSON.stringify(isKnown ? [{ code: "CZ", name: "Česko" }] : {}));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("the script checks a back office with an adapter's file and ends with code 1", async () => {
  const file = path.join(outputFolder("check-upstream"), "adapter.mjs");
  const adapter = `{ headers: { "X-Key": "k" }, calls: { countries: (call) => call.get("/staty") } }`;
  writeFileSync(file, `export default ${adapter};\n`);
  const { code, output } = await command(await office(), "--adapter", file);
  expect(output).toMatch(/^works +countries +GET \/staty$/mu);
  expect(output).toMatch(/^missing +settings +GET \/api\/settings\/cs {2}– it answers 404$/mu);
  expect(output).toMatch(/^absent +venues +GET \/api\/venues\/cs {2}– it answers 404$/mu);
  expect(code).toBe(1);
});

test("the script says if nothing listens, as one JSON document with --json", async () => {
  const { code, output } = await command(`http://127.0.0.1:${await freePort()}`, "--json");
  expect(JSON.parse(output)).toMatchObject({
    isRight: false,
    problem: expect.stringContaining("nothing listens at this address (ECONNREFUSED)"),
  });
  expect(code).toBe(1);
});

test("an adapter that cannot be loaded is a wrong argument", async () => {
  const { code, output } = await command("http://127.0.0.1:9", "--adapter", "no-such-file.mjs");
  expect(output).toContain("no-such-file.mjs cannot be loaded");
  expect(code).toBe(2);
});
