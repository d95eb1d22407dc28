// Kulisa 2.4, the ticketing and shop backend of a fictitious vendor. It shares nothing with Opona, only HTTP.
import { createServer } from "node:http";
import { account } from "./account.js";
import { content } from "./content.js";
import { media } from "./media.js";
import { orders } from "./orders.js";
import { Problem } from "./problem.js";
import { shop } from "./shop.js";
import { stage } from "./stage.js";

const apiKey = process.env.KULISA_KEY ?? "k-test";

const routes = [shop, orders, account, stage, content].flatMap((part) =>
  Object.entries(part).map(([call, handler]) => {
    const [method, path] = call.split(" ");
    return { method, pattern: new RegExp(`^${path.replaceAll(/:(\w+)/g, "(?<$1>[^/]+)")}$`), handler };
  }),
);

async function answer(request) {
  const url = new URL(request.url, "http://kulisa.example");
  if (url.pathname.startsWith("/media/")) return media(decodeURIComponent(url.pathname));
  if (request.headers["x-api-key"] !== apiKey) throw new Problem(401, "api-key", "The API key is missing.");
  const matching = routes.filter(({ pattern }) => pattern.test(url.pathname));
  if (matching.length === 0) throw new Problem(404, "no-route", `Nothing at ${url.pathname}.`);
  const route = matching.find(({ method }) => method === request.method);
  if (!route) throw new Problem(405, "method", `${request.method} is not possible here.`);
  const parts = route.pattern.exec(url.pathname).groups ?? {};
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  return route.handler({
    ...Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, decodeURIComponent(value)])),
    query: url.searchParams,
    input: text ? JSON.parse(text) : {},
    session: request.headers["x-session"] ?? null,
  });
}

const server = createServer(async (request, response) => {
  try {
    const {
      status = 200,
      type = "application/json",
      bytes,
      ...body
    } = (await answer(request)) ?? { status: 204 };
    if (status === 204) return response.writeHead(204).end();
    response.writeHead(status, { "Content-Type": type }).end(bytes ?? JSON.stringify(body.is ?? body));
  } catch (error) {
    const problem = error instanceof Problem ? error : new Problem(500, "crash", String(error.stack));
    if (problem.status === 500) process.stderr.write(`${problem.message}\n`);
    response.writeHead(problem.status, { "Content-Type": "application/problem+json; charset=utf-8" });
    response.end(JSON.stringify(problem.document));
  }
});
server.listen(0, "127.0.0.1", () => {
  process.stdout.write(`Kulisa listens on http://127.0.0.1:${server.address().port}\n`);
});
