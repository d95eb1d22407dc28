import { plural } from "#app/domain/plural.ts";
import { czech } from "#app/domain/typography.ts";

/** In characters. */
export const minPasswordLength = 12;

/** Passwords: a new one, a forgotten one. */
export const passwordTexts = czech({
  password: "Heslo",
  newPassword: "Nové heslo",
  again: "Heslo znovu",
  show: "Zobrazit napsané",
  hint: `Alespoň ${minPasswordLength} znaků. Čím delší, tím lepší: stačí i několik obyčejných slov.`,
  guessable:
    "Takové heslo se dá snadno uhodnout. Zvolte prosím jiné, třeba několik slov, která k sobě nepatří.",
});

/** From this length on a password of ordinary words is strong, in characters. */
const strongLength = 16;

/** The hint beside a new password of so many characters. Length matters most (NIST SP 800-63B, appendix A). */
export const passwordStrength = czech((length: number): string => {
  if (length === 0) return passwordTexts.hint;
  const missing = minPasswordLength - length;
  if (missing > 0)
    return `Slabé heslo: ještě ${missing} ${plural(missing, { one: "znak", few: "znaky", other: "znaků" })}.`;
  return length < strongLength ? "Dobré heslo. Delší by bylo ještě lepší." : "Silné heslo.";
});
