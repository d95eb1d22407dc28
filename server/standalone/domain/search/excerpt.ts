const longest = 180;
const before = 50;

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: "\u00a0" };

/** Plain text of a page around the first searched word, else its beginning. */
export function excerptOf(html: string, spellings: readonly string[]): string {
  const text = html
    // Inline tags do not separate words, all others do.
    .replace(/<\/?(?:a|abbr|b|em|i|small|span|strong|sub|sup|time)\b[^<>]*>/g, "")
    .replace(/<[^<>]*>/g, " ")
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_whole, name: string) => entities[name] ?? " ")
    .replace(/[ \t\r\n]+/g, " ")
    .trim();
  const small = text.toLowerCase();
  const places = spellings.map((word) => small.indexOf(word)).filter((place) => place >= 0);
  const first = places.length > 0 ? Math.min(...places) : 0;
  const from = first <= before ? 0 : text.indexOf(" ", first - before) + 1;
  const rest = text.slice(from);
  const shown = rest.length <= longest ? rest : `${rest.slice(0, rest.lastIndexOf(" ", longest))}…`;
  return from > 0 ? `…${shown}` : shown;
}
