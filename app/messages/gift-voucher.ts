import { maxDedicationLength } from "#app/domain/shop/gift-voucher.ts";
import { plural } from "#app/domain/plural.ts";
import { nbsp } from "#app/domain/typography.ts";

/** Gift vouchers: on the product page, in the cart and on the order page. */
export const giftVoucher = {
  value: nbsp("Hodnota poukazu"),
  dedication: nbsp("Věnování na poukazu"),
  add: nbsp("Připsat věnování"),
  limit: nbsp(`Nejvýše ${maxDedicationLength} znaků.`),
  left: (characters: number) =>
    nbsp(
      plural(characters, {
        one: `Zbývá ${characters} znak.`,
        few: `Zbývají ${characters} znaky.`,
        other: `Zbývá ${characters} znaků.`,
      }),
    ),
  oneEach: nbsp(
    "V jednom košíku má každá hodnota poukazu jedno věnování. Stejnou hodnotu s jiným věnováním objednejte zvlášť.",
  ),
  oneForAll: nbsp("Platí pro všechny kusy této položky."),
  delivery: nbsp("Dorazí e-mailem jako PDF do 15 minut po zaplacení, bez poplatku za dopravu."),
  byEmail: nbsp("PDF e-mailem do 15 minut po zaplacení"),
  afterPayment: (email: string) => nbsp(`Poukaz pošleme jako PDF na ${email} do 15 minut po zaplacení.`),
  leaving: (email: string) => nbsp(`Poukaz pošleme jako PDF na ${email}, obvykle do 15 minut.`),
  failed: (email: string) =>
    nbsp(`Poukaz se nám na ${email} nepodařilo poslat. Napište nám prosím nebo zavolejte, pošleme ho jinam.`),
  sent: (email: string) => nbsp(`Poukaz odeslán: PDF jsme poslali na ${email}.`),
} as const;
