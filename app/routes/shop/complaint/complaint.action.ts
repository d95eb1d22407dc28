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
import { limited, unavailable, unprocessable } from "#server/guards/handlers.ts";
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

/** „Odeslat reklamaci“. Answers with the page itself; the same complaint sent twice is one. */
export async function sendComplaint(context: RequestContext, form: FormData) {
  const submission = parseWithZod(ownFields(form, Object.keys(complaintLabels)), { schema });
  if (submission.status !== "success") return refuse(submission.reply(), null);
  if (form.get(honeypotName)) {
    context.log.info("complaint.honeypot");
    return refuse(submission.reply(), honeypotFilled);
  }
  const answer = await complain(context, submission.value);
  switch (answer.kind) {
    case "received":
      return data<ComplaintAnswer>({
        kind: "received",
        complaint: answer.complaint,
        told: submission.value,
      });
    case "limited": {
      const message = tooManyTries(answer.wait);
      return limited<ComplaintAnswer>({ kind: "again", reply: submission.reply(), message }, answer.wait);
    }
    case "invalid":
      return refuse(submission.reply({ fieldErrors: answer.errors }), null);
    case "failed":
    case "uncertain":
      return data<ComplaintAnswer>(
        { kind: "again", reply: submission.reply(), message: texts[answer.kind] },
        unavailable,
      );
  }
}

function refuse(reply: Reply, message: string | null) {
  return unprocessable<ComplaintAnswer>({ kind: "again", reply, message });
}
