import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import { z } from "zod";
import { honeypotName } from "#app/components/forms/honeypot.tsx";
import { honeypotFilled } from "#app/messages/errors.ts";
import { ownFields } from "#app/components/forms/validated-form.tsx";
import { remedies } from "#app/domain/shop/complaint.ts";
import { complaintTexts as texts } from "#app/messages/complaint.ts";
import { tooManyTries } from "#app/messages/sign-in.ts";
import { validation } from "#app/messages/validation.ts";
import { emailText } from "#app/validation/contact.ts";
import { optionalText, requiredText } from "#app/validation/text.ts";
import type { RequestContext } from "#server/context.ts";
import { limited, unavailable, unprocessable, type UploadSubmission } from "#server/guards/handlers.ts";
import { complain } from "#server/services/orders/complaints.ts";
import { complaintLabels, type ComplaintAnswer } from "./complaint-fields.ts";

const longestDefect = 2_000;

const schema = z.object({
  order: requiredText(40),
  item: requiredText(200),
  // Forms send a line break as two characters.
  defect: z.preprocess(
    (typed) => (typeof typed === "string" ? typed.replace(/\r\n?/g, "\n") : typed),
    optionalText(longestDefect, "lines").pipe(z.string(validation.required)),
  ),
  remedy: z.enum(remedies, validation.required),
  name: requiredText(),
  email: emailText(),
  phone: optionalText(30),
});

type Reply = Extract<ComplaintAnswer, { kind: "again" }>["reply"];

const problems = { "too-many": texts.tooMany, "too-large": texts.tooLarge, cut: texts.cut } as const;

/** „Odeslat reklamaci“. Answers with the page itself; the same complaint sent twice is one. */
export async function sendComplaint(
  context: RequestContext,
  { form, photographs, problem }: UploadSubmission,
) {
  const submission = parseWithZod(ownFields(form, Object.keys(complaintLabels)), { schema });
  // A browser does not send files that it has sent before.
  const lost = photographs.length > 0 ? [texts.again] : undefined;
  const beside = (errors: Record<string, string[] | undefined>) =>
    submission.reply({ fieldErrors: { photographs: lost ?? null, ...errors } as Record<string, string[]> });
  if (submission.status !== "success" || problem !== null) {
    return refuse(beside(problem === null ? {} : { photographs: [problems[problem]] }), null);
  }
  if (form.get(honeypotName)) {
    context.log.info("complaint.honeypot");
    return refuse(beside({}), honeypotFilled);
  }
  const answer = await complain(context, submission.value, photographs);
  switch (answer.kind) {
    case "received": {
      const told = { ...submission.value, photographs: photographs.length };
      return data<ComplaintAnswer>({ kind: "received", complaint: answer.complaint, told });
    }
    case "no-photograph":
      return refuse(beside({ photographs: [texts.noPhotograph(answer.place)] }), null);
    case "limited": {
      const message = tooManyTries(answer.wait);
      return limited<ComplaintAnswer>({ kind: "again", reply: beside({}), message }, answer.wait);
    }
    case "invalid":
      return refuse(beside(answer.errors), null);
    case "failed":
    case "uncertain":
      return data<ComplaintAnswer>(
        { kind: "again", reply: beside({}), message: texts[answer.kind] },
        unavailable,
      );
  }
}

function refuse(reply: Reply, message: string | null) {
  return unprocessable<ComplaintAnswer>({ kind: "again", reply, message });
}
