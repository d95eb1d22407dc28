interface Gift {
  readonly whom: "diváky" | "čtenáře" | "hostitele" | "děti" | "mlsné jazyky";
  readonly occasion: "Vánoce" | "narozeniny" | "návštěva divadla" | "jen tak";
  readonly made: "ručně" | "v malé sérii";
}

function gift(whom: Gift["whom"], occasion: Gift["occasion"], made: Gift["made"] = "v malé sérii"): Gift {
  return { whom, occasion, made };
}

/** Whom a product pleases, when, and how it is made; what is here is in the category of gifts, too. */
const gifts: ReadonlyMap<number, Gift> = new Map([
  [101, gift("diváky", "narozeniny")],
  [104, gift("diváky", "návštěva divadla")],
  [105, gift("hostitele", "narozeniny", "ručně")],
  [106, gift("diváky", "návštěva divadla")],
  [107, gift("diváky", "narozeniny", "ručně")],
  [108, gift("čtenáře", "Vánoce")],
  [109, gift("čtenáře", "jen tak")],
  [111, gift("čtenáře", "jen tak")],
  [112, gift("čtenáře", "Vánoce")],
  [114, gift("diváky", "Vánoce")],
  [115, gift("děti", "Vánoce")],
  [117, gift("mlsné jazyky", "návštěva divadla")],
  [118, gift("mlsné jazyky", "Vánoce", "ručně")],
  [119, gift("diváky", "Vánoce")],
  [120, gift("hostitele", "Vánoce", "ručně")],
  [121, gift("hostitele", "jen tak")],
  [122, gift("děti", "narozeniny", "ručně")],
  [123, gift("hostitele", "jen tak", "ručně")],
  [124, gift("mlsné jazyky", "jen tak")],
  [125, gift("mlsné jazyky", "Vánoce")],
  [127, gift("hostitele", "Vánoce", "ručně")],
  [128, gift("diváky", "narozeniny", "ručně")],
  [129, gift("čtenáře", "jen tak")],
  [130, gift("děti", "narozeniny", "ručně")],
  [131, gift("děti", "narozeniny")],
]);

/** Attributes that many products share, so that a list can be narrowed by them; none of what is no gift. */
export function attributesOfGift(id: number): readonly { readonly name: string; readonly value: string }[] {
  const attributes = gifts.get(id);
  if (!attributes) return [];
  return [
    { name: "Pro koho", value: attributes.whom },
    { name: "Příležitost", value: attributes.occasion },
    { name: "Výroba", value: attributes.made },
  ];
}
