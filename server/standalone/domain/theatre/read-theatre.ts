import type { Kysely } from "kysely";
import { z } from "zod";
import type { Tables } from "#standalone/db/tables.ts";
import { town } from "#standalone/domain/orders/czech-text.ts";

export interface Theatre {
  readonly name: string;
  /** The address that the terms name: e-mails come from it, and the theatre's own go to it. */
  readonly email: string;
  /** The same; empty where the settings have none. */
  readonly knownEmail: string;
  readonly address: string;
  /** Where goods are sent: the street and the town, without the number of the company. */
  readonly place: string;
  readonly contact: string;
  /** Who has no tax number pays no VAT. */
  readonly paysVat: boolean;
  /** Of letters and of what is printed, `#rrggbb`; null: those of the demonstration, with its sign. */
  readonly colours: { readonly panel: string; readonly fold: string; readonly light: string } | null;
  /** Where transfers go to; null: they cannot be offered. */
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

/** What an e-mail is written from. */
export interface Office {
  readonly db: Kysely<Tables>;
}

/** The theatre of the settings: the sender's name and contacts, which are those that the site shows. */
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
