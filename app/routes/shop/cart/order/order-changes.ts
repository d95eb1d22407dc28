import { eveningText } from "#app/components/shop/evening-stub.tsx";
import { formatMoney } from "#app/domain/shop/money.ts";
import { czech } from "#app/domain/typography.ts";
import { orderForm } from "#app/messages/order-texts.ts";
import { digestOfLines, type AgreedLine, type AgreedOrder } from "./agreed-order.ts";

const texts = czech({
  other: (what: string, before: string, now: string) => `${what}: bylo\u00a0${before}, nyní\u00a0${now}.`,
  added: (what: string) => `Přibylo: ${what}.`,
  removed: (what: string) => `Už v objednávce není: ${what}.`,
  /** Of a note or a dedication, which the form does not repeat. */
  note: (what: string) => `${what}: změnil se text, který jste k položce napsali.`,
  rest: "Změnily se i další položky.",
  pieces: "počet",
  unitPrice: "cena za kus",
  name: "název",
  branch: "Výdejní místo",
  nothing: "nic",
});

/**
 * The content of an order now that its page did not show, as sentences. Compares the total only if delivery and payment
 * are those of the page: the visitor chose others in this form, in which each option has its price.
 */
export function changesOf(before: AgreedOrder, now: AgreedOrder): readonly string[] {
  const isOwnChoice = isOther(before.delivery, now.delivery) || isOther(before.payment, now.payment);
  return [
    ...changesOfLines(before, now),
    ...renamed(orderForm.delivery, before.delivery, now.delivery),
    ...renamed(texts.branch, before.branch, now.branch),
    ...renamed(orderForm.payment, before.payment, now.payment),
    ...(isOwnChoice ? [] : different(orderForm.total, formatMoney(before.total), formatMoney(now.total))),
  ];
}

export function changesOfLines(
  before: Pick<AgreedOrder, "lines" | "rest">,
  now: Pick<AgreedOrder, "lines">,
): readonly string[] {
  const own = new Map(now.lines.map((line) => [keyOf(line), line]));
  const changes = before.lines.flatMap((line) => {
    const after = own.get(keyOf(line));
    own.delete(keyOf(line));
    return after ? changesOfLine(line, after) : [texts.removed(line.name)];
  });
  const others = [...own.values()];
  if (before.rest === "") return [...changes, ...others.map(({ name }) => texts.added(name))];
  return before.rest === digestOfLines(others) ? changes : [...changes, texts.rest];
}

function changesOfLine(before: AgreedLine, now: AgreedLine): readonly string[] {
  const of = (what: string) => `${now.name}, ${what}`;
  return [
    ...different(of(texts.name), `„${before.name}“`, `„${now.name}“`),
    ...(isSameEvening(before, now) ? [] : [texts.other(now.name, eveningOf(before), eveningOf(now))]),
    ...different(of(texts.pieces), String(before.quantity), String(now.quantity)),
    ...different(of(texts.unitPrice), formatMoney(before.price), formatMoney(now.price)),
    ...(before.note === now.note ? [] : [texts.note(now.name)]),
  ];
}

function different(what: string, before: string, now: string): readonly string[] {
  return before === now ? [] : [texts.other(what, before, now)];
}

type Option = AgreedOrder["delivery"];

/** Another option is the visitor's own choice; the same option must not have changed. */
function renamed(what: string, before: Option, now: Option): readonly string[] {
  return before && now && !isOther(before, now) ? different(what, before[1], now[1]) : [];
}

function isOther(before: Option, now: Option): boolean {
  return String(before?.[0]) !== String(now?.[0]);
}

function keyOf({ product, variant }: AgreedLine): string {
  return JSON.stringify([String(product), variant === null ? null : String(variant)]);
}

function isSameEvening({ evening: before }: AgreedLine, { evening: now }: AgreedLine): boolean {
  if (!before || !now) return before === now;
  return Date.parse(before[0]) === Date.parse(now[0]) && before[1] === now[1];
}

function eveningOf({ evening }: AgreedLine): string {
  return evening ? eveningText({ startsAt: evening[0], venue: evening[1] }) : texts.nothing;
}
