import { mkdtempSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { paths } from "#app/domain/paths.ts";
import { authSession } from "#server/cookies/session.ts";
import { crawl, unlinked } from "../connected/crawl.ts";
import { overHttp, ready } from "../connected/over-http.ts";
import { startSite, type SiteProcess } from "../server/app/site-process.ts";
import { jarWith, secret } from "../server/support/fake-context.ts";
import { ensureBuild } from "../support/built-site.ts";
import { skipWithout } from "../support/missing.ts";
import { outputFolder } from "../support/output.ts";
import { openVisitor, type Page, type Visitor } from "../support/visitor.ts";
import { startEngine, type Engine } from "./start-engine.ts";

export const use = "Použít dopravu a platbu";
export const submit = "Objednávka zavazující k platbě";
export const person = {
  email: "host@example.cz",
  firstName: "Petr",
  lastName: "Host",
  phone: "",
  terms: true,
};
export const home = { "address.street": "Lipová 12", "address.city": "Brno", "address.zip": "602 00" };

export const money = (amount: number) =>
  `${amount.toLocaleString("cs-CZ", { minimumFractionDigits: 2 }).replaceAll("\u00a0", " ")} Kč`;

/** The site without JavaScript, with the adapter of docs/examples, before the real engine. For a whole test file. */
export function openShop(name: "vendure" | "medusa") {
  let engine: Engine | string;
  let site: SiteProcess;

  beforeAll(async () => {
    await ensureBuild();
    engine = await startEngine(name);
    if (typeof engine === "string") return;
    site = await startSite({
      ...engine.variables,
      API_BASE_URL: engine.url,
      UPSTREAM_ADAPTER: `docs/examples/${name}/adapter.mjs`,
      DATA_DIR: mkdtempSync(path.join(outputFolder("scratch"), `${name}-`)),
      SESSION_SECRETS: secret,
      PAGE_SECONDS: "0",
      // An engine is slow at its first requests, and its speed is not the subject.
      UPSTREAM_READ_MS: "10000",
      UPSTREAM_SEND_MS: "20000",
      LOG_LEVEL: "warn",
    });
    await ready(site.url);
  });
  beforeEach(({ skip }) => {
    if (typeof engine === "string") skipWithout(engine, skip);
  });
  afterAll(async () => {
    await site?.end("SIGKILL");
    if (typeof engine !== "string") await engine?.end();
  });

  return {
    engine: () => engine as Engine,
    url: () => site.url,
    open: () => openVisitor(overHttp, site.url),
  };
}

export function add(visitor: Visitor, product: string, quantity = "1", variant = ""): Promise<Page> {
  return visitor.post(paths.cart(), { intent: "add", product, variant, quantity });
}

export async function setQuantity(
  visitor: Visitor,
  product: string,
  quantity: string,
  variant = "",
): Promise<Page> {
  return (await visitor.post(paths.cart(), { intent: "quantity", product, variant, quantity })).follow();
}

export async function useCode(visitor: Visitor, code: string): Promise<Page> {
  return (await visitor.visit(paths.cart())).press("Uplatnit", { code });
}

export async function signIn(visitor: Visitor): Promise<Page> {
  const form = await visitor.visit(paths.login(paths.account()));
  return form.press("Přihlásit se", { email: "jana@example.cz", password: "heslo-do-divadla" });
}

/** Gives the visitor a session whose token the engine does not know. */
async function endSession(visitor: Visitor): Promise<void> {
  const seconds = Math.floor(Date.now() / 1000);
  const forgotten = { token: "a-token-of-the-past", sid: "0123456789abcdef", since: seconds, seen: seconds };
  for (const [name, value] of (await jarWith(authSession, forgotten)).values)
    visitor.cookies.set(name, value);
}

/** With a wrong password (`refused`: the status), the right one (`opened`: the path), and after the session's end. */
export async function tryToSignIn(visitor: Visitor) {
  const form = await visitor.visit(paths.login());
  const refused = await form.press("Přihlásit se", { email: "jana@example.cz", password: "spatne-heslo" });
  await signIn(visitor);
  const opened = await visitor.visit(paths.account());
  await endSession(visitor);
  return { refused: refused.status, opened: opened.path, ended: await visitor.visit(paths.account()) };
}

/** Follows all links of a signed-in customer, whom the engine lets sign in at once. */
export function crawlAsCustomer(customer: Visitor, origin: string) {
  const from = [...unlinked, paths.account(), paths.register("done")];
  return crawl(customer, from, { origin, facts: ["signs_in_at_once"] });
}
