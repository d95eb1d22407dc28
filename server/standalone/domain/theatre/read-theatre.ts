import type { Kysely } from "kysely";
import { z } from "zod";
import type { Tables } from "#standalone/db/tables.ts";
import { town } from "#standalone/domain/orders/czech-text.ts";

export interface Theatre {
  readonly name: string;
  /** The address in the terms of trade: the sender of e-mails, and the recipient of those to the theatre. */
  readonly email: string;
  /** The same; empty if the settings have none. */
  readonly knownEmail: string;
  readonly address: string;
  /** The address for sending goods: the street and the town, without the number of the company. */
  readonly place: string;
  readonly contact: string;
  /** A theatre without a tax number pays no VAT. */
  readonly paysVat: boolean;
  /** The colours of e-mails and PDFs, `#rrggbb`; null: the demonstration's, with its logo. */
  readonly colours: { readonly panel: string; readonly fold: string; readonly light: string } | null;
  /** The account for transfers; null: the shop cannot offer them. */
  readonly account: z.output<typeof bankAccount> | null;
}

const colour = z.string().regex(/^#[0-9a-f]{6}$/u);
const colours = z.object({ panel: colour, fold: colour, light: colour });
const bankAccount = z.object({
  /** `CZ65 0800 0000 1920 0014 5399` */
  iban: z.string(),
  /** `19-2000145399/0800` */
  number: z.string(),
  /** For the payee; null: none. */
  message: z
    .string()
    .nullish()
    .transform((text) => text ?? null),
});

/** The colours of an entry `theatre`. */
export function coloursOf(entry: Readonly<Record<string, unknown>>): Theatre["colours"] {
  return colours.safeParse(entry["colours"]).data ?? null;
}

/** The data of an e-mail. */
export interface Office {
  readonly db: Kysely<Tables>;
}

/** The theatre of the settings: the sender's name and contacts, the same as on the site. */
export async function readTheatre({ db }: Office): Promise<Theatre> {
  return theatreOf(await settingsEntry(db));
}

/** The entry `theatre` of the settings. */
export async function settingsEntry(db: Kysely<Tables>): Promise<Readonly<Record<string, unknown>>> {
  const row = await db
    .selectFrom("settings")
    .select("value")
    .where("name", "=", "theatre")
    .executeTakeFirst();
  return typeof row?.value === "object" && row.value !== null ? { ...row.value } : {};
}

function theatreOf(value: Readonly<Record<string, unknown>>): Theatre {
  const word = (name: string) => (typeof value[name] === "string" ? value[name] : "");
  const email = word("shop_email") || word("email");
  const place = [word("street"), town(word("zip"), word("city"))].filter(Boolean).join(", ");
  return {
    name: word("name") || "Divadlo",
    email: email || "eshop@divadlo.example",
    knownEmail: email,
    address: [place, word("ico") && `IČO ${word("ico")}`].filter(Boolean).join(", "),
    place,
    contact: [word("phone"), email].filter(Boolean).join(", "),
    paysVat: word("dic") !== "",
    colours: coloursOf(value),
    account: bankAccount.safeParse(value["bank_account"]).data ?? null,
  };
}
