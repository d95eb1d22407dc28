import { readTheatre, type Office, type Theatre } from "#standalone/domain/theatre/own-theatre.ts";
import type { Email } from "./email.ts";

/** The `From` of an e-mail. */
export function senderOf(theatre: Theatre): string {
  return `"${theatre.name.replaceAll('"', "'")}" <${theatre.email}>`;
}

/** The last lines of an e-mail. */
export function signatureOf(theatre: Theatre): string {
  return [theatre.name, theatre.address, theatre.contact].filter(Boolean).join("\n");
}

/** A plain e-mail: what it begins with, a greeting, the parts as paragraphs, the signature. */
export async function textEmail(
  office: Office,
  to: string,
  write: (theatre: Theatre) => {
    readonly subject: string;
    readonly head?: readonly string[];
    readonly parts: readonly string[];
  },
): Promise<Email> {
  const theatre = await readTheatre(office);
  const { subject, head = [], parts } = write(theatre);
  return {
    from: senderOf(theatre),
    to,
    subject: `${subject} – ${theatre.name}`,
    text: `${[...head, "Dobrý den,", ...parts, signatureOf(theatre)].join("\n\n")}\n`,
  };
}

/** The address of a link with a secret, from its template. */
export function linkOf(template: string, token: string): string {
  return template.replace(/\{token\}|%7Btoken%7D/gi, encodeURIComponent(token));
}

/** An e-mail that mail programs offer to end with one click, without signing in (RFC 8058). */
export function endedBy(email: Email, link: string): Email {
  return {
    ...email,
    headers: { "List-Unsubscribe": `<${link}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
  };
}
