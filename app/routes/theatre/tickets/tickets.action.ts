import { z } from "zod";
import { paths } from "#app/domain/paths.ts";
import { counted } from "#app/domain/plural.ts";
import type { Tickets } from "#app/domain/theatre/performance.ts";
import { czech } from "#app/domain/typography.ts";
import { cartFailures } from "#app/messages/cart-texts.ts";
import { ticketsTexts } from "#app/messages/tickets-texts.ts";
import { validation } from "#app/messages/errors-texts.ts";
import type { RequestContext } from "#server/context/context.ts";
import { defineForm } from "#server/actions/define-form.ts";
import { keepForm, redirectWithNotice, type Submission } from "#server/actions/handlers.ts";
import { addTickets } from "./add-tickets.server.ts";
import { droppedVoucherTexts } from "#server/services/cart/change-vouchers.ts";
import { ticketsOf } from "#server/services/theatre/sold-tickets.ts";
import { countField, mostOf } from "./ticket-form.tsx";

const addedTickets = { one: "vstupenku", few: "vstupenky", other: "vstupenek" };

const texts = czech({
  chooseSome: "Vyberte prosím aspoň jednu vstupenku.",
  wrongCount: (most: number) => `Zadejte prosím počet od 0 do ${most}.`,
  notSold: "Na tento termín teď online neprodáváme. Obnovte prosím stránku, uvidíte, jak vstupenku získat.",
  added: (sum: number, title: string) => `${title}: do košíku jsme přidali ${counted(sum, addedTickets)}.`,
  fewer: (category: string, free: number) => `${category}: v košíku jich je ${free}, víc volných míst není.`,
  refused: (category: string) => `${category}: nepodařilo se přidat.`,
  uncertain: (category: string) => `${category}: nevíme jistě, zda se přidala. V košíku to uvidíte.`,
});

/** „Do košíku“ below the categories of a performance. */
export async function chooseTickets(context: RequestContext, submission: Submission) {
  const { kind } = await chosenTickets(context);
  return kind === "failed"
    ? keepForm(context, submission.form, cartFailures.add)
    : addChosen(context, submission);
}

const addChosen = defineForm({
  async schema(_form, context) {
    const tickets = await soldTickets(context);
    return z.object(
      Object.fromEntries(
        (tickets?.categories ?? []).map((category) => [
          countField(category),
          count(mostOf(tickets, category)),
        ]),
      ),
    );
  },
  texts: { failed: cartFailures.add, uncertain: cartFailures.uncertain, gone: texts.notSold },
  async send(context, counts) {
    const tickets = await soldTickets(context);
    if (!tickets) return { kind: "gone" };
    const chosen = tickets.categories.flatMap((category) => {
      const quantity = counts[countField(category)] ?? 0;
      return quantity > 0 ? [{ category, quantity }] : [];
    });
    const all = chosen.reduce((sum, { quantity }) => sum + quantity, 0);
    if (all === 0) return { kind: "invalid", errors: { "": [texts.chooseSome] } };
    const most = tickets.maxPerOrder;
    if (most !== null && all > most) return { kind: "invalid", errors: { "": [ticketsTexts.tooMany(most)] } };
    return addTickets(context, tickets, chosen);
  },
  async done(context, { title, ...result }) {
    const sentences = [
      ...(result.added > 0 ? [texts.added(result.added, title)] : []),
      ...result.fewer.map(({ name, quantity }) => texts.fewer(name, quantity)),
      ...result.refused.map((name) => texts.refused(name)),
      ...result.uncertain.map((name) => texts.uncertain(name)),
      ...(await droppedVoucherTexts(context, result.dropped)),
    ];
    const { fewer, refused, uncertain, dropped } = result;
    const isWhole = [fewer, refused, uncertain, dropped].every(({ length }) => length === 0);
    const text = sentences.join(" ");
    const { changed } = result;
    return redirectWithNotice(context, {
      to: paths.cart(),
      notice: isWhole
        ? { kind: "success", asks: false, text, changed }
        : { kind: "info", asks: false, text, changed },
      remembers: "cart",
    });
  },
});

/** The tickets on sale for the performance that the address names. */
function chosenTickets(context: RequestContext) {
  return ticketsOf(context, context.url.searchParams.get("termin") ?? "");
}

async function soldTickets(context: RequestContext): Promise<Tickets | null> {
  const found = await chosenTickets(context);
  return found.kind === "found" ? found.tickets : null;
}

/** As typed; an empty box means no tickets. */
function count(most: number) {
  return z
    .string()
    .trim()
    .optional()
    .transform((typed) => typed || "0")
    .pipe(
      z
        .string()
        .regex(/^\d{1,4}$/u, validation.numeric)
        .transform(Number),
    )
    .pipe(z.number().max(most, texts.wrongCount(most)));
}
