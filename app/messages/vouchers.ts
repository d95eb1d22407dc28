import type { CartVoucher } from "#app/domain/shop/cart.ts";
import type { Currency } from "#app/domain/shop/currency.ts";
import { formatMoney } from "#app/domain/shop/money.ts";
import { czech } from "#app/domain/typography.ts";

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

type Shown = Omit<Currency, "isDefault">;
type Explain = (value: number | null, currency: Shown | null) => string;

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
export function voucherDoesNotCount({ codes, value }: VoucherRefusal, currency: Shown | null = null): string {
  // The code exists, so the reason is the content of the cart.
  if (codes.includes("service_type")) return voucherBuysNoVoucher;
  const message = voucherRefused({ codes, value }, currency);
  return message === voucherFailed ? notAvailable : message;
}

/** The Czech message for a refused voucher; a generic one for an unknown reason or a failed call. */
export const voucherRefused = czech(
  ({ codes, value }: VoucherRefusal, currency: Shown | null = null): string => {
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
