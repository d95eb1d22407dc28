import { data, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AccountPage } from "#app/components/account/account-page.tsx";
import { BlockFailed } from "#app/components/block-failed.tsx";
import { PostForm, SubmitButton, useAnswer } from "#app/components/forms/post-form.tsx";
import { documentsOf, ticketsPdfOf } from "#app/components/order/documents-of.ts";
import { OrderRecord } from "#app/components/order/order-record.tsx";
import { transferOf } from "#app/components/order/transfer-of.ts";
import { paths } from "#app/domain/paths.ts";
import { complaintPath } from "#app/domain/shop/complaint.ts";
import { withdrawalPath, shownOrder } from "#app/domain/shop/order.ts";
import { forwardHeaders } from "#app/shell/response-headers.ts";
import { pageMeta } from "#app/shell/page-meta.ts";
import { contentOf } from "#app/domain/shop/checkout.ts";
import { orderListTexts } from "#app/messages/account-texts.ts";
import { orderSummary } from "#app/messages/order-texts.ts";
import { requireCustomer, stillSignedIn } from "#server/actions/access.ts";
import { defineAction, defineLoader, notFound, type Handle } from "#server/actions/handlers.ts";
import { limits } from "#server/services/limits.ts";
import { shownVersions } from "#server/services/content/legal-versions.ts";
import { readMyOrder } from "#server/services/orders/own-orders.ts";
import { offersLink } from "#server/services/orders/payment-link.ts";
import { withdrawalPeriod } from "#server/services/orders/withdrawal-period.ts";
import { actOnOrder, orderId } from "./order.action.ts";

export const handle = { access: "customer", area: "orders", isPurchase: true } satisfies Handle;

export const loader = defineLoader(async (context, { params }) => {
  await requireCustomer(context);
  const id = orderId(params);
  const read = await stillSignedIn(context, readMyOrder(context, id));
  if (read.ok) {
    const { order, hash } = read.value;
    return {
      kind: "order" as const,
      order: shownOrder(order, context.now),
      transfer: transferOf(order, hash),
      canSendLink: hash !== null && offersLink(context, order),
      tickets: ticketsPdfOf(order, hash),
      documents: documentsOf(order, hash),
      legal: shownVersions(context, order.legalVersions),
      withdrawal: hash === null ? paths.withdrawal() : withdrawalPath({ id, hash }),
      period: withdrawalPeriod(order, context.now),
      complaint: complaintPath(hash === null ? undefined : { id, hash }),
    };
  }
  if (read.error.kind === "gone") notFound();
  return data({ kind: "failed" as const }, { status: 503 });
});

export const action = defineAction(limits.form, async (context, submission) => {
  await requireCustomer(context);
  return actOnOrder(context, submission);
});

export const headers = forwardHeaders;

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: args.data?.kind === "order" ? orderSummary.title(args.data.order.code) : "Objednávka",
    isPrivate: true,
  });

/** An invalid order id is 404 without a call to the upstream. */
export default function OrderScreen() {
  const page = useLoaderData<typeof loader>();
  useAnswer();
  return (
    <AccountPage>
      {page.kind === "order" ? (
        <OrderRecord
          order={page.order}
          transfer={page.transfer}
          canSendLink={page.canSendLink}
          tickets={page.tickets}
          documents={page.documents}
          legal={page.legal}
          withdrawal={page.withdrawal}
          period={page.period}
          complaint={page.complaint}
          title={orderSummary.title(page.order.code)}
        >
          {contentOf(page.order.lines) === "tickets" ? null : (
            <PostForm intent="reorder">
              {/* Only one primary button at a time: the customer first has to pay an unpaid order. */}
              <SubmitButton
                intent="reorder"
                variant={page.order.payment.paymentUrl || page.tickets ? "secondary" : "primary"}
              >
                {orderListTexts.reorder}
              </SubmitButton>
            </PostForm>
          )}
        </OrderRecord>
      ) : (
        <>
          <h1>Objednávka</h1>
          <BlockFailed />
        </>
      )}
    </AccountPage>
  );
}
