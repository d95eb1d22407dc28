/**
 * Limits of untrusted text in one response, so that processing it does not block other requests. The parser truncates
 * or leaves out text beyond a limit, and the client logs it. A theatre stays far below the limits: in the demo 150
 * dates have 41 000 characters, and the longest HTML text, the terms of trade, has 6 000 with 94 tags.
 */
export const answerLimits = {
  /** Characters of a name or a title, which is shown in many places. */
  line: 500,
  /** Characters of any other plain text. */
  text: 10_000,
  /** Characters of all plain texts together. */
  texts: 600_000,
  /** Characters of HTML, all texts together. */
  html: 200_000,
  /** Tags of HTML, all texts together; counted as `<` characters, including those that begin no tag. */
  tags: 4_000,
  /** Items of one list. */
  items: 500,
  /** Items of a list of performances, people or branches. */
  longList: 2_000,
  /** Products of a whole catalogue. */
  catalogue: 10_000,
};

/** Counts of what exceeded the limits. */
export interface Cut {
  /** Texts truncated or left out. */
  readonly texts: number;
  /** Characters removed from these texts. */
  readonly characters: number;
  /** Items removed from lists. */
  readonly items: number;
}

interface Measure {
  readonly room: { texts: number; html: number; tags: number };
  readonly cut: { -readonly [Each in keyof Cut]: Cut[Each] };
}

function openMeasure(): Measure {
  const { texts, html, tags } = answerLimits;
  return { room: { texts, html, tags }, cut: { texts: 0, characters: 0, items: 0 } };
}

/**
 * The budget of the response that is being parsed; module state is safe because parsing is synchronous. Outside of
 * parsing, every text has the full limits.
 */
let currentBudget: Measure | null = null;

/** Runs `parse` with the limits of one response. `cut` is null if nothing exceeded them. */
export function withLimits<T>(parse: () => T): { readonly value: T; readonly cut: Cut | null } {
  const measure = openMeasure();
  currentBudget = measure;
  try {
    const value = parse();
    return { value, cut: measure.cut.texts + measure.cut.items > 0 ? measure.cut : null };
  } finally {
    currentBudget = null;
  }
}

/**
 * Returns as much of a plain text as the limits allow: all of it, or truncated between words with an ellipsis, or
 * nothing.
 * @param longest maximum length of this kind of text, in characters
 */
export function truncateText(input: string, longest: number): string {
  const text = wellFormed(input);
  const { room, cut } = currentBudget ?? openMeasure();
  const most = Math.min(longest, room.texts);
  room.texts -= Math.min(text.length, most);
  return text.length <= most ? text : shortened(text, most, cut);
}

/**
 * Returns as much of an HTML text as the limits allow, truncated between words or tags. It must be sanitized
 * afterwards, which also closes its open tags.
 */
export function truncateHtml(input: string): string {
  const html = wellFormed(input);
  const { room, cut } = currentBudget ?? openMeasure();
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

/** Characters that JSON can contain, but not an address (half of a character) or XML (control and non-characters). */
function wellFormed(text: string): string {
  return text.replace(/[\p{Cs}\0-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/gu, "\ufffd");
}

/** The first `most` items of a list. */
export function truncateItems<T>(items: readonly T[], most: number): readonly T[] {
  if (items.length <= most) return items;
  if (currentBudget) currentBudget.cut.items += items.length - most;
  return items.slice(0, most);
}

/** A cut falls inside a word if this many last characters have no space. */
const longestWord = 100;

function shortened(text: string, most: number, cut: Measure["cut"]): string {
  const from = Math.max(0, most - longestWord);
  const space = text.slice(from, most + 1).lastIndexOf(" ");
  const kept = text.slice(0, space > 0 ? from + space : most).replace(/[\ud800-\udbff]$/, "");
  cut.texts += 1;
  cut.characters += text.length - kept.length;
  return kept === "" ? "" : `${kept}…`;
}
