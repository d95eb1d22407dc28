import { idInField } from "#app/domain/read-id.ts";
import { seatsTexts } from "#app/messages/seats-texts.ts";
import { chooseSeats, isJudged } from "#server/services/cart/choose-seats.ts";
import { data } from "@remix-run/node";
import type { RequestContext } from "#server/context/context.ts";
import { fillCompany } from "./order/fill-company.action.ts";
import { choose, order, showReturned } from "./order/submit-order.action.ts";
import { applyVoucher, dropVoucher } from "./vouchers/voucher-codes.action.ts";
import { type ChangedLine, maxChanges } from "#app/domain/notice.ts";
import type { Result } from "#app/domain/result.ts";
import { paths } from "#app/domain/paths.ts";
import { cartFailures, cartNotices } from "#app/messages/cart-texts.ts";
import {
  keepForm,
  respondWithFailure,
  respondWithNotice,
  tooManyRequests,
  unavailable,
  type Submission,
} from "#server/actions/handlers.ts";
import { safePath } from "#server/actions/access.ts";
import { addToCart, setQuantity, type LineOutcome } from "#server/services/cart/change-line.ts";
import type { RefusedLine } from "./answers.ts";
import { added, changed, restored, withChange, type LineOfForm } from "./lines/line-notices.ts";
import { hasControls } from "#app/validation/text.ts";
import { maxPieces } from "#app/domain/shop/cart.ts";
import { validation } from "#app/messages/errors-texts.ts";
import { maxNoteLength } from "./note-length.ts";
import { openCart } from "#server/services/cart/open-cart.ts";
import { emptyCart } from "./delete-cart.server.ts";
import { defineButton } from "#server/actions/define-button.ts";
import { byIntent } from "#server/actions/define-form.ts";

/** The forms of the cart page. */
export const actOnCart = byIntent({
  add: (context, { form }) => addLine(context, form),
  quantity: (context, { form }) => changeLine(context, form),
  remove: (context, { form }) => removeLine(context, form),
  restore: (context, { form }) => restoreLine(context, form),
  "voucher-add": applyVoucher,
  "voucher-remove": dropVoucher,
  // The second step of „Vyprázdnit košík“; the first one is a plain link to the confirmation.
  clear: defineButton({
    page: () => paths.cart(),
    texts: { failed: cartFailures.clear, uncertain: cartFailures.uncertain },
    send: emptyCart,
    done(context, lines) {
      const emptied = lines.slice(0, maxChanges).map(({ product, variant, quantity }): ChangedLine => ({
        productId: product.id,
        variantId: variant?.id ?? null,
        before: quantity,
        quantity: 0,
      }));
      const notice = { kind: "success", asks: false, text: cartNotices.cleared, changed: emptied } as const;
      return respondWithNotice(context, { to: paths.cart(), notice });
    },
  }),
  // Other seats instead of those that somebody else has bought.
  seats: defineButton({
    page: () => paths.cart(),
    texts: {
      failed: seatsTexts.failed,
      uncertain: cartFailures.uncertain,
      gone: seatsTexts.changed,
    },
    async send(context, { form }) {
      const outcome = await chooseSeats(context, readOffer(form));
      // The next reading of the cart offers others.
      if (isJudged(outcome)) return { kind: "gone" };
      return outcome.kind === "failed" ? { kind: "failed" } : outcome;
    },
    done(context, { changed: lines }) {
      const notice = { kind: "success", asks: false, text: seatsTexts.changedTo, changed: lines } as const;
      return respondWithNotice(context, { to: paths.cart(), notice });
    },
  }),
  choose: unlessReturned(choose),
  ares: unlessReturned(fillCompany),
  order: unlessReturned(order),
});

function unlessReturned(act: (context: RequestContext, form: FormData) => Promise<unknown>) {
  return (context: RequestContext, { form, isReturned }: Submission) =>
    isReturned ? showReturned(context, form) : act(context, form);
}

/** The seats of an offer that the cart page made; like a line, never wrong. */
function readOffer(form: FormData) {
  const performanceId = idInField(form.get("performance"));
  const variants = form.getAll("variant");
  const seats = form.getAll("seat").flatMap((seat, index) => {
    const [seatId, variantId] = [idInField(seat), idInField(variants[index])];
    return seatId !== null && variantId !== null ? [{ seatId, variantId }] : [];
  });
  if (performanceId === null || seats.length === 0) throw new Response(null, { status: 400 });
  return { performanceId, seats };
}

