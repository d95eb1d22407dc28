import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import { z } from "zod";
import { formTimestampName } from "#app/components/forms/form-timestamp.tsx";
import { honeypotName } from "#app/components/forms/honeypot.tsx";
import { ownFields, type FormAnswer } from "#app/components/forms/validated-form.tsx";
import { enquiryPath } from "#app/domain/theatre/enquiry-path.ts";
import { enquiryKinds, mostPeople } from "#app/domain/theatre/enquiry.ts";
import { enquiryTexts as texts } from "#app/messages/enquiry.ts";
import { tooManyTries } from "#app/messages/sign-in.ts";
import { validation } from "#app/messages/validation.ts";
import { emailText } from "#app/validation/contact.ts";
import { optionalText, requiredText } from "#app/validation/text.ts";
import type { RequestContext } from "#server/context.ts";
import { limited, redirectWithNotice, unavailable, unprocessable } from "#server/guards/handlers.ts";
import { enquire, sealReceipt } from "#server/services/theatre/enquiries.ts";
import { enquiryFields, longestNote } from "./enquiry-fields.ts";

const schema = z
  .object({
    kind: z.enum(enquiryKinds, validation.required),
    title: optionalText(200),
    date: optionalText(),
    people: requiredText(20).transform((typed, context) => {
      const people = /^\d{1,9}$/u.test(typed) ? Number(typed) : 0;
      if (people > 0 && people <= mostPeople) return people;
      context.addIssue(texts.wrongPeople(mostPeople));
      return z.NEVER;
    }),
    organisation: optionalText(200),
    grade: optionalText(),
    name: requiredText(),
    email: emailText(),
    phone: optionalText(30),
    // Forms send a line break as two characters.
    note: z.preprocess(
      (typed) => (typeof typed === "string" ? typed.replace(/\r\n?/g, "\n") : typed),
      optionalText(longestNote, "lines"),
    ),
  })
  .superRefine(({ kind, organisation }, context) => {
    if (kind === "school" && organisation === null)
      context.addIssue({ code: "custom", path: ["organisation"], message: texts.noSchool });
  })
  // The field is not seen with another kind; it may have been filled in before.
  .transform((enquiry) => (enquiry.kind === "school" ? enquiry : { ...enquiry, grade: null }));

/** „Odeslat poptávku“. After a success the page with the receipt, which a reload does not send again. */
export async function actOnEnquiry(context: RequestContext, form: FormData) {
  const submission = parseWithZod(ownFields(form, Object.keys(enquiryFields)), { schema });
  const again = (message: string): FormAnswer => ({ reply: submission.reply({ fieldErrors: {} }), message });
  if (submission.status !== "success") {
    return unprocessable<FormAnswer>({ reply: submission.reply(), message: null });
  }
  if (form.get(honeypotName)) {
    context.log.info("enquiry.honeypot");
    return unprocessable(again(texts.failed));
  }
  const answer = await enquire(context, submission.value, form.get(formTimestampName));
  switch (answer.kind) {
    case "received": {
      const { kind, email } = submission.value;
      const receipt = await sealReceipt(context, { ...answer.received, kind, email });
      return redirectWithNotice(context, { to: `${enquiryPath()}?prijato=${receipt}` });
    }
    case "limited":
      return limited(again(tooManyTries(answer.wait)), answer.wait);
    case "invalid":
      return unprocessable<FormAnswer>({
        reply: submission.reply({ fieldErrors: { ...answer.errors } }),
        message: null,
      });
    case "failed":
    case "uncertain":
      return data(again(texts[answer.kind]), unavailable);
  }
}
