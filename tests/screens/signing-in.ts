import { paths } from "#app/domain/paths.ts";
import type { Page, Visitor } from "../support/visitor.ts";

/** Customers of the demo theatre: one with orders, addresses and a company, one without any data. */
export const divak = { email: "divak@divadlonavantrokach.example", password: "demo1234" };
export const novy = { email: "novy@divadlonavantrokach.example", password: "demo1234" };

export const signInButton = "Přihlásit se";

/** Signs in by the form of `/login` without JavaScript; returns the page after the redirect. */
export async function signIn(visitor: Visitor, who = divak, redirect?: string): Promise<Page> {
  const login = await visitor.visit(paths.login(redirect));
  return login.press(signInButton, { email: who.email, password: who.password });
}

/** The first answer to a posted sign-in form: no redirect is followed. */
export function postSignIn(
  visitor: Visitor,
  who: { readonly email: string; readonly password: string },
  headers?: HeadersInit,
): Promise<Page> {
  return visitor.post(paths.login(), { ...who }, headers);
}

export async function signOut(visitor: Visitor): Promise<Page> {
  const answer = await visitor.post(paths.logout(), {});
  return answer.follow();
}
