import { data } from "@remix-run/node";
import type { UsedLink } from "#app/domain/used-link.ts";
import type { RequestContext } from "#server/context.ts";
import { notFound, unavailable, withSecret } from "./handlers.ts";

/** The secret in the address of a letter's link; an impossible one is 404. */
export function linkToken(segment: string | undefined): string {
  return segment !== undefined && /^[\w.~-]{8,300}$/.test(segment) ? segment : notFound();
}

/** Ends the action of a letter's link with the data that its page shows. */
export async function answerLink(context: RequestContext, use: () => Promise<UsedLink>) {
  const answer = await withSecret(context, use, ({ kind }) => kind === "gone");
  return data(
    answer,
    answer.kind === "failed" ? unavailable : { status: answer.kind === "gone" ? 410 : 200 },
  );
}