/** The line that a form refers to. The site's own forms cannot send a wrong id, so a wrong one is a bad request. */
function readLine(form: FormData): LineOfForm {
  const productId = idInField(form.get("product"));
  const variant = form.get("variant") || null;
  const variantId = idInField(variant);
  if (productId === null || (variant !== null && variantId === null))
    throw new Response(null, { status: 400 });
  return { productId, variantId };
}

/** The typed note; undefined for a form without the field, so that the line's note stays unchanged. */
function readNote(form: FormData, field: "note" | "shown-note" = "note"): string | null | undefined {
  const typed = form.get(field);
  if (typeof typed !== "string") return undefined;
  return typed.replace(/\r\n?/g, "\n").trim().slice(0, maxNoteLength) || null;
}

interface TypedLine {
  readonly quantity: number;
  readonly note: string | null | undefined;
  readonly shownNote: string | null | undefined;
}

interface FieldError {
  readonly field: RefusedLine["field"];
  readonly error: string;
  readonly saved?: string;
}

/** The quantity and the note typed in a form, or the error to show beside one of them. */
function readTyped(form: FormData, least: 0 | 1): Result<TypedLine, FieldError> {
  const quantity = readQuantity(form, least);
  if (!quantity.ok) return { ok: false, error: { field: "quantity", error: quantity.error } };
  const note = readNote(form);
  if (note && hasControls(note, "lines"))
    return { ok: false, error: { field: "note", error: validation.controls } };
  return { ok: true, value: { quantity: quantity.value, note, shownNote: readNote(form, "shown-note") } };
}

/** A whole number from `least` to `maxPieces`. */
function readQuantity(form: FormData, least: 0 | 1): Result<number, string> {
  const field = form.get("quantity");
  const typed = typeof field === "string" ? field.trim() : "";
  if (typed === "") return { ok: false, error: validation.required };
  if (!/^\d+$/.test(typed)) return { ok: false, error: validation.numeric };
  const quantity = Number(typed);
  if (quantity < least || quantity > maxPieces) {
    return { ok: false, error: `Zadejte prosím počet od\u00a0${least} do\u00a0${maxPieces}.` };
  }
  return { ok: true, value: quantity };
}

/** „Do košíku“ on a product card or a product page. */
async function addLine(context: RequestContext, form: FormData) {
  const line = readLine(form);
  const input = readTyped(form, 1);
  if (!input.ok) return refuse(context, line, input.error, form);
  const { quantity, note = null } = input.value;
  const outcome = await addToCart(context, { ...line, quantity, note });
  const to = safePath(form.get("back"), paths.cart());
  if (outcome.kind === "other-note") return refuse(context, line, otherNote(outcome), form);
  if (outcome.kind !== "done") return respondWithReason(context, form, outcome, { to, doing: "add" });
  const change = outcome.value;
  const notice = added(change);
  return respondWithNotice(context, {
    to: change.isSure ? to : paths.cart(),
    notice: await withChange(context, notice, line, change),
    remembers: "cart",
  });
}

/** Changes the quantity and the note of a line; 0 removes it. */
async function changeLine(context: RequestContext, form: FormData) {
  const line = readLine(form);
  const input = readTyped(form, 0);
  if (!input.ok) return refuse(context, line, input.error, form);
  const outcome = await setQuantity(context, { ...line, ...input.value });
  if (outcome.kind === "other-note") return refuse(context, line, otherNote(outcome), form);
  if (outcome.kind !== "done") {
    // Without JavaScript the line comes back as the visitor typed it, in the cart if that can be read.
    const isShown = context.request.wantsRedirect && isOutage(outcome);
    if (isShown && (await openCart(context)).kind === "known") {
      const error = failureText(outcome, "update");
      return data(typedLine(line, { field: "quantity", error }, form), unavailable);
    }
    return respondWithReason(context, form, outcome, { to: paths.cart(), doing: "update" });
  }
  const notice = await withChange(context, changed(line, outcome.value), line, outcome.value);
  return respondWithNotice(context, { to: paths.cart(), notice });
}

