import { formatShortDate } from "#app/domain/dates.ts";
import { formatMoney } from "#app/domain/shop/money.ts";
import { czech } from "#app/domain/typography.ts";

/** `/poukaz`: the balance of a gift voucher. Amounts in gross CZK, the currency of vouchers. */
export const voucherBalance = czech({
  title: "Zůstatek dárkového poukazu",
  description: "Zjistěte, kolik na dárkovém poukazu zbývá a do kdy platí. Stačí opsat jeho kód.",
  intro: "Opište kód z poukazu. Ukážeme vám, kolik na něm zbývá a do kdy platí.",
  label: "Kód poukazu",
  submit: "Zjistit zůstatek",
  remaining: (balance: number) => `Na poukazu zbývá ${formatMoney(balance)}`,
  of: (code: string, value: number) => `Poukaz ${code} v původní hodnotě ${formatMoney(value)}.`,
  validUntil: (end: string) => `Platí do ${lastDayOf(end)}.`,
  where:
    "Uplatníte ho v pokladně divadla při nákupu vstupenek, nebo kódem v košíku e-shopu. Platit můžete po částech: co zbude, zůstává na kódu.",
  shop: "Přejít do e-shopu",
  unknown:
    "Takový dárkový poukaz neznáme. Zkontrolujte prosím, zda jste kód opsali správně. Slevové kódy zůstatek nemají.",
  spent: "Tento poukaz je vyčerpaný, nic na něm nezbývá.",
  expired: (end: string | null) =>
    `Platnost tohoto poukazu skončila${end === null ? "" : ` ${lastDayOf(end)}`}, uplatnit už ho nelze.`,
  failed: "Zůstatek teď nejde zjistit. Zkuste to prosím za chvíli znovu.",
  asideTitle: "Kde kód najdete",
  onVoucher: "Na vytištěném poukazu pod čárkovanou linkou a v e-mailu, kterým poukaz přišel.",
  atBoxOffice: "Zůstatek vám řekneme i v pokladně divadla. Stačí kód ukázat na papíře nebo v telefonu.",
  secret: "Kdo kód zná, ten ho může uplatnit. Chraňte ho prosím jako peníze.",
});

/** @param end instant at which the last day ends */
function lastDayOf(end: string): string {
  return formatShortDate(new Date(Date.parse(end) - 1));
}
