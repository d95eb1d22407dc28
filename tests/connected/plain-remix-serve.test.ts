import { mkdtempSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { paths } from "#app/domain/paths.ts";
import { run, startSite, type SiteProcess } from "../server/app/site-process.ts";
import { ensureBuild } from "../support/built-site.ts";
import { outputFolder } from "../support/output.ts";
import { openVisitor } from "../support/visitor.ts";
import { freePort, overHttp, ready } from "./over-http.ts";
import { order, person, pickUp, transfer } from "../screens/shopping.ts";

/** The same build under stock remix-serve, before a back office in another process. */
let office: SiteProcess;
let stock: Awaited<ReturnType<typeof run>>;
let url: string;

beforeAll(async () => {
  await ensureBuild();
  const scratch = (name: string) => mkdtempSync(path.join(outputFolder("scratch"), `${name}-`));
  office = await startSite({ DATA_DIR: scratch("office"), LOG_LEVEL: "warn" });
  await ready(office.url);
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  stock = await run(["node_modules/@remix-run/serve/dist/cli.js", "build/server/index.js"], {
    PORT: String(port),
    HOST: "127.0.0.1",
    API_BASE_URL: office.url,
    DATA_DIR: scratch("stock"),
    LOG_LEVEL: "warn",
    SESSION_SECRETS: "test-secret-test-secret-test-secret",
  });
  await vi.waitUntil(() => stock.output().includes("[remix-serve]"), { timeout: 120_000 });
});
afterAll(() => Promise.all([stock?.end("SIGKILL"), office?.end()]));

test("a guest buys under plain remix-serve and without JavaScript", async () => {
  const buyer = openVisitor(overHttp, url);
  const product = await buyer.visit("/105/domov/hrnek-prestavka-300-ml");
  const added = await product.press("Do košíku", { quantity: "1" }, 0);
  expect(added).toShowNotice("Hrnek Přestávka 300 ml jsme přidali do košíku.");
  const cart = await buyer.visit(paths.cart());
  const summary = await order(cart, { ...pickUp, ...transfer }, person);
  expect(summary.status).toBe(200);
  expect(summary.path).toMatch(/^\/shrnuti\/\d+\/[\w-]+$/u);
  expect(summary.text).toContain("Děkujeme");
  const after = await buyer.visit(paths.cart());
  expect(after.has("heading", "Váš košík je prázdný")).toBe(true);
});
