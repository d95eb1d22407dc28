import type { Kysely } from "kysely";
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
}

/** The theatre in whose name everything is sent; null: the one of the settings. */
export interface OwnTheatre {
  /** As the settings' entry `theatre`: name, street, zip, city, ico, phone, email, shop_email. */
  readonly entry: Readonly<Record<string, unknown>>;
  /** Colours of printed vouchers, `#rrggbb`. */
  readonly colours: { readonly panel: string; readonly fold: string; readonly light: string };
}

/** What an e-mail is written from. */
export interface Office {
  readonly db: Kysely<Tables>;
  readonly own: OwnTheatre | null;
}

/** The sender's name and contacts, which are those that the site shows. */
export async function readTheatre({ db, own }: Office): Promise<Theatre> {
  return theatreOf(own?.entry ?? (await settingsEntry(db)));
}

/** The theatre of the settings. */
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
  };
}
