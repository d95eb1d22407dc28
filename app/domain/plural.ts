/** Czech forms of a counted noun: 1 kus · 2–4 kusy · 1,5 kusu · 0 and 5+ kusů. */
export interface Forms {
  readonly one: string;
  readonly few: string;
  /** For decimals; omitted for nouns that are counted only in whole numbers. */
  readonly many?: string;
  readonly other: string;
}

const rules = new Intl.PluralRules("cs");

/** The form for `n`, without the number. */
export function plural(n: number, forms: Forms): string {
  const rule = rules.select(Math.abs(n));
  if (rule === "one" || rule === "few") return forms[rule];
  return rule === "many" ? (forms.many ?? forms.other) : forms.other;
}

/** Of a counted noun: „poslední 2 kusy“, „posledních 5 kusů“. */
export const lastForms: Forms = { one: "poslední", few: "poslední", other: "posledních" };

/** The number and its noun, joined by a no-break space: `3 položky`. */
export function counted(n: number, forms: Forms): string {
  return `${String(n).replace(".", ",")}\u00a0${plural(n, forms)}`;
}
