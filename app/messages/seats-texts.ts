import { counted } from "#app/domain/plural.ts";
import { czech } from "#app/domain/typography.ts";

const seats = { one: "místo", few: "místa", other: "míst" };

/** Seats that visitors choose, on their plan and in the cart. */
export const seatsTexts = czech({
  choose: "Vybrat místa na plánku",
  change: "změnit místa",
  taken: (named: string) => `Tato místa už koupil někdo jiný: ${named}.`,
  failed: "Místa se nepodařilo uložit do košíku. Zkuste to prosím znovu.",
  changed: "Plán míst se mezitím změnil. Podívejte se prosím na nový a vyberte si znovu.",
  changedTo: "Místa v košíku jsme změnili.",
  tooMany: (most: number) => `Najednou prodáváme nejvýš ${counted(most, seats)}. Některé prosím zrušte.`,
  noHold:
    "Místa vám zajistí až odeslaná objednávka, do té doby je nedržíme. Když vás někdo předběhne, nabídneme vám nejbližší volná.",
});
