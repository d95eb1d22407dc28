import { maxDedicationLength } from "#app/domain/shop/gift-voucher.ts";
import { plural } from "#app/domain/plural.ts";
import { czech } from "#app/domain/typography.ts";

/** Gift vouchers: on the product page and in the cart. */
export const giftVoucher = czech({
  value: "Hodnota poukazu",
  dedication: "Věnování na poukazu",
  limit: `Nejvýše ${maxDedicationLength} znaků.`,
  remaining: (characters: number) =>
    plural(characters, {
      one: `Zbývá ${characters} znak.`,
      few: `Zbývají ${characters} znaky.`,
      other: `Zbývá ${characters} znaků.`,
    }),
  oneEach:
    "V jednom košíku má každá hodnota poukazu jedno věnování. Stejnou hodnotu s jiným věnováním objednejte zvlášť.",
  balance: "Kolik na poukazu zbývá?",
  delivery: "Dorazí e-mailem jako PDF do 15 minut po zaplacení, bez poplatku za dopravu.",
});
