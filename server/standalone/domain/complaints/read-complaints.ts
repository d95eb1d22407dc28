import type { Kysely } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";
import { notFound } from "#standalone/refusal.ts";

/** Complaints with how they were settled. */
function settled(db: Kysely<Tables>) {
  return db
    .selectFrom("complaints as c")
    .leftJoin("complaint_settlements as s", "s.complaint_id", "c.id")
    .selectAll("c")
    .select(["s.result", "s.manner", "s.settled_at"]);
}

type Row = Awaited<ReturnType<ReturnType<typeof settled>["executeTakeFirstOrThrow"]>>;

function shownOf(row: Row) {
  return {
    reference: row.reference,
    received_at: row.received_at.toISOString(),
    decide_by: row.decide_by,
    order: row.order_code,
    item: row.item,
    remedy: row.remedy,
    state: row.result ?? ("open" as const),
    settled_at: row.settled_at?.toISOString() ?? null,
    manner: row.manner,
  };
}

/** The newest hundred complaints of a customer, made while signed in or about an order of the account. */
export async function listOwnComplaints(db: Kysely<Tables>, userId: number) {
  const rows = await settled(db)
    .leftJoin("orders as o", "o.id", "c.order_id")
    .where(({ eb, or }) => or([eb("c.user_id", "=", userId), eb("o.user_id", "=", userId)]))
    .orderBy("c.id", "desc")
    .limit(100)
    .execute();
  return rows.map((row) => ({ ...shownOf(row), defect: row.defect }));
}

/** Complaints that are open, the most urgent first, or all of them, the newest first. */
export async function listAllComplaints(
  db: Kysely<Tables>,
  { state, page, per_page }: { state: "open" | "all"; page: number; per_page: number },
) {
  const complaints = settled(db).$if(state === "open", (rows) => rows.where("s.result", "is", null));
  const { total } = await db
    .selectFrom(complaints.as("complaints"))
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await complaints
    .orderBy("c.id", state === "open" ? "asc" : "desc")
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
  const data = rows.map((row) => ({ ...shownOf(row), name: row.name, email: row.email }));
  return { data, meta: { total, page, pages: Math.max(1, Math.ceil(total / per_page)), per_page } };
}

/** A complaint for staff. @throws Refusal 404 for an unknown reference. */
export async function readComplaint(db: Kysely<Tables>, reference: string) {
  const row = await settled(db).where("c.reference", "=", reference).executeTakeFirst();
  if (!row) throw notFound();
  return {
    ...shownOf(row),
    name: row.name,
    email: row.email,
    defect: row.defect,
    phone: row.phone,
    is_known: row.order_id !== null,
  };
}

/** For e-mails: a complaint and its order, if that is known. */
export async function complaintForEmail(db: Kysely<Tables>, id: number) {
  const row = await settled(db).where("c.id", "=", id).executeTakeFirst();
  if (!row) return null;
  const order = await db
    .selectFrom("orders")
    .select(["id", "hash"])
    .where("id", "=", row.order_id)
    .executeTakeFirst();
  return { ...row, order: order ?? null };
}
export type EmailedComplaint = NonNullable<Awaited<ReturnType<typeof complaintForEmail>>>;
