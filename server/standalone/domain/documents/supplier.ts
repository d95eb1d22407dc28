import type { Kysely } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";
import { town } from "#standalone/domain/orders/czech-text.ts";
import { coloursOf, settingsEntry } from "#standalone/domain/theatre/read-theatre.ts";
import type { Supplier } from "#standalone/db/document-content.ts";

/**
 * The theatre as a supplier; null if it has no tax number: a seller that pays no VAT must not issue tax documents (§
 * 28).
 */
export async function readSupplier(db: Kysely<Tables>): Promise<Supplier | null> {
  const entry = await settingsEntry(db);
  const word = (name: string) => (typeof entry[name] === "string" && entry[name]) || null;
  const dic = word("dic");
  if (dic === null) return null;
  return {
    name: word("name") ?? "Divadlo",
    legalForm: word("legal_form"),
    address: [word("street"), town(word("zip") ?? "", word("city") ?? "")].filter(Boolean).join(", "),
    ico: word("ico"),
    dic,
    registration: word("registration"),
    contact: [word("phone"), word("shop_email") ?? word("email")].filter(Boolean).join(", "),
    colour: coloursOf(entry)?.panel ?? null,
  };
}
