import { type Id, idField } from "#app/domain/id.ts";
import type { ChangedLine, NewNotice } from "#app/domain/notice.ts";
import { czech } from "#app/domain/typography.ts";
import { cartNotices, cartFailures } from "#app/messages/cart-texts.ts";
import type { RequestContext } from "#server/context/context.ts";
import type { LineChange } from "#server/services/cart/change-line.ts";
import { droppedVoucherTexts } from "#server/services/cart/change-vouchers.ts";

const texts = czech({
  undo: "Vrátit zpět",
});

export interface LineOfForm {
  readonly productId: Id;
  readonly variantId: Id | null;
}

/**
 * Adds to the notice the settled change, if the line's quantity differs from before, and the vouchers that no longer
 * count.
 */
export async function withChange(
  context: RequestContext,
  notice: NewNotice,
  line: LineOfForm,
  { before, quantity, dropped, isSure }: LineChange,
): Promise<NewNotice> {
  if (!isSure) return notice;
  const changedLine: ChangedLine = { ...line, before, quantity };
  const whole = before === quantity ? notice : { ...notice, changed: [changedLine] };
  const sentences = await droppedVoucherTexts(context, dropped);
  if (sentences.length === 0) return whole;
  return { ...whole, kind: "info", asks: false, text: [notice.text, ...sentences].join(" ") };
}

export function added(change: LineChange): NewNotice {
  return unsure(change) ?? withoutNote(limited(change) ?? success(cartNotices.added(nameOf(change))), change);
}

export function restored(change: LineChange): NewNotice {
  return (
    unsure(change) ?? withoutNote(limited(change) ?? success(cartNotices.restored(nameOf(change))), change)
  );
}

export function changed(line: LineOfForm, change: LineChange): NewNotice {
  const doubt = unsure(change);
  if (doubt) return doubt;
  const less = limited(change);
  if (less) return withoutNote(less, change);
  if (change.quantity === 0) return removed(line, change);
  if (change.quantity !== change.before)
    return withoutNote(success(cartNotices.updated(change.quantity)), change);
  if (change.noteState === "unknown") return uncertain;
  if (change.noteState === "lost") return { kind: "danger", text: cartFailures.note };
  return success(cartNotices.noteSaved);
}

const uncertain: NewNotice = { kind: "danger", text: cartFailures.uncertain };

function unsure({ isSure }: LineChange): NewNotice | null {
  return isSure ? null : uncertain;
}

/** The change, and that the upstream did not save its note. */
function withoutNote(notice: NewNotice, { noteState }: LineChange): NewNotice {
  return noteState === "lost"
    ? { ...notice, kind: "info", asks: false, text: `${notice.text} ${cartNotices.noteLost}` }
    : notice;
}

/** The upstream accepted a lower quantity than requested. */
function limited(change: LineChange): NewNotice | null {
  if (!change.limited) return null;
  const text =
    change.quantity > 0 ? cartNotices.limited(change.quantity) : cartNotices.soldOut(nameOf(change));
  return { kind: "info", asks: false, text };
}

function removed(line: LineOfForm, change: LineChange): NewNotice {
  return {
    ...success(cartNotices.removed(nameOf(change))),
    undo: {
      label: texts.undo,
      fields: {
        intent: "restore",
        product: idField(line.productId),
        variant: line.variantId === null ? "" : idField(line.variantId),
        quantity: String(Math.max(1, change.before)),
        note: change.note ?? "",
      },
    },
  };
}

function nameOf(change: LineChange): string {
  return change.variantName ? `${change.name} (${change.variantName})` : change.name;
}

function success(text: string): NewNotice {
  return { kind: "success", asks: false, text };
}
