import type { OrderReference } from "#app/domain/paths.ts";
import { data, type HeadersArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData, type Params } from "@remix-run/react";
import { BlockFailed } from "#app/components/block-failed.tsx";
import { keepPurchase } from "#app/components/purchases.ts";
import { documentsOf, ticketsPdfOf } from "#app/components/order/documents-of.ts";
import { useAnswer } from "#app/components/forms/post-form.tsx";
import { OrderRecord, type RecordedOrder } from "#app/components/order/order-record.tsx";
import { transferOf } from "#app/components/order/transfer-of.ts";
import { paths } from "#app/domain/paths.ts";
import { complaintPath } from "#app/domain/shop/complaint.ts";
import { withdrawalPath, asksNothing, shownOrder, type EmailState } from "#app/domain/shop/order.ts";
import { forwardHeaders } from "#app/shell/response-headers.ts";
import { useWholeDocuments } from "#app/components/use-whole-documents.ts";
import { pageMeta } from "#app/shell/page-meta.ts";
import { orderSummary } from "#app/messages/order-texts.ts";
import { PageColumn } from "#app/ui/page-column.tsx";
import { byIntent } from "#server/actions/define-form.ts";
import { orderButtons } from "#server/actions/order-buttons.ts";
import { defineAction, defineLoader, notFound, withSecret, type Handle } from "#server/actions/handlers.ts";
import { limits } from "#server/services/limits.ts";
import { offersLink } from "#server/services/orders/payment-link.ts";
import { shownVersions } from "#server/services/content/legal-versions.ts";
import { tagFor } from "#server/services/load-shell.ts";
import { readOrder } from "#server/services/orders/read-order.ts";
import { withdrawalPeriod } from "#server/services/orders/withdrawal-period.ts";
import { useEffect } from "react";
import { purchased, type AnalyticsEvent } from "#app/domain/shop/analytics.ts";

export const handle = {
  access: "public",
  area: "ordering",
  privacy: "secret",
  isPurchase: true,
} satisfies Handle;

export const loader = defineLoader(async (context, { params }) => {
  const reference = readOrderReference(params);
  const read = await withSecret(
    context,
    () => readOrder(context, reference),
    ({ kind }) => kind === "missing",
  );
  if (read.kind === "missing") notFound();
  if (read.kind === "failed") return data({ kind: "failed" as const }, { status: 503 });
  return {
    kind: "order" as const,
    order: shownOrder(read.order, context.now),
    confirmation: read.order.confirmationEmail,
    transfer: transferOf(read.order, reference.hash),
    canSendLink: offersLink(context, read.order),
    tickets: ticketsPdfOf(read.order, reference.hash),
    documents: documentsOf(read.order, reference.hash),
    legal: shownVersions(context, read.order.legalVersions),
    withdrawal: withdrawalPath(reference),
    period: withdrawalPeriod(read.order, context.now),
    complaint: complaintPath(reference),
    purchase: (await tagFor(context)) && purchased(read.order),
  };
});

export const action = defineAction(
  limits.form,
  byIntent(
    orderButtons({
      page: ({ params }) => paths.orderSummary(readOrderReference(params)),
      withOrder: (context, { params }, work) =>
        withSecret(
          context,
          () => work(readOrderReference(params)),
          ({ kind }) => kind === "gone",
        ),
    }),
  ),
);

/** The address contains the order's secret, so no cache stores the page. */
export function headers(args: HeadersArgs) {
  return { "Cache-Control": "no-store", ...forwardHeaders(args) };
}

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: args.data?.kind === "order" ? orderSummary.title(args.data.order.code) : "Objednávka",
    isPrivate: true,
  });

export default function OrderSummaryScreen() {
  const page = useLoaderData<typeof loader>();
  useWholeDocuments();
  useAnswer();
  return (
    <PageColumn>
      {page.kind === "order" ? (
        <Placed {...page} />
      ) : (
        <>
          <h1>Objednávka</h1>
          <BlockFailed />
        </>
      )}
    </PageColumn>
  );
}

interface PlacedProps extends RecordedOrder {
  readonly confirmation: EmailState;
  /** Null: no tag may count it. */
  readonly purchase: AnalyticsEvent | null;
}

function Placed({ confirmation, purchase, ...record }: PlacedProps) {
  const { code, email } = record.order;
  // This document has no tag, as its address is secret: the next one reports it, once an order.
  useEffect(() => {
    if (purchase) keepPurchase(code, purchase);
  }, [code, purchase]);
  // The page thanks nobody for a contract that has ended.
  if (asksNothing(record.order)) return <OrderRecord {...record} title={orderSummary.title(code)} />;
  return (
    <OrderRecord
      {...record}
      title={orderSummary.thanks(code)}
      lead={orderSummary.confirmation[confirmation](email)}
    />
  );
}

function readOrderReference({ id = "", hash = "" }: Params): OrderReference {
  return { id, hash };
}
