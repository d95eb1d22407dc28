import { formatShortDate } from "#app/domain/dates.ts";
import { formatMoney } from "#app/domain/shop/money.ts";
import { nbsp } from "#app/domain/typography.ts";

/** `/poukaz`: the balance of a gift voucher. Amounts in gross CZK, the currency of vouchers. */
export const voucherBalance = {
  title: nbsp("Zůstatek dárkového poukazu"),
  description: nbsp("Zjistěte, kolik na dárkovém poukazu zbývá a do kdy platí. Stačí opsat jeho kód."),
  intro: nbsp("Opište kód z poukazu. Ukážeme vám, kolik na něm zbývá a do kdy platí."),
  label: nbsp("Kód poukazu"),
  submit: nbsp("Zjistit zůstatek"),
  remaining: (balance: number) => nbsp(`Na poukazu zbývá ${formatMoney(balance)}`),
  of: (code: string, value: number) => nbsp(`Poukaz ${code} v původní hodnotě ${formatMoney(value)}.`),
  validUntil: (end: string) => nbsp(`Platí do ${lastDayOf(end)}.`),
  where: nbsp(
    "Uplatníte ho v pokladně divadla při nákupu vstupenek, nebo kódem v košíku e-shopu. Platit můžete po částech: co zbude, zůstává na kódu.",
  ),
  shop: nbsp("Přejít do e-shopu"),
  unknown: nbsp(
    "Takový dárkový poukaz neznáme. Zkontrolujte prosím, zda jste kód opsali správně. Slevové kódy zůstatek nemají.",
  ),
  spent: nbsp("Tento poukaz je vyčerpaný, nic na něm nezbývá."),
  expired: (end: string | null) =>
    nbsp(
      `Platnost tohoto poukazu skončila${end === null ? "" : ` ${lastDayOf(end)}`}, uplatnit už ho nelze.`,
    ),
  failed: nbsp("Zůstatek teď nejde zjistit. Zkuste to prosím za chvíli znovu."),
  asideTitle: nbsp("Kde kód najdete"),
  onVoucher: nbsp("Na vytištěném poukazu pod čárkovanou linkou a v e-mailu, kterým poukaz přišel."),
  atBoxOffice: nbsp("Zůstatek vám řekneme i v pokladně divadla. Stačí kód ukázat na papíře nebo v telefonu."),
  secret: nbsp("Kdo kód zná, ten ho může uplatnit. Chraňte ho prosím jako peníze."),
} as const;

/** @param end instant at which the last day ends */
function lastDayOf(end: string): string {
  return formatShortDate(new Date(Date.parse(end) - 1));
}
