import { Parser } from "htmlparser2";
import { shopEmail } from "../../../tests/support/demo-theatre.ts";
import type { OutboxMessage } from "#standalone/email/deliver.ts";

interface Attached {
  readonly name: string;
  readonly bytes: Buffer;
}

/** The attachments of an e-mail as sent to the mail server, in their order. */
export function attachmentsOf({ raw }: Pick<OutboxMessage, "raw">): Attached[] {
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1];
  if (boundary === undefined) return [];
  return raw.split(`--${boundary}`).flatMap((part) => {
    const [head = "", body = ""] = part.split(/\r\n\r\n([\s\S]*)/);
    const name = /Content-Disposition: attachment;\s*filename="?([^"\r\n]+)"?/i.exec(head)?.[1];
    return name === undefined ? [] : [{ name, bytes: Buffer.from(body, "base64") }];
  });
}

/** Without the notices to the theatre itself about each order. */
export function toCustomers<Message extends { readonly to: string }>(
  messages: readonly Message[],
): Message[] {
  return messages.filter(({ to }) => to !== shopEmail);
}

/** The plain text and the HTML of an e-mail, as sent to the mail server. */
export function partsOf({ raw }: Pick<OutboxMessage, "raw">): {
  readonly text: string;
  readonly html: string;
} {
  return { text: partOf(raw, "text/plain"), html: partOf(raw, "text/html") };
}

function partOf(raw: string, type: string): string {
  const start = raw.indexOf(`Content-Type: ${type}`);
  const [head = "", body = ""] = raw.slice(start).split(/\r\n\r\n([\s\S]*)/u);
  const encoded = body.split(/\r\n--/u)[0] ?? "";
  if (/base64/iu.test(head)) return Buffer.from(encoded, "base64").toString("utf8");
  if (!/quoted-printable/iu.test(head)) return encoded;
  const bytes = encoded
    .replaceAll("=\r\n", "")
    .replace(/=([\dA-F]{2})/gu, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}

const harmless = /^(?:html|head|meta|title|body|div|h2|p|br|ul|li|a|strong)$/u;
/** The target of the link in the e-mail about a rejected complaint. */
const inspection = /^https:\/\/coi\.gov\.cz\//u;
/** The URLs of the pages of the demo data's orders. */
const demo = /^https:\/\/divadlo\.example\/shrnuti\//u;

/**
 * The mistakes of an e-mail's HTML: words that the text lacks, unknown markup, pictures, links elsewhere or without
 * words. Only the text has capitals in headings and marks of lists.
 */
export function oddHtml({ text, html }: { readonly text: string; readonly html: string }): string[] {
  const email = html.slice(html.indexOf('<div role="banner"')).replace(/^.*?<\/div>\s*<\/div>/su, "");
  const withAddresses = email.replace(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/gsu, "$2: $1");
  const sentence = bare(wordsOf(withAddresses));
  const written = bare(text);
  const tags = [...html.matchAll(/<\/?([a-z0-9]+)([^>]*)>/gu)];
  const links = [...html.matchAll(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/gsu)];
  return [
    ...(sentence === written ? [] : [`says ${sentence}`, `not ${written}`]),
    ...(/^<!doctype html>\s+<html lang="cs">/u.test(html) ? [] : ["no Czech document"]),
    ...tags.filter(([, name = ""]) => !harmless.test(name)).map(([tag]) => tag),
    ...tags.filter(([, , rest = ""]) => /\b(?:src|on\w+)\s*=|url\(/u.test(rest)).map(([tag]) => tag),
    ...links
      .filter(
        ([, href = "", shown = ""]) =>
          !/\p{L}/u.test(shown) ||
          shown.includes("://") ||
          !(href.startsWith("http://localhost:") || inspection.test(href) || demo.test(href)),
      )
      .map(([link]) => link),
  ];
}

/** Without tags, and with the characters that entities stand for. */
function wordsOf(html: string): string {
  let words = "";
  new Parser({ ontext: (part) => (words += part) }).end(html);
  return words;
}

function bare(text: string): string {
  return text.replace(/\s|={3,}|–/gu, "").toLocaleLowerCase("cs");
}

/** Codes of gift vouchers in a text, each once. */
export function giftCodesIn(text: string): string[] {
  return [...new Set(text.match(/DAR(?:-[2-9A-HJKMNP-TV-Z]{4}){3}/g))];
}

/** The codes in the alternative texts of a gift voucher's QR codes, which assistive technology reads. */
export function giftCodesInAltText(pdf: Buffer): string[] {
  // A PDF stores Czech texts as two bytes a letter, of which the first one of a code's letters is zero.
  return giftCodesIn(pdf.toString("latin1").replaceAll("\0", ""));
}
