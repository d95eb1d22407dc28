import { Kysely } from "kysely";
import { createApi } from "#standalone/api.ts";
import type { Tables } from "#standalone/db/tables.ts";
import { openBusinessRegister } from "#standalone/domain/customers/business-register.ts";
import { openMailer } from "#standalone/email/mailer.ts";
import { demoTheatre } from "../../../tests/support/demo-theatre.ts";
import { openSeededDatabase, quiet, seededAt } from "./seeded-database.ts";
import { toCustomers } from "./emails.ts";
import { caller } from "./open.ts";
import { anOrder, transfer, type Placed } from "./shopping.ts";

export const anna = "token-of-anna-at-the-box-office";
export const petr = "token-of-petr-in-the-office-1";

/** The standalone back office with two people of staff, and the database behind it. `time.now` is its clock. */
export async function openStaffed(
  staff = [
    { name: "anna", token: anna },
    { name: "petr", token: petr },
  ],
) {
  const time = { now: seededAt };
  const clock = () => time.now;
  const warned: string[] = [];
  const log = { ...quiet, warn: (event: string) => void warned.push(event) };
  const { dialect, close } = await openSeededDatabase();
  const db = new Kysely<Tables>({ dialect });
  const mailer = openMailer({ db, log, clock, smtpUrl: null, outboxDir: null });
  const businessRegister = openBusinessRegister({ url: null, demo: demoTheatre().demo, log });
  const api = createApi({ verifiesAnswers: true, isDemo: true, picture: demoTheatre().picture, db, clock, log, mailer, sendsEmails: true, businessRegister, publicOrigin: null, staff, feesVat: "own" }); // oxfmt-ignore
  const fetch = async (request: Request) => api.fetch(request);
  const call = caller(fetch);
  return {
    db,
    fetch,
    call,
    time,
    warned,
    close,
    outbox: () => mailer.outbox(),
    /** A call of Anna's to `/api/admin`. */
    staff: (method: string, path: string, json?: unknown) =>
      call(method, `/api/admin${path}`, { bearer: anna, ...(json === undefined ? {} : { json }) }),
    /** E-mails to the customer about an order, without the confirmation and without the theatre's name. */
    async emailsAbout(code: string): Promise<{ subject: string; text: string }[]> {
      return toCustomers(await mailer.outbox())
        .filter(({ subject }) => subject.includes(code) && !isConfirmation(subject, code))
        .map(({ subject, text }) => ({ subject: subject.replace(/ – [^–]*$/u, ""), text }));
    },
    async logOf(subject: string) {
      return db.selectFrom("staff_log").selectAll().where("subject", "=", subject).orderBy("id").execute();
    },
  };
}

export type Staffed = Awaited<ReturnType<typeof openStaffed>>;

/** Whether it is the subject of an order's confirmation, which begins with the evening if the order has tickets. */
export function isConfirmation(subject: string, code: string): boolean {
  return subject.startsWith(`Objednávka ${code} – `) || subject.includes(`: objednávka ${code} – `);
}

/** A new order, paid by transfer. */
export function orderByTransfer(
  { call }: Pick<Staffed, "call">,
  changes: Readonly<Record<string, unknown>> = {},
): Promise<Placed> {
  return anOrder(call, { payment_id: transfer, ...changes });
}

/** A gift voucher in the database. Amounts in CZK. */
export async function giftVoucher(
  { db }: Pick<Staffed, "db">,
  code: string,
  { balance, value = balance, end = null }: { balance: number; value?: number; end?: Date | null },
): Promise<number> {
  const { id } = await db
    .insertInto("vouchers")
    .values({
      code,
      voucher_type: "amount",
      value,
      kind: "gift",
      balance,
      service_type: "eshop",
      quantity: null,
      quantity_per_user_limit: null,
      minimal_price: null,
      active_from: null,
      active_to: end,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
