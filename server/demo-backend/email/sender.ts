import type { Kysely } from "kysely";
import type { Tables } from "#server/demo-backend/db/tables.ts";
import type { Email } from "#server/demo-backend/email/order-confirmation.ts";

export interface Theatre {
  readonly name: string;
  readonly email: string;
  readonly address: string;
  readonly contact: string;
}

/** The sender's name and contacts, from the same settings that the site shows. */
export async function readTheatre(db: Kysely<Tables>): Promise<Theatre> {
  const row = await db
    .selectFrom("settings")
    .select("value")
    .where("name", "=", "theatre")
    .executeTakeFirst();
  const value: Record<string, unknown> =
    typeof row?.value === "object" && row.value !== null ? { ...row.value } : {};
  const word = (name: string) => (typeof value[name] === "string" ? value[name] : "");
  return {
    name: word("name") || "Divadlo",
    email: word("email") || "eshop@divadlo.example",
    address: [word("street"), `${word("zip")} ${word("city")}`.trim(), word("ico") && `IČO ${word("ico")}`]
      .filter(Boolean)
      .join(", "),
    contact: [word("phone"), word("email")].filter(Boolean).join(", "),
  };
}

/** The `From` of an e-mail. */
export function senderOf(theatre: Theatre): string {
  return `"${theatre.name.replaceAll('"', "'")}" <${theatre.email}>`;
}

/** The last lines of an e-mail. */
export function signatureOf(theatre: Theatre): string {
  return [theatre.name, theatre.address, theatre.contact].filter(Boolean).join("\n");
}

/** A plain e-mail: a greeting, the parts as paragraphs, the signature. */
export async function textEmail(
  db: Kysely<Tables>,
  to: string,
  write: (theatre: Theatre) => { readonly subject: string; readonly parts: readonly string[] },
): Promise<Email> {
  const theatre = await readTheatre(db);
  const { subject, parts } = write(theatre);
  return {
    from: senderOf(theatre),
    to,
    subject: `${subject} – ${theatre.name}`,
    text: `${["Dobrý den,", ...parts, signatureOf(theatre)].join("\n\n")}\n`,
  };
}
