/**
 * How much foreign text one answer may bring into the site, so that no answer holds up the visits beside it. What is
 * beyond is cut or left out, and the client says so in the log. A theatre is far below: in the demo 150 dates have
 * 41 000 characters, and the longest text of HTML, the terms of trade, has 6 000 with 94 tags.
 */
export const limits = {
  /** Characters of a name or a title: it is shown many times. */
  line: 500,
  /** Characters of any other plain text. */
  text: 10_000,
  /** Characters of all plain texts together. */
  texts: 600_000,
  /** Characters of HTML, all texts together. */
  html: 200_000,
  /** Tags of HTML, all texts together: signs `<`, whatever they begin. */
  tags: 4_000,
  /** Items of one list. */
  items: 500,
  /** Dates of the programme, and people. */
  longList: 2_000,
};

/** What was over a limit. */
export interface Cut {
  /** Texts that lost their end, or all of themselves. */
  readonly texts: number;
  /** Characters that these lost. */
  readonly characters: number;
  /** Items that lists lost. */
  readonly items: number;
}

interface Measure {
  readonly room: { texts: number; html: number; tags: number };
  readonly cut: { -readonly [Each in keyof Cut]: Cut[Each] };
}

function openMeasure(): Measure {
  const { texts, html, tags } = limits;
  return { room: { texts, html, tags }, cut: { texts: 0, characters: 0, items: 0 } };
}

/** Of the answer that is parsed right now; parsing is synchronous. Outside of it each text has all the room. */
let ofAnswer: Measure | null = null;

/** Runs `parse` with the limits of one answer. `cut` is null where everything had room. */
export function measured<T>(parse: () => T): { readonly value: T; readonly cut: Cut | null } {
  const measure = openMeasure();
  ofAnswer = measure;
  try {
    const value = parse();
    return { value, cut: measure.cut.texts + measure.cut.items > 0 ? measure.cut : null };
  } finally {
    ofAnswer = null;
  }
}

/**
 * As much of a plain text as there is room for: whole, or cut at a word and with three dots, or nothing.
 * @param longest of this kind of text, in characters
 */
export function takeText(text: string, longest: number): string {
  const { room, cut } = ofAnswer ?? openMeasure();
  const most = Math.min(longest, room.texts);
  room.texts -= Math.min(text.length, most);
  return text.length <= most ? text : shortened(text, most, cut);
}

/** As much of an HTML text as there is room for, cut between words or tags. To be sanitised then, which closes it. */
export function takeHtml(html: string): string {
  const { room, cut } = ofAnswer ?? openMeasure();
  let most = Math.min(html.length, room.html);
  for (let sign = html.indexOf("<"); sign >= 0 && sign < most; sign = html.indexOf("<", sign + 1)) {
    if (room.tags === 0) most = sign;
    else room.tags -= 1;
  }
  room.html -= most;
  if (most === html.length) return html;
  const before = html.slice(0, most);
  const open = before.lastIndexOf("<");
  const isInTag = before.lastIndexOf(">") < open && /^<[a-z/!]/i.test(before.slice(open, open + 2));
  return shortened(html, isInTag ? open : most, cut);
}

/** The first `most` items of a list. */
export function takeItems<T>(items: readonly T[], most: number): readonly T[] {
  if (items.length <= most) return items;
  if (ofAnswer) ofAnswer.cut.items += items.length - most;
  return items.slice(0, most);
}

/** What is longer than any word is cut inside. */
const longestWord = 100;

function shortened(text: string, most: number, cut: Measure["cut"]): string {
  const from = Math.max(0, most - longestWord);
  const space = text.slice(from, most + 1).lastIndexOf(" ");
  const kept = text.slice(0, space > 0 ? from + space : most).replace(/[\ud800-\udbff]$/, "");
  cut.texts += 1;
  cut.characters += text.length - kept.length;
  return kept === "" ? "" : `${kept}…`;
}
