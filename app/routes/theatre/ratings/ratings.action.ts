import { z } from "zod";
import { paths } from "#app/domain/paths.ts";
import { ratingForm } from "#app/messages/ratings.ts";
import { validation } from "#app/messages/errors.ts";
import { emailAddress } from "#app/validation/contact-fields.ts";
import { optionalText, requiredText } from "#app/validation/text.ts";
import type { RequestContext } from "#server/context/context.ts";
import { defineForm } from "#server/actions/define-form.ts";
import { redirectWithNotice } from "#server/actions/handlers.ts";
import { listRatable, rate } from "#server/services/theatre/rate.ts";
import { maxEmailLength, maxNameLength, maxTextLength } from "./max-lengths.ts";

/** If the titles cannot be read, the upstream decides. */
async function schema(_form: FormData, context: RequestContext) {
  const titles = await listRatable(context);
  return z.object({
    production: requiredText(200).refine(
      (slug) => !titles.ok || titles.value.some((title) => title.slug === slug),
      ratingForm.productionGone,
    ),
    stars: z.enum(["1", "2", "3", "4", "5"], validation.required).transform(Number),
    text: optionalText(maxTextLength, "lines"),
    name: requiredText(maxNameLength),
    email: requiredText(maxEmailLength).pipe(emailAddress),
  });
}

/** Sends a rating. With JavaScript the next step takes the form's place; `value`: a key of this rating. */
export const sentRating = defineForm({
  schema,
  honeypot: "rating",
  texts: ratingForm,
  send: rate,
  done(context) {
    const slug = context.url.searchParams.get("inscenace");
    if (!context.request.wantsRedirect) return { kind: "done" as const, value: String(Number(context.now)) };
    return redirectWithNotice(context, {
      to: paths.ratings(slug ? { slug } : undefined),
      notice: { kind: "success", asks: true, text: ratingForm.sent },
    });
  },
});
