import { optionalCategories, type ConsentChoice } from "#app/domain/consent.ts";
import { formatDateTime } from "#app/domain/dates.ts";
import { nbsp } from "#app/domain/typography.ts";
import { categoryTexts } from "./consent-settings.ts";

interface Proof extends ConsentChoice {
  readonly number: string;
  /** ISO instant. */
  readonly at: string;
  readonly version: number;
}

/** „Vaše volba: jen technické, z 23. 11. 2026 19:40, číslo …, znění 2.“, with what the number is good for. */
export function provenChoice(proof: Proof): string {
  const agreed = optionalCategories.filter((category) => proof[category]);
  const names = agreed.map((category) => categoryTexts[category].title.toLowerCase());
  const choice = names.length === 0 ? "jen technické" : ["technické", ...names].join(", ");
  return nbsp(
    `Vaše volba: ${choice} – z ${formatDateTime(proof.at)}, číslo ${proof.number}, znění ${proof.version}. ` +
      "Pod tím číslem ji máme zaznamenanou; uveďte ho, kdybyste se na ni ptali.",
  );
}
