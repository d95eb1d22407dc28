import { expect } from "vitest";
import type { TestApp } from "../support/open-app.ts";
import { attribute, byId, textOf } from "../support/page-queries.ts";
import type { Page, Visitor } from "../support/visitor.ts";
import { divak, signIn } from "./signing-in.ts";

/** A signed-in visitor without JavaScript. */
export async function customer(app: TestApp, who = divak): Promise<Visitor> {
  const visitor = app.visitor();
  await signIn(visitor, who);
  return visitor;
}

/** The sentence beside a field; `form` is the form's id. */
export function errorOf(page: Page, form: string, field: string): string | null {
  const error = byId(page.html, `${form}-${field}-error`);
  return error && textOf(error);
}

export function valueOf(page: Page, form: string, field: string): string | null {
  const control = byId(page.html, `${form}-${field}`);
  return control && attribute(control, "value");
}

/** A customer's page: never cached, never indexed. */
export function expectPrivate(page: Page): void {
  expect(page.status).toBe(200);
  expect(page.headers.get("Cache-Control")).toBe("private, no-store");
  expect(page.body).toMatch(/<meta name="robots" content="noindex"/u);
}

/** A guest is redirected to the sign-in page, and back here afterwards. */
export async function expectGuarded(app: TestApp, path: string): Promise<void> {
  const visitor = app.visitor();
  const answer = await visitor.get(path);
  expect(answer).toRedirectTo(`/login?redirect=${encodeURIComponent(path)}`);
  const arrived = await signIn(visitor, divak, path);
  expect(arrived.path).toBe(path);
}
