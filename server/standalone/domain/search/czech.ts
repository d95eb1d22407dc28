/** The words of a text or of HTML in small letters, as spelled and in their order. Initials are one word: R. U. R. */
export function wordsOf(text: string): readonly string[] {
  const plain = text
    .replace(/<[^<>]*>|&#?[A-Za-z0-9]+;/g, " ")
    .normalize("NFC")
    .toLowerCase()
    .replace(/(?<![\p{L}\p{N}])(\p{L})\.[ \u00a0]*(?=\p{L}(?![\p{L}\p{N}]))/gu, "$1");
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "" && word.length <= longestWord);
}

/** Nobody types a longer word; a longer one is a file's name or an attack. */
const longestWord = 40;

/** Without diacritics. */
export function fold(word: string): string {
  return word
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[łøđæœß]/g, (letter) => inTwo[letter] ?? letter);
}

/** Letters that Unicode does not decompose into a letter and a mark. */
const inTwo: Readonly<Record<string, string>> = { ł: "l", ø: "o", đ: "d", æ: "ae", œ: "oe", ß: "ss" };

/**
 * The stem that the forms of a folded word share: lístků, lístek and lístečky are listk, brouci and broučci brouk. The
 * stemmer is light on purpose: forms must meet, but the stem's shape does not matter. It knows endings and no words;
 * forms that it does not bring together need a synonym.
 */
export function stemOf(word: string): string {
  if (/[^a-z]/.test(word)) return word;
  const stem = word
    .replace(
      /(?<=...)(?:ov[ei]|ech|ich|eho|emi|emu|iho|imi|imu|[ay]ch|ymi|ama|ami|[eiuay]m|mi|ou|[aeiouy])$/,
      "",
    )
    // Whose: Čapkův, Čapkova.
    .replace(/(?<=....)[ou]v$/, "")
    // broučci and brouček, knize and kniha
    .replace(/(?<=..)c$/, "k")
    .replace(/(?<=...)z$/, "h")
    // triček and tričko
    .replace(/(?<=...)e(?=.$)/, "");
  // The old spelling and a frequent mistake: one letter for two, i for y.
  const even = [...stem].filter((letter, at) => letter !== stem[at - 1]).join("");
  return withoutDiminutive(even.replaceAll("y", "i").replaceAll("w", "v"));
}

/** taštička and taška, lísteček and lístek, divadélko and divadlo, mikinka and mikina, knížka and kniha */
function withoutDiminutive(stem: string): string {
  if (stem.length < 5) return stem;
  return stem
    .replace(/stick$/, "sk")
    .replace(/(?<=...)[ei]ck$/, "k")
    .replace(/ck$/, "k")
    .replace(/(?<=...)[ei]k$/, "k")
    .replace(/elk$/, "l")
    .replace(/ink$/, "in")
    .replace(/(?<=.)izk$/, "ih");
}
