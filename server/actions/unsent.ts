import { redirect } from "@remix-run/node";
import { z } from "zod";
import { parseJson } from "#app/domain/parse-json.ts";
import { paths } from "#app/domain/paths.ts";
import { unsentName, unsavedParameter } from "#app/domain/unsent-form.ts";
import type { RequestContext } from "#server/context/context.ts";
import { currentUser, customerMark } from "#server/services/account/current-user.ts";
import type { LoginRedirect } from "./access.ts";

// A customer whose session has ended sends a form. The browser posts it on to the sign-in page, which holds it in a
// hidden field, and after the sign-in back to its own page, which shows it filled in. The server stores nothing in
// between.

const unsentSchema = z.object({
  /** The mark of the customer who typed it. */
  customer: z.string().min(1),
  fields: z.array(z.tuple([z.string(), z.string()])),
});

/** The fields of a form that may go back to the browser. */
export function typedFields(form: FormData): [name: string, value: string][] {
  // The site never sends a password back.
  return [...form].flatMap(([name, value]): [string, string][] =>
    typeof value !== "string" || /password|current/i.test(name) ? [] : [[name, value]],
  );
}

/** The redirect with which the browser posts a form on to the sign-in page (307 keeps method and body). */
export async function postOnToLogin(context: RequestContext, { to }: LoginRedirect): Promise<Response> {
  const who = await currentUser(context);
  const customer =
    who.kind === "customer" ? customerMark(context, who.user) : who.kind === "guest" && who.was;
  return redirect(`${paths.login(to)}&${unsavedParameter}=${customer || ""}`, 307);
}

/**
 * The text of the sign-in page's hidden field for a form that the browser posted on to it; null: the request is the
 * sign-in form's own. Empty if nobody knows who typed the form: the site does not keep it.
 */
export function holdUnsent({ url }: RequestContext, form: FormData): string | null {
  const customer = url.searchParams.get(unsavedParameter);
  if (customer === null) return null;
  const known = form.get(unsentName);
  // The session has ended again, before the form was back on its page.
  if (typeof known === "string") return known;
  const fields = typedFields(form);
  return customer === "" ? "" : JSON.stringify({ customer, fields } satisfies z.infer<typeof unsentSchema>);
}

/**
 * A form that comes back from the sign-in page; undefined: it is another form. Null: another customer has signed in, or
 * the site did not keep it.
 */
export async function readReturned(
  context: RequestContext,
  form: FormData,
): Promise<FormData | null | undefined> {
  const text = form.get(unsentName);
  if (typeof text !== "string") return undefined;
  const who = await currentUser(context);
  if (who.kind !== "customer") return null;
  const parsed = parseJson(text);
  const unsent = parsed.ok ? unsentSchema.safeParse(parsed.value).data : undefined;
  if (unsent?.customer !== customerMark(context, who.user)) return null;
  const typed = new FormData();
  for (const [name, value] of unsent.fields) typed.append(name, value);
  return typed;
}
