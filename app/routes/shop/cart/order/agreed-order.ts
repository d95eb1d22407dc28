import { z } from "zod";
import { parseJson } from "#app/domain/parse-json.ts";
import type { Cart, CartLine } from "#app/domain/shop/cart.ts";
import type { Id } from "#app/domain/id.ts";
import { unitGross } from "#app/domain/shop/money.ts";
import type { Chosen } from "./offer.ts";

/** The form repeats as much of a name as a sentence about it needs. */
const longestName = 80;

/** Characters of lines written one by one: the field has to fit into the body of a form. */
const longestLines = 3_000;
const longest = 8_000;

const key = z.union([z.number(), z.string().min(1).max(200)]);
const name = z.string().max(longestName);
const instant = z
  .string()
  .max(64)
  .refine((text) => !Number.isNaN(Date.parse(text)));
const option = z.tuple([key, name]).nullable();

const line = z.object({
  product: key,
  variant: key.nullable(),
  name,
  quantity: z.number(),
  price: z.number(),
  note: z.string().max(20),
  evening: z.tuple([instant, name.nullable()]).optional(),
});

const shown = z.object({
  lines: z.array(line),
  /** A digest of the lines that do not fit one by one; empty: all fit. */
  rest: z.string().max(20),
  delivery: option,
  payment: option,
  branch: option,
  total: z.number(),
});

/** The content that the visitor sees and agrees to, without seats, which have another field, and without stock. */
export type AgreedOrder = z.output<typeof shown>;
export type AgreedLine = z.output<typeof line>;

/** @param total gross CZK to pay */
export function agreedOrder(
  { lines }: Pick<Cart, "lines">,
  { delivery, payment, branch }: Chosen,
  total: number,
): AgreedOrder {
  return {
    lines: lines.map(shownLine),
    rest: "",
    delivery: optionOf(delivery),
    payment: optionOf(payment),
    branch: optionOf(branch && { id: branch.id, name: `${branch.name}, ${branch.street}, ${branch.city}` }),
    total,
  };
}

function shownLine({ product, variant, quantity, price, note, evening }: CartLine): AgreedLine {
  return {
    product: product.id,
    variant: variant?.id ?? null,
    name: cut(variant ? `${product.name}, ${variant.name}` : product.name),
    quantity,
    price: unitGross(price),
    note: note ? digest(note) : "",
    ...(evening && {
      evening: [evening.startsAt, evening.venue && cut(evening.venue)] as [string, string | null],
    }),
  };
}

function optionOf(one: { readonly id: Id; readonly name: string } | null): [Id, string] | null {
  return one && [one.id, cut(one.name)];
}

function cut(text: string): string {
  return text.slice(0, longestName);
}

/** The form's text. A visitor who changes it deceives only themselves. */
export function writeAgreed(order: AgreedOrder): string {
  let length = 0;
  const kept = order.lines.filter((item) => (length += JSON.stringify(item).length) <= longestLines);
  const rest = digestOfLines(order.lines.slice(kept.length));
  return JSON.stringify({ ...order, lines: kept, rest });
}

/** Reads the text that `writeAgreed` wrote into the form; null for any other text. */
export function readAgreed(posted: FormDataEntryValue | null): AgreedOrder | null {
  if (typeof posted !== "string" || posted.length > longest) return null;
  const json = parseJson(posted);
  return json.ok ? (shown.safeParse(json.value).data ?? null) : null;
}

export function digestOfLines(lines: readonly AgreedLine[]): string {
  if (lines.length === 0) return "";
  return digest(lines.map((item) => JSON.stringify(item)).toSorted().join("\n")); // oxfmt-ignore
}

/** 53 bits (cyrb53), the same in the browser and on the server. It is not a protection. */
function digest(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    high = Math.imul(high ^ unit, 2_654_435_761);
    low = Math.imul(low ^ unit, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36);
}
