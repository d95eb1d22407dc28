import { data, redirect } from "@remix-run/node";
import { idField } from "#app/domain/id.ts";
import { paths } from "#app/domain/paths.ts";
import { seatsText } from "#app/domain/theatre/seat-names.ts";
import { allSeats, type RowSeat, type SeatPlan } from "#app/domain/theatre/seat-plan.ts";
import { czech } from "#app/domain/typography.ts";
import { cartFailures } from "#app/messages/cart-texts.ts";
import { seatsTexts } from "#app/messages/seats-texts.ts";
import { tooManyTries, unsavedTexts } from "#app/messages/sign-in-texts.ts";
import { ticketsTexts } from "#app/messages/tickets-texts.ts";
import type { RequestContext } from "#server/context/context.ts";
import { redirectWithNotice, refusedFor, unavailable, type Submission } from "#server/actions/handlers.ts";
import { droppedVoucherTexts } from "#server/services/cart/change-vouchers.ts";
import { chooseSeats, isJudged, type SeatsOutcome } from "#server/services/cart/choose-seats.ts";
import { plannedTickets } from "#server/services/theatre/sold-tickets.ts";
import { categoriesOf, withKnownCategories, type FieldChoice } from "./load-seats.server.ts";
import { kindField, sameForAll } from "./plan.ts";

const texts = czech({
  chooseSome: "Vyberte prosím aspoň jedno místo.",
  chosen: (title: string, seats: string) => `${title}: v košíku máte vybraná místa. ${seats}.`,
  alone: "Vedle vybraných míst by zůstalo jediné volné, a to divadlo neprodává. Posuňte se prosím o jedno.",
});

/** The form as the visitor sent it, without seats that nobody can choose any more. */
export interface SeatsAnswer {
  readonly chosen: readonly FieldChoice[];
  readonly message: string;
}

/** „Do košíku“ below the plan: seats of several prices go there with the price that the visitor chose for each. */
export async function takeSeats(context: RequestContext, { form, isReturned }: Submission) {
  const id = context.url.searchParams.get("termin") ?? "";
  const typed = [...new Set(form.getAll("misto").map(String))];
  const found = await plannedTickets(context, id);
  const kept = typed.map((seat) => ({ id: seat, variantId: fieldOf(form, kindField(seat)) }));
  const again = (chosen: readonly FieldChoice[], message: string, init: ResponseInit) =>
    data<SeatsAnswer>({ chosen, message }, init);
  if (isReturned) return again(kept, unsavedTexts.again, { status: 200 });
  if (found.kind === "failed") return again(kept, seatsTexts.failed, unavailable);
  if (found.kind === "missing") throw redirect(paths.tickets({ id }), 303);

  const { performance, tickets } = found;
  const plan = withKnownCategories(found.plan, tickets);
  const seats = allSeats(plan).filter((seat) => typed.includes(idField(seat.id)));
  const free = seats.filter(({ state }) => state === "free");
  const chosen = kept.filter((seat) => free.some((one) => idField(one.id) === seat.id));
  if (free.length < typed.length) return again(chosen, takenSentence(seats), conflict);
  if (free.length === 0) return again([], texts.chooseSome, { status: 422 });
  const most = tickets.maxPerOrder;
  if (most !== null && free.length > most) return again(chosen, seatsTexts.tooMany(most), { status: 422 });

  const categories = categoriesOf(tickets);
  const isOpen = free.some((seat) => seat.variantIds.length > 1 && !form.has(kindField(idField(seat.id))));
  if (isOpen) throw redirect(`${paths.seats(performance, typed)}#vybrana-mista`, 303);
  const label = fieldOf(form, sameForAll);
  const choice = free.map((seat) => {
    const own = fieldOf(form, kindField(idField(seat.id)));
    const same = categories.find((one) => label && one.label === label && seat.variantIds.includes(one.id));
    const variantId = same?.id ?? seat.variantIds.find((one) => idField(one) === own) ?? seat.variantIds[0];
    return { seatId: seat.id, variantId: variantId ?? "" };
  });
  const outcome = await chooseSeats(context, { performanceId: performance.id, seats: choice });
  if (outcome.kind === "done") {
    const named = seatsText(free.map(({ row, name: seat }) => ({ row, seat })));
    const dropped = await droppedVoucherTexts(context, outcome.value.dropped);
    const text = [texts.chosen(performance.title, named), ...dropped].join(" ");
    const kind = dropped.length > 0 ? "info" : "success";
    return redirectWithNotice(context, {
      to: paths.cart(),
      notice: { kind, asks: false, text, changed: outcome.value.changed },
      remembers: "cart",
    });
  }
  if (outcome.kind === "failed" && outcome.reason === "taken") {
    const now = await plannedTickets(context, id);
    const gone = now.kind === "found" ? goneOf(free, now.plan) : [];
    const left = chosen.filter((seat) => !gone.some((one) => idField(one.id) === seat.id));
    return again(left, takenSentence(gone), conflict);
  }
  const { message, init } = explain(outcome, most);
  return again(chosen, message, init);
}

const conflict = { status: 409 };

function fieldOf(form: FormData, name: string): string | null {
  const value = form.get(name);
  return typeof value === "string" && value !== "" ? value : null;
}

/** The seats that are no longer free in the plan. */
function goneOf(chosen: readonly RowSeat[], plan: SeatPlan): RowSeat[] {
  const free = new Set(allSeats(plan).flatMap(({ id, state }) => (state === "free" ? [idField(id)] : [])));
  return chosen.filter(({ id }) => !free.has(idField(id))).map((seat) => ({ ...seat, state: "taken" }));
}

function takenSentence(seats: readonly RowSeat[]): string {
  const taken = seats.filter(({ state }) => state !== "free").map(({ row, name: seat }) => ({ row, seat }));
  return taken.length > 0 ? seatsTexts.taken(seatsText(taken)) : seatsTexts.changed;
}

function explain(outcome: Exclude<SeatsOutcome, { kind: "done" }>, most: number | null) {
  if (outcome.kind === "limited")
    return { message: tooManyTries(outcome.wait), init: refusedFor(outcome.wait) };
  if (outcome.kind === "uncertain") return { message: cartFailures.uncertain, init: unavailable };
  const reason = outcome.kind === "failed" ? outcome.reason : undefined;
  if (reason === "too-many") {
    const message = most === null ? cartFailures.tooMany : ticketsTexts.tooMany(most);
    return { message, init: { status: 422 } };
  }
  if (reason === "alone") return { message: texts.alone, init: { status: 422 } };
  if (isJudged(outcome)) return { message: seatsTexts.changed, init: conflict };
  return { message: reason === "create" ? cartFailures.create : seatsTexts.failed, init: unavailable };
}
