import { plural } from "#app/domain/plural.ts";
import type { CartVoucher } from "#app/domain/shop/cart.ts";
import type { Currency } from "#app/domain/shop/currency.ts";
import { formatMoney } from "#app/domain/shop/money.ts";
import { czech } from "#app/domain/typography.ts";

export const cartTexts = czech({
  emptyTitle: "Váš košík je prázdný",
  unreachableTitle: "Košík teď nejde načíst",
  unreachableText: "Co v něm máte, zůstává. Zkuste prosím za chvíli stránku obnovit.",
  dropdownMore: (more: number) =>
    `V košíku máte ještě ${more} ${plural(more, { one: "další položku", few: "další položky", other: "dalších položek" })}.`,
  seats: (seats: string) => `Teď pro vás: ${seats}`,
  seatsTaken: "Vaše místa už koupil někdo jiný",
  chosenSeats: (seats: string) => `Vaše místa: ${seats}`,
  unreadLine: "Položku se nepodařilo načíst.",
  unreadPrice: "Cenu téhle položky se nepodařilo načíst.",
  unreadName: "nenačtenou položku",
  unreadVoucher: "Kód se nepodařilo načíst.",
  unknownTotalText:
    "Něco z košíku se nepodařilo načíst, proto objednávku zatím nemůžeme přijmout. Odeberte prosím, co nemá cenu, nebo zkuste za chvíli stránku obnovit.",
  pieces: (quantity: number) => `${quantity}\u00a0ks`,
  lineTotal: "Celkem",
  perPiece: "za kus",
  perTicket: "za vstupenku",
  remove: "Odebrat",
  removeNamed: (name: string) => `Odebrat ${name} z košíku`,
});

/** Notices after a change of the cart. */
export const cartNotices = czech({
  added: (name: string) => `${name} jsme přidali do košíku.`,
  updated: (quantity: number) => `Počet kusů jsme změnili na ${quantity}.`,
  removed: (name: string) => `${name} jsme odebrali z košíku.`,
  restored: (name: string) => `${name} jsme vrátili do košíku.`,
  limited: (remaining: number) => `Skladem máme jen ${remaining} ks, počet jsme upravili.`,
  soldOut: (name: string) => `${name} už nemáme skladem, do košíku jsme nic nepřidali.`,
  noteSaved: "Poznámku jsme uložili.",
  noteLost: "Poznámku se ale nepodařilo uložit.",
  cleared: "Košík jsme vyprázdnili.",
  merged: "Položky, které jste měli v košíku před přihlášením, najdete v něm i teď.",
});

/** The cart failures of §8, which does not define their texts, and related ones. */
export const cartFailures = czech({
  load: "Košík se nepodařilo načíst. Zkuste prosím stránku obnovit.",
  create: "Košík se nepodařilo založit. Zkuste to prosím za chvíli znovu.",
  add: "Položku se nepodařilo přidat do košíku. Zkuste to prosím znovu.",
  update: "Počet kusů se nepodařilo změnit.",
  note: "Poznámku se nepodařilo uložit.",
  otherNote: (note: string) =>
    `Nic jsme nezměnili: u této položky už v košíku máte „${note}“. Položka má jen jeden text; nahradit ho můžete v košíku.`,
  removeVoucher: "Poukaz se nepodařilo z košíku odebrat.",
  clear: "Košík se nepodařilo vyprázdnit.",
  missing: "Toto zboží už v nabídce nemáme.",
  eveningOver: "Vstupenky na toto představení už neprodáváme.",
  tooMany: "Víc vstupenek na toto představení v jedné objednávce koupit nejde.",
  variantNeeded: "Vyberte prosím nejdřív variantu zboží.",
  /** The site sent the change, but its result is unknown. */
  uncertain: "Nevíme jistě, zda se změna uložila. Podívejte se prosím, co v košíku máte.",
});

/** A notice has to fit into a cookie. */
const mostNames = 3;
const longestName = 80;

interface AdjustedLine {
  readonly name: string;
  readonly quantity: number;
  readonly why: "stock" | "limit";
}

/** The notice about the guest's cart after signing in; an empty text if that cart was empty. */
export const mergeNotice = czech(
  (
    merge: {
      readonly isWhole: boolean;
      readonly adjusted: readonly AdjustedLine[];
      readonly replaced: readonly {
        readonly name: string;
        readonly before: string;
        readonly after: string;
      }[];
      /** Codes that the upstream refused for the customer's cart. */
      readonly vouchers: readonly string[];
    } | null,
  ): { readonly kind: "success" | "info" | "danger"; readonly text: string } => {
    if (merge === null) return { kind: "success", text: "" };
    const limited = (["stock", "limit"] as const).flatMap((why) => {
      const lines = merge.adjusted.filter((line) => line.why === why);
      return lines.length > 0 ? [tooFew(lines, why)] : [];
    });
    const notes = merge.replaced.slice(0, 1).map(replacedNote);
    const sentences = [...limited, ...notes];
    if (!merge.isWhole) {
      const remaining = merge.vouchers.slice(0, mostNames).map(droppedVoucher);
      return { kind: "danger", text: [notMoved, ...remaining, ...sentences].join(" ") };
    }
    return {
      kind: sentences.length > 0 ? "info" : "success",
      text: [cartNotices.merged, ...sentences].join(" "),
    };
  },
);

