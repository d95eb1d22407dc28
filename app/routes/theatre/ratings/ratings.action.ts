import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import { honeypotName } from "#app/components/forms/honeypot.tsx";
import { honeypotFilled } from "#app/messages/errors.ts";
import { ownFields } from "#app/components/forms/validated-form.tsx";
import { paths } from "#app/domain/paths.ts";
import { ratingForm } from "#app/messages/ratings.ts";
import { tooManyTries } from "#app/messages/sign-in.ts";
import { unprocessable, limited, redirectWithNotice } from "#server/guards/handlers.ts";
import { listRatable, rate } from "#server/services/theatre/ratings.ts";
import type { RequestContext } from "#server/context.ts";
import { ratingLabels, type RatingAnswer } from "./rating-fields.ts";
import { z } from "zod";
import { validation } from "#app/messages/validation.ts";
import { emailAddress } from "#app/validation/contact.ts";
import { optionalText, requiredText } from "#app/validation/text.ts";
import { maxEmailLength, maxNameLength, maxTextLength } from "./limits.ts";

/**
 * Validates the rating form.
 * @param offered slugs of the titles that may be rated; null = they could not be read, the upstream decides
 */
function ratingSchema(offered: readonly string[] | null) {
  return z.object({
    production: requiredText(200).refine(
      (slug) => offered === null || offered.includes(slug),
      ratingForm.productionGone,
    ),
    stars: z.enum(["1", "2", "3", "4", "5"], validation.required).transform(Number),
    // Forms send a line break as two characters.
    text: z.preprocess(
      (typed) => (typeof typed === "string" ? typed.replace(/\r\n?/g, "\n") : typed),
      optionalText(maxTextLength, "lines"),
    ),
    name: requiredText(maxNameLength),
    email: requiredText(maxEmailLength).pipe(emailAddress),
  });
}

/** Sends a rating. */
export async function sendRating(context: RequestContext, form: FormData) {
  const titles = await listRatable(context);
  const offered = titles.ok ? titles.value.map(({ slug }) => slug) : null;
  const submission = parseWithZod(ownFields(form, Object.keys(ratingLabels)), {
    schema: ratingSchema(offered),
  });
  if (submission.status !== "success") return again(submission.reply(), null);
  if (form.get(honeypotName)) {
    context.log.info("rating.honeypot");
    return again(submission.reply({ fieldErrors: {} }), honeypotFilled);
  }

  const answer = await rate(context, submission.value);
  if (answer.kind === "sent") return sent(context);
  if (answer.kind === "limited") {
    const message = tooManyTries(answer.wait);
    return limited<RatingAnswer>(
      { kind: "again", reply: submission.reply({ fieldErrors: {} }), message },
      answer.wait,
    );
  }
  if (answer.kind === "failed") {
    return data<RatingAnswer>(
      { kind: "again", reply: submission.reply({ fieldErrors: {} }), message: answer.message },
      { status: 503 },
    );
  }
  const beside: Record<string, string[]> = {};
  const above: string[] = [];
  for (const [name, texts] of Object.entries(answer.errors)) {
    if (Object.hasOwn(ratingLabels, name)) beside[name] = texts;
    else above.push(...texts);
  }
  const message = above.join(" ") || (Object.keys(beside).length > 0 ? null : ratingForm.failed);
  return again(submission.reply({ fieldErrors: beside }), message);
}

function sent(context: RequestContext) {
  const slug = context.url.searchParams.get("inscenace");
  // The script says it in the form's place, where the focus is.
  if (!context.wantsRedirect) return { kind: "sent", id: String(Number(context.now)) } satisfies RatingAnswer;
  return redirectWithNotice(context, {
    to: paths.ratings(slug ? { slug } : undefined),
    notice: { kind: "success", asks: true, text: ratingForm.sent },
  });
}

function again(reply: Extract<RatingAnswer, { kind: "again" }>["reply"], message: string | null) {
  return unprocessable<RatingAnswer>({ kind: "again", reply, message });
}
