import type { MetaFunction } from "@remix-run/node";
import { z } from "zod";
import { useAnswer } from "#app/components/forms/post-form.tsx";
import { complaintPath, longestDefect, remedies } from "#app/domain/shop/complaint.ts";
import { complaintTexts } from "#app/messages/withdrawal-texts.ts";
import { validation } from "#app/messages/errors-texts.ts";
import { forwardHeaders } from "#app/shell/response-headers.ts";
import { pageMeta } from "#app/shell/page-meta.ts";
import { emailText } from "#app/validation/contact-fields.ts";
import { optionalText, requiredText } from "#app/validation/text.ts";
import { defineForm } from "#server/actions/define-form.ts";
import { defineAction, defineLoader, type Handle } from "#server/actions/handlers.ts";
import { limits } from "#server/services/limits.ts";
import { complain } from "#server/services/orders/complain.ts";
import { ComplaintPage, type ComplaintAnswer } from "./complaint-page.tsx";

export const handle = { access: "public", area: "complaints" } satisfies Handle;

export const loader = defineLoader(() => null);

const schema = z.object({
  order: requiredText(40),
  item: requiredText(200),
  defect: requiredText(longestDefect, "lines"),
  remedy: z.enum(remedies, validation.required),
  name: requiredText(),
  email: emailText(),
  phone: optionalText(30),
});

/** Answers with the page itself; two equal complaints count as one. */
export const action = defineAction(
  limits.form,
  defineForm({
    schema,
    honeypot: "complaint",
    texts: complaintTexts,
    send: complain,
    done: (_context, complaint, sent) => ({ kind: "done" as const, value: { complaint, sent } }),
  }),
);

export const headers = forwardHeaders;

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: complaintTexts.title,
    description: complaintTexts.description,
    path: complaintPath(),
  });

export default function ComplaintScreen() {
  return <ComplaintPage answer={useAnswer<ComplaintAnswer>()} />;
}
