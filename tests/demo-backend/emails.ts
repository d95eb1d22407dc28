import type { OutboxMessage } from "#server/demo-backend/email/deliver.ts";

interface Attached {
  readonly name: string;
  readonly bytes: Buffer;
}

/** The attachments of an e-mail as sent to the mail server, in their order. */
export function attachmentsOf({ raw }: OutboxMessage): Attached[] {
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1];
  if (boundary === undefined) return [];
  return raw.split(`--${boundary}`).flatMap((part) => {
    const [head = "", body = ""] = part.split(/\r\n\r\n([\s\S]*)/);
    const name = /Content-Disposition: attachment;\s*filename="?([^"\r\n]+)"?/i.exec(head)?.[1];
    return name === undefined ? [] : [{ name, bytes: Buffer.from(body, "base64") }];
  });
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
