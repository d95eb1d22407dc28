import { expect } from "vitest";
import { openTestApp, type TestApp } from "../support/open-app.ts";
import { findButton, press as sendingOf } from "../support/forms.ts";
import { attribute, elements, textOf } from "../support/page-queries.ts";
import type { Page, Visitor } from "../support/visitor.ts";
import type { PostingForm } from "../catalogue/forms.ts";

/** The visitor just before the press of the form's button, and the path of its page. */
export async function openForm(
  app: TestApp,
  { before = [], at, emailedTo }: PostingForm,
): Promise<readonly [visitor: Visitor, path: string]> {
  if (typeof at === "function") return at(app);
  const visitor = app.visitor();
  for (const [path, fields] of before) await visitor.post(path, fields);
  if (emailedTo === undefined) return [visitor, at];
  const email = (await app.standalone?.outbox())?.findLast(({ to }) => to === emailedTo);
  const [link] = new RegExp(`${at}[\\w-]+`, "u").exec(email?.text ?? "") ?? [];
  if (!link) throw new Error("An e-mail without a link");
  return [app.visitor(), link];
}

/** Sentences that present a failure as the visitor's mistake, or as a decision about the goods. */
const blame =
  /Zkontrolujte|neplatí|neplatn|nesouhlas|neexistuje|Opravte|musí být|musí obsahovat|Vyberte prosím|už nemáme|jsme nenašli|nedoručuje/u;

/** A page's texts about an action: alerts, notices, errors beside fields, and the error page's words. */
export function messagesOf({ html: page }: Page): string {
  const main = elements(page, "main")[0] ?? page;
  const isError = elements(main, "p", (one) => /^\d{3}$/u.test(textOf(one))).length > 0;
  const messages = elements(page, "*", (element) => {
    const role = attribute(element, "role");
    return role === "alert" || role === "status" || attribute(element, "id")?.endsWith("-error") === true;
  });
  return [...messages, ...(isError ? [main] : [])].map(textOf).join(" ");
}

let nextVisitor = 0;
/** The same browser at a site, at another IP address, which no rate limit knows. */
export function sameBrowser(from: Visitor | null, site: TestApp): Visitor {
  nextVisitor += 1;
  const visitor = site.visitor({ ip: `172.16.${nextVisitor >> 8}.${nextVisitor & 255}` });
  for (const [name, value] of from?.cookies ?? []) visitor.cookies.set(name, value);
  return visitor;
}

let nextAddress = 0;
/** The form with its own e-mail address: each address has its limits, too. */
export function withOwnAddress(form: PostingForm): PostingForm {
  if (!form.typed?.["email"]) return form;
  nextAddress += 1;
  return { ...form, typed: { ...form.typed, email: `${nextAddress}@example.cz` } };
}

/** Presses the form's button on an earlier page; follows redirects. */
export async function pressAt(
  visitor: Visitor,
  page: Page,
  { button, typed, nth, confirm }: Pick<PostingForm, "button" | "typed" | "nth" | "confirm">,
): Promise<Page> {
  const { action, fields } = sendingOf(page.html, findButton(page.html, button, nth), typed);
  const { pathname, search } = new URL(action || page.path, new URL(page.path, "http://localhost:3000"));
  let answer = await visitor.post(pathname + search, fields);
  for (let hops = 0; answer.headers.has("Location") && hops < 5; hops += 1) answer = await answer.follow();
  return confirm === undefined ? answer : pressAt(visitor, answer, { button: confirm });
}

export function expectKept(page: Page, form: PostingForm): void {
  const fields = fieldsOf(page);
  const lost = keptOf(form).filter(([name, value]) => !fields.has(`${name}=${value}`));
  expect(lost, `kept by ${page.path} ${page.status}: ${messagesOf(page)}`).toEqual([]);
  for (const secret of ["dlouhé heslo 1", "demo1234"]) expect(page.body).not.toContain(secret);
}

/** The page shows a message, blames nobody and claims no success. */
export function expectTrue(page: Page, { claim }: Pick<PostingForm, "claim">): void {
  const text = messagesOf(page);
  expect(page.status, text).not.toBe(404);
  expect(text).not.toMatch(blame);
  expect(text).not.toMatch(claim);
  expect(text, "says something").toMatch(/\p{L}{3}/u);
}

/**
 * The form comes back as typed while its own call fails and any one of the reads around it fails, too. `app` is a site
 * with a standalone back office.
 */
export async function expectKeptWithoutReadings(app: TestApp, row: PostingForm): Promise<void> {
  const [visitor, path] = await openForm(app, row);
  const form = withOwnAddress(row);
  const away = () => Response.json({}, { status: 503, headers: { "Retry-After": "30" } });
  // Sites that have read nothing yet: others continue with their cached content.
  const openCold = () => openTestApp({ upstreamFetch: app.passOn });
  const cold = await openCold();
  cold.intercept(form.call, away);
  const shown = await sameBrowser(visitor, app).visit(path);
  await pressAt(sameBrowser(visitor, cold), shown, form);
  const calls = cold.calls.filter(({ method }) => method === "GET").map((call) => patternOf(call.path));
  const readings = new Set(calls);
  expect(readings.size).toBeGreaterThan(3);
  for (const reading of readings) {
    const site = await openCold();
    site.intercept(`GET ${reading}`, away);
    site.intercept(form.call, away);
    const answered = await pressAt(sameBrowser(visitor, site), shown, form);
    const where = `without ${reading}: ${answered.status} ${messagesOf(answered)}`;
    expect(answered.status, where).not.toBe(500);
    expectTrue(answered, form);
    expectKept(answered, form);
  }
}

/** The path of a call with `*` in place of ids. */
function patternOf(path: string): string {
  const [pathname = ""] = path.split("?");
  return pathname.replace(/\/(?:\d+|[\w-]{20,})(?=\/|$)/gu, "/*");
}

/** The values that have to come back: all typed ones except passwords. */
export function keptOf({ typed = {}, kept }: PostingForm): readonly (readonly [string, string])[] {
  if (kept) return Object.entries(kept);
  return Object.entries(typed).flatMap(([name, value]) =>
    /password|current/iu.test(name)
      ? []
      : [value === true ? "on" : value].flat().map((each) => [name, String(each)] as const),
  );
}

/** The fields of a page with their values, as in a browser's request. */
export function fieldsOf({ html }: Page): Set<string> {
  const found = elements(html, "*", ({ tagName }) => ["input", "textarea", "select"].includes(tagName));
  return new Set(
    found.flatMap((field) => valuesOf(field).map((value) => `${attribute(field, "name")}=${value}`)),
  );
}

function valuesOf(field: ReturnType<typeof elements>[number]): string[] {
  const type = attribute(field, "type");
  if (type === "checkbox" || type === "radio") {
    return attribute(field, "checked") === null ? [] : [attribute(field, "value") ?? "on"];
  }
  if (field.tagName === "textarea") {
    return [field.childNodes.map((node) => ("value" in node ? node.value : "")).join("")];
  }
  if (field.tagName !== "select") return [attribute(field, "value") ?? ""];
  const chosen = elements(field, "option").filter((option) => attribute(option, "selected") !== null);
  return chosen.map((option) => attribute(option, "value") ?? "");
}
