import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { run } from "./site-process.ts";

/** A site that answers `/healthz` at one address. */
async function listening(host: string, status: number): Promise<Server> {
  const server = createServer(({ url }, response) => {
    response.writeHead(url === "/healthz" ? status : 404).end();
  });
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(0, host, resolve));
  onTestFinished(() => void server.close());
  return server;
}

function portOf(server: Server): string {
  return String((server.address() as AddressInfo).port);
}

async function healthcheck(env: Record<string, string>): Promise<number | null> {
  const program = await run(["server/start/healthcheck.js"], env);
  return program.exited;
}

test.each([
  ["without HOST", "127.0.0.1", {}],
  ["with an empty HOST", "127.0.0.1", { HOST: "" }],
  ["with its HOST", "127.0.0.2", { HOST: "127.0.0.2" }],
  ["with a HOST of IPv6", "::1", { HOST: "::1" }],
])("the container is healthy while its site answers, %s", async (_, host, env) => {
  const site = await listening(host, 200);
  expect(await healthcheck({ ...env, PORT: portOf(site) })).toBe(0);
});

test("the container is not healthy while its site refuses visitors", async () => {
  const site = await listening("127.0.0.1", 503);
  expect(await healthcheck({ PORT: portOf(site) })).toBe(1);
});

test("the container is not healthy if nothing listens", async () => {
  const site = await listening("127.0.0.1", 200);
  const PORT = portOf(site);
  await new Promise((resolve) => site.close(resolve));
  expect(await healthcheck({ PORT })).toBe(1);
});
