import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import { z } from "zod";
import { honeypotName } from "#app/components/forms/honeypot.tsx";
import { honeypotFilled } from "#app/messages/errors.ts";
import { ownFields, type FormAnswer } from "#app/components/forms/validated-form.tsx";
import { paths } from "#app/domain/paths.ts";
import { anonymousReason, reportReasons } from "#app/domain/theatre/rating-report.ts";
import { reportTexts as texts } from "#app/messages/rating-report.ts";
import { tooManyTries } from "#app/messages/sign-in.ts";
import { validation } from "#app/messages/validation.ts";
import { emailAddress } from "#app/validation/contact.ts";
import { optionalText } from "#app/validation/text.ts";
import type { RequestContext } from "#server/context.ts";
import { limited, redirectWithNotice, unavailable, unprocessable } from "#server/guards/handlers.ts";
import { reportRating } from "#server/services/theatre/report-rating.ts";
import { longestExplanation, reportLabels } from "./report-fields.ts";

const schema = z
  .object({
    reason: z.enum(reportReasons, validation.required),
    // Forms send a line break as two characters.
    explanation: z.preprocess(
      (typed) => (typeof typed === "string" ? typed.replace(/\r\n?/g, "\n") : typed),
      optionalText(longestExplanation, "lines").pipe(z.string(validation.required)),
    ),
    name: optionalText(),
    email: optionalText(254).pipe(emailAddress.nullable()),
    faith: z.literal("on", validation.confirmed),
  })
  .superRefine(({ reason, name, email }, context) => {
    if (reason === anonymousReason) return;
    for (const [field, value] of Object.entries({ name, email })) {
      if (value === null) context.addIssue({ code: "custom", path: [field], message: validation.required });
    }
  });

/** Sends a report. */
export async function sendReport(context: RequestContext, id: number, form: FormData) {
  const submission = parseWithZod(ownFields(form, Object.keys(reportLabels)), { schema });
  if (submission.status !== "success") {
    return unprocessable<FormAnswer>({ reply: submission.reply(), message: null });
  }
  if (form.get(honeypotName)) {
    context.log.info("rating-report.honeypot");
    const reply = submission.reply({ fieldErrors: {} });
    return unprocessable<FormAnswer>({ reply, message: honeypotFilled });
  }
  const { faith: _, ...report } = submission.value;
  const answer = await reportRating(context, id, report);
  const again = (message: string): FormAnswer => ({ reply: submission.reply({ fieldErrors: {} }), message });
  switch (answer.kind) {
    case "sent":
      return sent(context, report.email !== null);
    case "gone":
      return data(again(texts.gone), { status: 410 });
    case "limited":
      return limited(again(tooManyTries(answer.wait)), answer.wait);
    case "failed":
      return data(again(answer.message), unavailable);
  }
}

function sent(context: RequestContext, hasAddress: boolean) {
  const text = hasAddress ? texts.sent : texts.sentWithoutAddress;
  return redirectWithNotice(context, { to: paths.ratings(), notice: { kind: "success", asks: false, text } });
}
