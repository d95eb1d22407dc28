import { html } from "hono/html";
import { isOwnLink } from "#standalone/domain/customers/own-links.ts";
import type { OwnTheatre } from "#standalone/domain/theatre/own-theatre.ts";

/** The demo theatre's red and paper, and the ink of all theatres. */
const house = { panel: "#c8102e", light: "#fbf8f1" } as const;
const ink = "#1b1717";

/** The function of withdrawal has to be named by these words (§ 1830a OZ), so they are its link, not its address. */
export const withdrawalLink = "Odstoupit od smlouvy";

interface Look {
  readonly subject: string;
  readonly own: OwnTheatre | null;
  /** Only addresses of this site become links; see `isOwnLink`. */
  readonly publicOrigin: string | null;
}

/**
 * The HTML of an e-mail, made of its text: both say the same words. Paragraphs stand between blank lines; `– ` begins a
 * list item, and a first line of capitals, or one that is underlined by a ruler, is a heading. Nothing is loaded, and
 * no value becomes markup.
 */
export function htmlPart(text: string, { subject, own, publicOrigin }: Look): string {
  const { panel: colour, light: paper } = own?.colours ?? house;
  const blocks = text
    .trim()
    .split(/\n{2,}/u)
    .map((block) => drawBlock(block.split("\n")));
  return String(
    html`<!doctype html>
      <html lang="cs">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${subject}</title>
        </head>
        <body style="margin:0;padding:0;background:${paper};color:${ink}">
          <div
            style="max-width:37em;margin:0 auto;padding:24px 16px;border-top:8px solid ${colour};font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;overflow-wrap:anywhere;word-break:break-word"
          >
            ${blocks}
          </div>
        </body>
      </html> `,
  );

  function drawBlock(lines: readonly string[]): Markup {
    const [first = "", ...rest] = lines.filter((line) => !isRuler(line));
    const [address = ""] = rest;
    if (first === `${withdrawalLink}:` && isOwnLink(address, publicOrigin))
      return html`<p style="margin:0 0 16px">${linkTo(address, withdrawalLink)}</p> `;
    if (!isHeading(first, lines)) return drawLines([first, ...rest]);
    return html`<h2 style="margin:32px 0 8px;font-size:18px;line-height:1.3;color:${colour}">${first}</h2>
      ${rest.length > 0 ? drawLines(rest) : ""}`;
  }

  function drawLines(lines: readonly string[]): Markup {
    return html`${groupsOf(lines).map(({ isList, lines: group }) =>
      isList
        ? html`<ul style="margin:0 0 16px;padding:0 0 0 24px">
            ${group.map((line) => html`<li>${words(line.replace(/^– /u, ""))}</li>`)}
          </ul> `
        : html`<p style="margin:0 0 16px">
            ${group.map((line, index) => html`${index > 0 ? html`<br /> ` : ""}${words(line)}`)}
          </p> `,
    )}`;
  }

  /** A line with its addresses as links, whose text is the address itself. */
  function words(line: string) {
    return line.split(/(https?:\/\/[^\s<>"]+)/u).map((part, index) => {
      const url = index % 2 === 1 ? withoutMarks(part) : "";
      if (url === "" || !isOwnLink(url, publicOrigin)) return part;
      return html`${linkTo(url, url)}${part.slice(url.length)}`;
    });
  }

  function linkTo(url: string, label: string): Markup {
    return html`<a href="${url}" style="color:${colour}">${label}</a>`;
  }
}

type Markup = ReturnType<typeof html>;

/** An address without the marks of the sentence that it ends. */
function withoutMarks(address: string): string {
  let end = address.length;
  while (end > 0 && ".,;:!?)".includes(address.charAt(end - 1))) end -= 1;
  return address.slice(0, end);
}

function isRuler(line: string): boolean {
  return /^={3,}$/u.test(line);
}

/** A line of capitals above others, or between rulers; or one with a ruler under it. */
function isHeading(first: string, lines: readonly string[]): boolean {
  if (lines[0] === first && isRuler(lines[1] ?? "")) return true;
  const isCapital = /\p{Lu}{3}/u.test(first) && !/\p{Ll}/u.test(first);
  return isCapital && (lines.length > 1 || isRuler(lines[0] ?? ""));
}

function groupsOf(lines: readonly string[]) {
  const groups: { isList: boolean; lines: string[] }[] = [];
  for (const line of lines) {
    const isList = line.startsWith("– ");
    const last = groups.at(-1);
    if (last?.isList === isList) last.lines.push(line);
    else groups.push({ isList, lines: [line] });
  }
  return groups;
}
