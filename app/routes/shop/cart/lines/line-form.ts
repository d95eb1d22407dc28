import { z } from "zod";
import { maxPieces } from "#app/domain/shop/cart.ts";
import { validation } from "#app/messages/validation.ts";
import { maxNoteLength } from "../limits.ts";

const id = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number);

const lineForm = z.object({
  product: id,
  variant: z.union([z.literal("").transform(() => null), id]).nullable(),
});

export interface LineOfForm {
  readonly productId: number;
  readonly variantId: number | null;
}

/** The line that a form refers to. The site's own forms cannot send a wrong id, so a wrong one is a bad request. */
export function readLine(form: FormData): LineOfForm {
  const parsed = lineForm.safeParse({ product: form.get("product"), variant: form.get("variant") });
  if (!parsed.success) throw new Response(null, { status: 400 });
  return { productId: parsed.data.product, variantId: parsed.data.variant };
}

/** The note as typed; undefined where the form has no such field, so that the line's note stays unchanged. */
export function readNote(form: FormData): string | null | undefined {
  const typed = form.get("note");
  if (typeof typed !== "string") return undefined;
  return typed.replace(/\r\n?/g, "\n").trim().slice(0, maxNoteLength) || null;
}

type Quantity =
  | { readonly ok: true; readonly quantity: number }
  | { readonly ok: false; readonly error: string };

/** The quantity typed in a form: a whole number from `least` to `mostPieces`; else the error to show beside the box. */
export function readQuantity(form: FormData, least: 0 | 1): Quantity {
  const field = form.get("quantity");
  const typed = typeof field === "string" ? field.trim() : "";
  if (typed === "") return { ok: false, error: validation.required };
  if (!/^\d+$/.test(typed)) return { ok: false, error: validation.numeric };
  const quantity = Number(typed);
  if (quantity < least || quantity > maxPieces) {
    return { ok: false, error: `Zadejte prosím počet od\u00a0${least} do\u00a0${maxPieces}.` };
  }
  return { ok: true, quantity };
}