function replacedNote({ name, before, after }: Record<"name" | "before" | "after", string>): string {
  const [line, old, newer] = [name, before, after].map((text) => text.slice(0, longestName));
  return `${line} má v košíku jen jeden text: „${old}“ jsme nahradili novějším „${newer}“.`;
}

const notMoved =
  "Košík, který jste měli před přihlášením, se nepodařilo celý přenést. Co zbylo, v něm zůstává: po odhlášení to tu najdete a při příštím přihlášení to zkusíme znovu.";

function droppedVoucher(code: string): string {
  return `Kód ${code.slice(0, longestName)} se v tomto košíku nepodařilo uplatnit.`;
}

function tooFew(lines: readonly AdjustedLine[], why: AdjustedLine["why"]): string {
  const named = lines
    .slice(0, mostNames)
    .map(({ name, quantity }) => `${name.slice(0, longestName)} (${quantity}\u00a0ks)`);
  const rest = lines.length > mostNames ? " a další" : "";
  return `${reasons[why]}: ${named.join(", ")}${rest}.`;
}

const reasons = {
  stock: "Tolik kusů skladem nemáme, počet jsme upravili",
  limit: "Víc vstupenek na jedno představení v jedné objednávce koupit nejde, počet jsme upravili",
} as const;

export const voucherTexts = czech({
  /** Without its kind, which is unknown for an unreadable voucher. */
  remove: (code: string, kind?: CartVoucher["kind"]) =>
    `Odebrat ${kind === "gift" ? "poukaz" : kind === "discount" ? "slevový kód" : "kód"} ${code}`,
  /** `why`: a whole sentence. */
  dropped: (code: string, why: string) => `Kód ${code} se teď nezapočítá. ${why}`,
});

/** The upstream's refusal of a voucher. */
export interface VoucherRefusal {
  /** The codes of the response, "404" first for that status; the first known one decides. */
  readonly codes: readonly string[];
  /** A count or a gross amount in CZK. */
  readonly value?: unknown;
}

const notExists = czech("Takový poukaz neexistuje. Zkontrolujte prosím, zda jste kód opsali správně.");
/** `service_type` for a cart with a gift voucher in it: the code exists, but cannot buy a voucher. */
export const voucherBuysNoVoucher = czech(
  "Dokud máte v košíku dárkový poukaz, nelze v něm uplatnit žádný kód. Dárkový poukaz prosím objednejte zvlášť.",
);
const alreadyInCart = czech("Tento poukaz už v košíku máte.");
const notAvailable = czech("Tento poukaz teď není možné uplatnit.");

type Explain = (value: number | null, currency: Currency | null) => string;

/** §8, voucher add errors. */
const byReason = new Map<string, Explain>([
  ["404", () => notExists],
  ["not_exists", () => notExists],
  ["service_type", () => notExists],
  [
    "quantity_per_user_limit",
    (value) =>
      value === null
        ? "Tento poukaz už jste využili v nejvyšším možném počtu."
        : `Tento poukaz nelze použít více než ${value}×.`,
  ],
  ["voucher_is_already_added", () => alreadyInCart],
  ["user_check", () => alreadyInCart],
  ["quantity", () => notAvailable],
  ["active_from", () => notAvailable],
  ["active_to", () => notAvailable],
  [
    "minimal_price",
    (value, currency) =>
      value === null
        ? "Poukaz lze uplatnit až od vyšší hodnoty košíku."
        : `Poukaz lze uplatnit při nákupu alespoň za ${formatMoney(value, currency)}.`,
  ],
]);

/** Why a voucher that is in the cart does not count. */
export function voucherDoesNotCount(
  { codes, value }: VoucherRefusal,
  currency: Currency | null = null,
): string {
  // The code exists, so the reason is the content of the cart.
  if (codes.includes("service_type")) return voucherBuysNoVoucher;
  const message = voucherRefused({ codes, value }, currency);
  return message === voucherFailed ? notAvailable : message;
}

/** The Czech message for a refused voucher; a generic one for an unknown reason or a failed call. */
export const voucherRefused = czech(
  ({ codes, value }: VoucherRefusal, currency: Currency | null = null): string => {
    const explain = codes.map((code) => byReason.get(code)).find((known) => known !== undefined);
    return explain ? explain(numberOf(value), currency) : voucherFailed;
  },
);

export const voucherFailed = czech("Poukaz se nepodařilo uplatnit. Zkuste to prosím znovu.");

/** The site sent the code, but the result is unknown. */
export const voucherUncertain = czech(
  "Nevíme jistě, zda se poukaz uplatnil. Podívejte se prosím, zda ho v košíku máte.",
);

function numberOf(value: unknown): number | null {
  if (typeof value !== "number" && (typeof value !== "string" || value.trim() === "")) return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}
