import { maxDedicationLength } from "#app/domain/shop/gift-voucher.ts";
import { plural } from "#app/domain/plural.ts";
import { nbsp } from "#app/domain/typography.ts";

/** Gift vouchers: on the product page and in the cart. */
export const giftVoucher = {
  value: nbsp("Hodnota poukazu"),
  dedication: nbsp("Věnování na poukazu"),
  limit: nbsp(`Nejvýše ${maxDedicationLength} znaků.`),
  remaining: (characters: number) =>
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
  balance: nbsp("Kolik na poukazu zbývá?"),
  delivery: nbsp("Dorazí e-mailem jako PDF do 15 minut po zaplacení, bez poplatku za dopravu."),
} as const;
