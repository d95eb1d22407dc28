import { isOver } from "#standalone/domain/orders/transitions.ts";
import { readTheatre, type Office } from "#standalone/domain/theatre/own-theatre.ts";
import { dayOf, timeOf } from "#standalone/domain/tickets/evening-text.ts";
import { readOrderEvenings } from "#standalone/domain/tickets/order-evenings.ts";
import type { EmailData } from "#standalone/outbox/email-data.ts";
import type { Email } from "./email.ts";
import { eveningCalendar } from "./evening-calendar.ts";
import { readOrder, write } from "./order-emails.ts";

/** To whoever has tickets of an evening that has another time. Null where none of them is valid any more. */
export async function performanceMovedEmail(
  office: Office,
  { order_id, performance_id, before, after }: EmailData["performance-moved"],
  now: Date,
): Promise<Email | null> {
  const order = await readOrder(office, order_id);
  const moved = (await readOrderEvenings(office.db, order_id)).filter(({ id }) => id === performance_id);
  const [evening] = moved;
  if (!order || isOver(order) || !evening || evening.tickets.length === 0) return null;
  const isPaid = order.payment_state === "paid";
  const email = await write(
    office,
    order,
    `Představení má nový termín, objednávka ${order.code}`,
    [
      `představení ${evening.title}, na které máte vstupenky z objednávky ${order.code}, jsme přesunuli.`,
      `Původní termín: ${termOf(before)}\nNový termín: ${termOf(after)}`,
      "Vaše vstupenky platí dál, nemusíte nic vyměňovat.",
      "Na dříve stažené nebo vytištěné vstupence zůstal původní termín, u vchodu ale platí i tak.",
      isPaid
        ? "Nehodí se vám nový termín? Odpovězte na tento e-mail nebo přijďte do pokladny, nejlépe do měsíce od původního data. Vrátíme vám celou cenu stejnou cestou, jakou jste platili, a to do 14 dnů od chvíle, kdy se nám ozvete."
        : "Nehodí-li se vám nový termín, nic neplaťte.",
    ],
    moved,
  );
  const theatre = await readTheatre(office);
  return { ...email, attachments: eveningCalendar(order, moved, { theatre, now }) };
}

function termOf(instant: string): string {
  const at = new Date(instant);
  return `${dayOf(at)} v ${timeOf(at)}`;
}
