import { z } from "zod";
import type { Result } from "#app/domain/result.ts";
import {
  longestItem,
  mostItems,
  mostPieces,
  readGoods,
  type TypedWithdrawal,
  type WithdrawalStatement,
  type WithdrawnItem,
} from "#app/domain/shop/withdrawal.ts";
import { withdrawalTexts } from "#app/messages/withdrawal-texts.ts";
import { emailText } from "#app/validation/contact-fields.ts";
import { optionalText, requiredText } from "#app/validation/text.ts";

/** Messages by the names of the form's fields; a line's quantity is `quantity-0`. */
export type WithdrawalErrors = Readonly<Record<string, string>>;

const schema = z.object({
  name: requiredText(200),
  orderCode: requiredText(60),
  email: emailText(),
  goods: optionalText(mostItems * longestItem, "lines"),
  account: optionalText(64),
  note: optionalText(1_000, "lines"),
});

/** The typed values, as the page writes them again. It cuts long texts of the order's lines, which nobody types. */
export function readTyped(form: FormData): TypedWithdrawal {
  const text = (name: string) => cut(form.get(name)).replaceAll(/\r\n?/gu, "\n");
  const all = (name: string) => form.getAll(name).slice(0, mostItems);
  const [quantities, most, excluded] = [all("quantity"), all("of"), all("excluded")];
  return {
    name: text("name"),
    orderCode: text("orderCode"),
    email: text("email"),
    goods: text("goods"),
    account: text("account"),
    note: text("note"),
    isCompany: form.get("company") === "1",
    lines: all("item").flatMap((item, index) => {
      const of = Number(cut(most[index] ?? null, 5));
      const name = cut(item, 300).trim();
      const isLine = name !== "" && Number.isInteger(of) && of > 0 && of <= mostPieces;
      const line = { name, quantity: cut(quantities[index] ?? null, 10), of };
      return isLine ? [{ ...line, excluded: cut(excluded[index] ?? null, 500).trim() }] : [];
    }),
  };
}

function cut(value: FormDataEntryValue | null, most = Infinity): string {
  return typeof value === "string" ? value.slice(0, most) : "";
}

/** The statement from the typed text, or its errors. */
export function readStatement(typed: TypedWithdrawal): Result<WithdrawalStatement, WithdrawalErrors> {
  const read = schema.safeParse(typed);
  const lines = readLines(typed.lines);
  if (read.success && lines.ok) {
    const { goods, ...stated } = read.data;
    if (typed.lines.length > 0) return { ok: true, value: { ...stated, items: lines.value } };
    const items = goods === null ? null : readGoods(goods);
    if (items === null || areFew(items)) return { ok: true, value: { ...stated, items } };
    return { ok: false, error: { goods: withdrawalTexts.tooManyGoods } };
  }
  const errors: Record<string, string> = lines.ok ? {} : { ...lines.error };
  for (const { path, message } of read.error?.issues ?? []) errors[String(path[0])] ??= message;
  return { ok: false, error: errors };
}

function areFew(items: readonly WithdrawnItem[]): boolean {
  return items.length <= mostItems && items.every(({ name }) => name.length <= longestItem);
}

/** The pieces of a known order; null: all of them. */
function readLines(
  lines: TypedWithdrawal["lines"],
): Result<readonly WithdrawnItem[] | null, WithdrawalErrors> {
  const counts = lines.map(({ quantity }) => (/^ *\d{1,4} *$/u.test(quantity) ? Number(quantity) : NaN));
  const errors: Record<string, string> = {};
  for (const [index, { of }] of lines.entries()) {
    if (!((counts[index] ?? NaN) <= of)) errors[`quantity-${index}`] = withdrawalTexts.wrongQuantity(of);
  }
  if (Object.keys(errors).length > 0) return { ok: false, error: errors };
  if (lines.every(({ of }, index) => counts[index] === of)) return { ok: true, value: null };
  const items = lines.flatMap(({ name }, index) => {
    const quantity = counts[index] ?? 0;
    return quantity > 0 ? [{ name, quantity }] : [];
  });
  if (items.length > 0) return { ok: true, value: items };
  return { ok: false, error: { "quantity-0": withdrawalTexts.nothingRemaining } };
}
