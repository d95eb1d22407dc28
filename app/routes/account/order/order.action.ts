import type { Params } from "@remix-run/react";
import { ownOrderPath } from "#app/domain/shop/order.ts";
import { paths } from "#app/domain/paths.ts";
import { czech } from "#app/domain/typography.ts";
import { reorderTexts } from "#app/messages/account-texts.ts";
import { defineButton } from "#server/actions/define-button.ts";
import { byIntent } from "#server/actions/define-form.ts";
import { orderButtons } from "#server/actions/order-buttons.ts";
import { redirectWithNotice, type Submission } from "#server/actions/handlers.ts";
import { droppedVoucherTexts } from "#server/services/cart/change-vouchers.ts";
import { findMyOrder } from "#server/services/orders/own-orders.ts";
import { reorder, type Reordered } from "./reorder.server.ts";

const texts = czech({
  added: (code: string) => `Zboží z objednávky ${code} máte v košíku.`,
  none: (code: string) => `Nic z objednávky ${code} už v nabídce nemáme.`,
  failed: "Zboží se teď nepodařilo vložit do košíku. Zkuste to prosím za chvíli znovu.",
});

const common = {
  page: ({ params }: Submission) => ownOrderPath({ id: orderId(params) }),
  isCustomers: true,
};

/** No button takes a voucher back (§6). */
export const actOnOrder = byIntent({
  ...orderButtons({
    ...common,
    async withOrder(context, { params }, work) {
      const found = await findMyOrder(context, orderId(params));
      return found.kind === "done" ? work(found.value) : found;
    },
  }),
  reorder: defineButton({
    ...common,
    texts: { failed: texts.failed },
    send: (context, { params }) => reorder(context, orderId(params)),
    async done(context, reordered) {
      const notice = noticeOf(reordered, await droppedVoucherTexts(context, reordered.dropped));
      return redirectWithNotice(context, { to: paths.cart(), notice });
    },
  }),
});

export function orderId({ id = "" }: Params): string {
  return id;
}

function noticeOf({ code, added, fewer, missing, failed, changed }: Reordered, dropped: readonly string[]) {
  if (added.length + fewer.length + failed.length === 0)
    return { kind: "danger", text: texts.none(code) } as const;
  const text = [
    ...(added.length + fewer.length > 0 ? [texts.added(code)] : []),
    ...(fewer.length > 0 ? [reorderTexts.fewer(fewer)] : []),
    ...(missing.length > 0 ? [reorderTexts.missing(missing)] : []),
    ...(failed.length > 0 ? [reorderTexts.troubled(failed)] : []),
    ...dropped,
  ].join(" ");
  if (failed.length > 0) return { kind: "danger", text, changed } as const;
  return {
    kind: fewer.length + missing.length + dropped.length > 0 ? "info" : "success",
    asks: false,
    text,
    changed,
  } as const;
}
