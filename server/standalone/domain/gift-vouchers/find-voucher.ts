import type { Kysely, Selectable } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";
import { readCode } from "./gift-code.ts";

/** The voucher with a code as typed: in any case, a gift voucher's with or without dashes. */
export async function findVoucher(
  db: Kysely<Tables>,
  typed: string,
): Promise<Selectable<Tables["vouchers"]> | undefined> {
  return db
    .selectFrom("vouchers")
    .selectAll()
    .where((eb) => eb(eb.fn<string>("upper", ["code"]), "=", readCode(typed)))
    .executeTakeFirst();
}
