import type { MetaFunction } from "@remix-run/node";
import { useAnswer } from "#app/components/forms/post-form.tsx";
import { complaintPath } from "#app/domain/shop/complaint.ts";
import { complaintTexts } from "#app/messages/complaint.ts";
import { forwardHeaders } from "#app/shell/response-headers.ts";
import { pageMeta } from "#app/shell/page-meta.ts";
import { defineAction, defineLoader } from "#server/guards/handlers.ts";
import { limits } from "#server/services/limits.ts";
import { sendComplaint } from "./complaint.action.ts";
import type { ComplaintAnswer } from "./complaint-fields.ts";
import { ComplaintPage } from "./complaint-page.tsx";

export const handle = { access: "public", area: "complaints" };

export const loader = defineLoader(() => null);

export const action = defineAction(limits.form, (context, { form }) => sendComplaint(context, form));

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
