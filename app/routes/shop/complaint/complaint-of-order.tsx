import { redirect, type HeadersArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { complaintPath } from "#app/domain/shop/complaint.ts";
import { complaintTexts } from "#app/messages/withdrawal-texts.ts";
import { forwardHeaders } from "#app/shell/response-headers.ts";
import { pageMeta } from "#app/shell/page-meta.ts";
import { useWholeDocuments } from "#app/components/use-whole-documents.ts";
import { defineLoader, notFound, withSecret, type Handle } from "#server/actions/handlers.ts";
import { readOrder } from "#server/services/orders/read-order.ts";
import type { ComplaintPrefill } from "./complaint-form.tsx";
import { ComplaintPage } from "./complaint-page.tsx";

export const handle = { access: "public", area: "complaints", privacy: "secret" } satisfies Handle;

/** Fills the form in from an order. If the order cannot be read, the page has the empty form. */
export const loader = defineLoader(async (context, { params }): Promise<ComplaintPrefill> => {
  const { id = "", hash = "" } = params;
  const read = await withSecret(
    context,
    () => readOrder(context, { id, hash }),
    ({ kind }) => kind === "missing",
  );
  if (read.kind === "missing") notFound();
  if (read.kind === "failed") throw redirect(complaintPath());
  const { code, email, phone, name, lines } = read.order;
  return {
    order: code,
    email,
    phone: phone ?? "",
    name,
    items: lines.map((line) => [line.name, line.variantName].filter(Boolean).join(", ")),
  };
});

/** The address contains the order's secret, so no cache stores the page. */
export function headers(args: HeadersArgs) {
  return { "Cache-Control": "no-store", ...forwardHeaders(args) };
}

export const meta: MetaFunction = (args) => pageMeta(args, { title: complaintTexts.title, isPrivate: true });

export default function ComplaintOfOrderScreen() {
  useWholeDocuments();
  return <ComplaintPage prefill={useLoaderData<typeof loader>()} />;
}
