import type { HeadersArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { withdrawalTexts } from "#app/messages/withdrawal-texts.ts";
import { pageMeta } from "#app/shell/page-meta.ts";
import { forwardHeaders } from "#app/shell/response-headers.ts";
import { useWholeDocuments } from "#app/components/use-whole-documents.ts";
import { defineLoader, type Handle } from "#server/actions/handlers.ts";
import { canWithdraw, prefillWithdrawal, slovakForm } from "./withdraw.server.ts";
import { WithdrawalPage } from "./withdrawal-page.tsx";

export const handle = { access: "public", privacy: "secret" } satisfies Handle;

/** The form of `/odstoupeni`, filled in from the order; it posts there. */
export const loader = defineLoader(async (context, { params: { id = "", hash = "" } }) => ({
  canSend: canWithdraw(context),
  slovak: slovakForm(context),
  prefilled: await prefillWithdrawal(context, { id, hash }),
}));

/** The address contains the order's secret, so no cache stores the page. */
export function headers(args: HeadersArgs) {
  return { "Cache-Control": "no-store", ...forwardHeaders(args) };
}

export const meta: MetaFunction = (args) => pageMeta(args, { title: withdrawalTexts.title, isPrivate: true });

export default function OrderWithdrawalScreen() {
  useWholeDocuments();
  return <WithdrawalPage {...useLoaderData<typeof loader>()} />;
}