/** „Odebrat“: the same call with 0. */
async function removeLine(context: RequestContext, form: FormData) {
  const line = readLine(form);
  const outcome = await setQuantity(context, { ...line, quantity: 0 });
  if (outcome.kind === "other-note") return refuse(context, line, otherNote(outcome), form);
  if (outcome.kind !== "done") {
    const to = paths.cart();
    const text = failureText(outcome, "update");
    if (isOutage(outcome)) return respondWithFailure(context, { to, text });
    return respondWithNotice(context, { to, notice: { kind: "danger", text } });
  }
  const notice = await withChange(context, changed(line, outcome.value), line, outcome.value);
  return respondWithNotice(context, { to: paths.cart(), notice });
}

/** „Vrátit zpět“: restores quantity, variant and note. */
async function restoreLine(context: RequestContext, form: FormData) {
  const line = readLine(form);
  const input = readTyped(form, 1);
  if (!input.ok) return refuse(context, line, input.error, form);
  const { quantity, note = null } = input.value;
  // The removed line no longer has a note.
  const outcome = await setQuantity(context, { ...line, quantity, note, shownNote: null });
  const to = paths.cart();
  if (outcome.kind === "other-note") return refuse(context, line, otherNote(outcome), form);
  if (outcome.kind !== "done") return respondWithReason(context, form, outcome, { to, doing: "add" });
  const change = outcome.value;
  const notice = restored(change);
  return respondWithNotice(context, {
    to,
    notice: await withChange(context, notice, line, change),
    remembers: "cart",
  });
}

/** If the cart cannot be read next, the error page has the refusal and the typed values. */
async function refuse(context: RequestContext, line: LineOfForm, error: FieldError, form: FormData) {
  const isAway = context.request.wantsRedirect && (await openCart(context)).kind === "unreachable";
  const refused = { status: 422 };
  return isAway ? keepForm(context, form, error.error, refused) : data(typedLine(line, error, form), refused);
}

function otherNote({ note }: { readonly note: string }): FieldError {
  return { field: "note", error: cartFailures.otherNote(note), saved: note };
}

const isAdd = (form: FormData) => form.get("intent") === "add";

function typedLine(line: LineOfForm, { field, error, saved }: FieldError, form: FormData): RefusedLine {
  const note = form.get("note");
  const quantity = form.get("quantity");
  return {
    form: "line",
    line,
    field,
    error,
    // Pieces to add to a line are not its quantity.
    quantity: typeof quantity === "string" && (saved === undefined || !isAdd(form)) ? quantity : "",
    note: typeof note === "string" ? note : "",
    ...(saved !== undefined && { saved }),
  };
}

type Failed = Exclude<LineOutcome, { kind: "done" | "other-note" }>;

interface Attempt {
  readonly to: string;
  /** Distinguishes a failed add from a failed change. */
  readonly doing: "add" | "update";
}

/**
 * Ends a failed change of a line: in an outage the form keeps everything typed, otherwise the notice contains the
 * refusal.
 */
function respondWithReason(context: RequestContext, form: FormData, failed: Failed, { to, doing }: Attempt) {
  if (failed.kind === "limited") return tooManyRequests(context, form, failed.wait);
  const text = failureText(failed, doing);
  if (isOutage(failed)) return keepForm(context, form, text);
  return respondWithNotice(context, { to, notice: { kind: "danger", text } });
}

const refusals = {
  "variant-needed": cartFailures.variantNeeded,
  "evening-over": cartFailures.eveningOver,
  "too-many": cartFailures.tooMany,
} as const;

function isOutage(failed: Failed): boolean {
  return failed.kind === "failed" ? !((failed.reason ?? "") in refusals) : failed.kind === "uncertain";
}

/** The texts of the four failures of §8 and of similar ones. */
function failureText(failed: Failed, doing: Attempt["doing"]): string {
  if (failed.kind === "gone") return cartFailures.missing;
  if (failed.kind === "uncertain") return cartFailures.uncertain;
  const { create, load } = cartFailures;
  const texts = { create, load, ...refusals };
  return failed.kind === "failed" && failed.reason ? texts[failed.reason] : cartFailures[doing];
}
