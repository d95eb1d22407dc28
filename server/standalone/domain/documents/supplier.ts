import type { Kysely } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";
import { town } from "#standalone/domain/orders/czech-text.ts";
import { settingsEntry, type OwnTheatre } from "#standalone/domain/theatre/own-theatre.ts";
import type { Supplier } from "#standalone/db/document-content.ts";

/** Records at the start who issues documents: they are issued inside transactions, which know the database only. */
export async function recordIssuer(db: Kysely<Tables>, own: OwnTheatre | null): Promise<void> {
  if (!own) {
    await db.deleteFrom("document_issuer").execute();
    return;
  }
  const entry = JSON.stringify({ ...own.entry, colour: own.colours.panel });
  await db
    .insertInto("document_issuer")
    .values({ entry })
    .onConflict((on) => on.column("is_only").doUpdateSet({ entry }))
    .execute();
}

/** The theatre as a supplier; null where it has no tax number: who pays no VAT must issue no tax document (§ 28). */
export async function readSupplier(db: Kysely<Tables>): Promise<Supplier | null> {
  const issuer = await db.selectFrom("document_issuer").select("entry").executeTakeFirst();
  const entry = issuer?.entry ?? (await settingsEntry(db));
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
    colour: word("colour"),
  };
}
