import { moment } from "#server/demo-backend/domain/orders/czech-text.ts";
import { isOver } from "#server/demo-backend/domain/orders/transitions.ts";
import type { Office } from "#server/demo-backend/domain/theatre/own-theatre.ts";
import { readOrderTickets } from "#server/demo-backend/domain/tickets/tickets.ts";
import type { EmailData } from "#server/demo-backend/outbox/email-data.ts";
import type { Email } from "./email.ts";
import { readOrder, write } from "./order-emails.ts";

/** To whoever has tickets of an evening that has another time. Null where none of them is valid any more. */
export async function performanceMovedEmail(
  office: Office,
  { order_id, performance_id, before, after }: EmailData["performance-moved"],
): Promise<Email | null> {
  const order = await readOrder(office, order_id);
  const tickets = await readOrderTickets(office.db, order_id);
  const own = tickets.filter((ticket) => ticket.performance_id === performance_id);
  const [first] = own;
  if (!order || isOver(order) || !first) return null;
  const { title, venue } = first.performance;
  const isPaid = order.payment_state === "paid";
  return write(office, order, `Představení ${title} má nový termín, objednávka ${order.code}`, [
    `představení ${title}, na které máte vstupenky z objednávky ${order.code}, jsme přesunuli.`,
    `Původní termín: ${moment(new Date(before))}\nNový termín: ${moment(new Date(after))}\nMísto: ${venue}`,
    `Vaše vstupenky platí dál, nemusíte nic vyměňovat:\n${own.map(({ seat }) => `– ${seat}`).join("\n")}`,
    "Na dříve stažené nebo vytištěné vstupence zůstal původní termín, u vchodu ale platí i tak.",
    isPaid
      ? "Nehodí se vám nový termín? Odpovězte na tento e-mail nebo přijďte do pokladny, nejlépe do měsíce od původního data. Vrátíme vám celou cenu stejnou cestou, jakou jste platili, a to do 14 dnů od chvíle, kdy se nám ozvete."
      : "Objednávka zatím není zaplacená. Nehodí-li se vám nový termín, nic neplaťte.",
  ]);
}
