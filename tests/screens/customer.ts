import { paths } from "#app/domain/paths.ts";
import type { Page, Visitor } from "../support/visitor.ts";

/** Of the demo theatre. */
export const demoCustomer = { email: "divak@divadlonavantrokach.example", password: "demo1234" };

/** Signs in by the form, as without JavaScript; gives the page one is led to. */
export async function signIn(
  visitor: Visitor,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<Page> {
  return (await visitor.visit(paths.login())).press("Přihlásit se", { email, password });
}
