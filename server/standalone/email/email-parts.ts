import { html } from "hono/html";
import { marked, type MarkedToken, type Token } from "marked";
import type { Theatre } from "#standalone/domain/theatre/read-theatre.ts";
import type { Expanded } from "./template.ts";

/** How one part of an e-mail (text or HTML) writes the template's Markdown. */
interface Pen<Part> {
  join(parts: readonly Part[]): Part;
  words(text: string): Part;
  /** The sentence is a heading of the template, not of a value. */
  headingWords(text: string): string;
  strong(inner: Part): Part;
  /** A link alone in bold is the e-mail's main step. */
  link(words: Part, address: string, isMain: boolean): Part;
  heading(inner: Part, isTitle: boolean): Part;
  paragraph(inner: Part): Part;
  list(items: readonly Part[]): Part;
  readonly blankLine: Part;
}

function draw<Part>({ markdown, texts }: Expanded, pen: Pen<Part>): Part {
  return blocks(tokensOf(markdown));

  function blocks(tokens: readonly Token[]): Part {
    return pen.join(tokens.map((token) => block(known(token))));
  }

  function block(token: MarkedToken): Part {
    if (token.type === "space") return pen.blankLine;
    if (token.type === "paragraph") return pen.paragraph(inline(token.tokens));
    if (token.type === "list") return pen.list(token.items.map(itemOf));
    if (token.type !== "heading") throw new Error(`E-mails support no ${token.type}: ${token.raw}`);
    const isTitle = token.depth === 1;
    return pen.heading(inline(token.tokens, isTitle ? same : pen.headingWords), isTitle);
  }

  function itemOf({ tokens }: { readonly tokens: readonly Token[] }): Part {
    return inline(tokens.flatMap((token) => ("tokens" in token ? (token.tokens ?? []) : [])));
  }

  function inline(tokens: readonly Token[], change = same, isStrong = false): Part {
    return pen.join(tokens.map((token) => run(known(token), change, isStrong)));
  }

  function run(token: MarkedToken, change: (text: string) => string, isStrong: boolean): Part {
    if (token.type === "br") return pen.words("\n");
    if (token.type === "text" || token.type === "escape") return pen.words(fill(token.text, texts, change));
    if (token.type === "strong") return pen.strong(inline(token.tokens, change, true));
    if (token.type !== "link") throw new Error(`E-mails support no ${token.type}: ${token.raw}`);
    const words = inline(token.tokens, change);
    const address = fill(token.href, texts);
    return /^https?:\/\/\S+$/u.test(address) ? pen.link(words, address, isStrong) : words;
  }
}

/** A text with its values in their places. */
export function fill(text: string, texts: Expanded["texts"], change = same): string {
  const pieces = text.split(/\{\{(\d+)\}\}/u);
  return pieces.map((piece, index) => (index % 2 === 1 ? texts[Number(piece)] : change(piece))).join("");
}

function same(text: string): string {
  return text;
}

function tokensOf(markdown: string): readonly Token[] {
  return marked.lexer(markdown.trim(), { breaks: true });
}

/** Excludes tokens of Marked's extensions, because none is in use. */
function known(token: Token): MarkedToken {
  if (isMarkedToken(token)) return token;
  throw new Error(`E-mails support no ${token.type}.`);
}

function isMarkedToken(token: Token): token is MarkedToken {
  return /^(?:br|escape|heading|link|list|paragraph|space|strong|text)$/u.test(token.type);
}

/** The plain text: blank lines stay, headings are in capitals, titles are underlined. */
export function textPart(content: Expanded, signature: readonly string[]): string {
  const written = draw<string>(content, {
    join: (parts) => parts.join(""),
    words: same,
    headingWords: (text) => text.toLocaleUpperCase("cs"),
    strong: same,
    link: (words, address) => `${words}:\n${address}`,
    heading: (inner, isTitle) => `${inner}\n${isTitle ? `${"=".repeat(Math.max(3, inner.length))}\n` : ""}`,
    paragraph: (inner) => `${inner}\n`,
    list: (items) => items.map((item) => `– ${item.replaceAll("\n", "\n  ")}\n`).join(""),
    blankLine: "\n",
  });
  return `${[written.trim(), signature.join("\n")].filter(Boolean).join("\n\n")}\n`;
}

/** The demo theatre's red and paper, and the ink of all theatres. */
const house = { panel: "#c8102e", light: "#fbf8f1" } as const;
const ink = "#1b1717";
const line = "margin:0 0 16px";

interface Look {
  readonly subject: string;
  readonly theatre: Theatre;
  readonly signature: readonly string[];
}

type Markup = ReturnType<typeof html>;

/** The same as HTML under the theatre's name. It loads nothing, and mailboxes preview its first words, not the name. */
export function htmlPart(content: Expanded, { subject, theatre, signature }: Look): string {
  const { panel: colour, light: paper } = theatre.colours ?? house;
  const button = `display:inline-block;padding:12px 20px;background:${colour};color:${paper};text-decoration:none`;
  const title = `margin:8px 0;font-size:26px;line-height:1.25;color:${colour}`;
  const heading = `margin:32px 0 8px;font-size:18px;line-height:1.25;color:${colour}`;
  const foot = `margin:32px 0 0;padding:16px 0 0;border-top:1px solid ${colour};font-size:14px`;
  const body = draw<Markup>(content, {
    join: (parts) => html`${parts}`,
    words: linesOf,
    headingWords: same,
    strong: (inner) => html`<strong>${inner}</strong>`,
    link: (words, address, isMain) =>
      html`<a href="${address}" style="${isMain ? button : `color:${colour}`}">${words}</a>`,
    heading: (inner, isTitle) => html`<h2 style="${isTitle ? title : heading}">${inner}</h2>`,
    paragraph: (inner) => html`<p style="${line}">${inner}</p>`,
    list: (items) =>
      html`<ul style="${line};padding:0 0 0 24px">
        ${items.map(rowOf)}
      </ul>`,
    blankLine: html``,
  });
  const first = textPart(content, [])
    .replace(/\n=+\n/u, ", ")
    .slice(0, 200);
  return String(
    html`<!doctype html>
      <html lang="cs">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${subject}</title>
        </head>
        <body style="margin:0;padding:0;background:${paper};color:${ink}">
          <div style="display:none;max-height:0;overflow:hidden">${first}</div>
          <div
            style="font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;overflow-wrap:anywhere;word-break:break-word"
          >
            <div role="banner" style="padding:20px 16px;background:${colour};color:${paper}">
              <div style="max-width:592px;margin:0 auto;font-size:20px;font-weight:bold">${theatre.name}</div>
            </div>
            <div style="max-width:592px;margin:0 auto;padding:24px 16px">
              ${body}
              ${signature.length > 0 ? html`<p style="${foot}">${linesOf(signature.join("\n"))}</p>` : ""}
            </div>
          </div>
        </body>
      </html> `,
  );
}

function rowOf(inner: Markup): Markup {
  return html`<li style="margin:0 0 4px">${inner}</li>`;
}

function linesOf(text: string): Markup {
  return html`${text.split("\n").map((part, index) => html`${index > 0 ? html`<br />` : ""}${part}`)}`;
}
