import { useState } from "react";
import { fieldProps } from "#app/components/forms/field-props.ts";
import { ValidatedForm, type FormAnswer } from "#app/components/forms/validated-form.tsx";
import { SubmitButton } from "#app/components/forms/post-form.tsx";
import { QuantityBox } from "#app/components/shop/quantity-box.tsx";
import { maxPieces } from "#app/domain/shop/cart.ts";
import { formatMoney, listDecimals } from "#app/domain/shop/money.ts";
import type { ListedPerformance, TicketCategory, Tickets } from "#app/domain/theatre/performance.ts";
import type { Concession } from "#app/domain/theatre/ticket-groups.ts";
import { paths } from "#app/domain/paths.ts";
import { czech } from "#app/domain/typography.ts";
import { seatsTexts } from "#app/messages/seats-texts.ts";
import { ticketsTexts } from "#app/messages/tickets-texts.ts";
import { IfOpen, Link } from "#app/ui/link.tsx";
import type { OfferedTickets } from "./load-tickets.server.ts";
import { ZoneColour } from "./hall-plan.tsx";
import styles from "./ticket-form.module.css";
import { Typeset } from "#app/ui/typeset.tsx";

const texts = czech({
  choose: "Vyberte vstupenky",
  soldOutCategory: "vyprodáno",
  concessionsOnly: (zones: readonly string[]) => {
    const last = zones.at(-1) ?? "";
    const names = zones.length > 1 ? `pásmech ${zones.slice(0, -1).join(", ")} a ${last}` : `pásmu ${last}`;
    return `Zlevněné vstupenky prodáváme online jen v ${names}.`;
  },
  concessions: (zone: string) => `Zlevněné vstupenky: ${zone}`,
  accessTickets: "Na vozíku, s průkazem ZTP a s doprovodem",
  proof: (proof: string) => `U vchodu předložíte: ${proof}.`,
  noHold:
    "Místa vám zajistí až odeslaná objednávka, v košíku je nedržíme. Vybereme vám je vedle sebe, kde to půjde.",
  ownSeats: "Chcete sedět na určitém místě?",
  add: "Do košíku",
});

/** At this number of places or fewer, the form shows it. */
const fewPlaces = 10;
const formId = "vstupenky";

/** The field with the number of tickets of a category; a dot of its id would be a part of another field. */
export function countField({ variantId }: Pick<TicketCategory, "variantId">): string {
  return `pocet-${String(variantId).replaceAll(".", "~")}`;
}

/** The maximum number of tickets of a category in one form. */
export function mostOf(
  tickets: Pick<Tickets, "maxPerOrder"> | null,
  { free }: Pick<TicketCategory, "free">,
): number {
  return Math.min(tickets?.maxPerOrder ?? maxPieces, free ?? maxPieces);
}

interface TicketFormProps {
  readonly performance: Pick<ListedPerformance, "id">;
  readonly tickets: OfferedTickets;
  readonly answer: FormAnswer | undefined;
}

/** The price categories of a performance in one form. Only JavaScript computes their sum; the cart shows it too. */
export function TicketForm({ performance, tickets, answer }: TicketFormProps) {
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  const { zones, access, concessionsOnlyIn, maxPerOrder, hasPlan } = tickets;
  const categories = [...zones.flatMap((zone) => [zone, ...zone.concessions]), ...access];
  const decimals = listDecimals(categories.map(({ price }) => price));
  const labels = Object.fromEntries(
    categories.map((category) => [countField(category), czech(category.name)]),
  );
  return (
    <ValidatedForm
      id={formId}
      action={paths.tickets(performance)}
      labels={labels}
      answer={answer}
      className="stack gap-4"
      onChange={({ target }) => {
        if (target instanceof HTMLInputElement)
          setCounts({ ...counts, [target.name]: countTyped(target.value) });
      }}
      intro={<h3>{texts.choose}</h3>}
    >
      {(fields) => {
        const row = (category: TicketCategory, shown?: Partial<RowProps>) => {
          const name = countField(category);
          const field = fields[name];
          return field ? (
            <Row
              category={category}
              decimals={decimals}
              field={fieldProps(field)}
              most={mostOf(tickets, category)}
              onSettle={(value) => setCounts({ ...counts, [name]: value })}
              {...shown}
            />
          ) : null;
        };
        return (
          <>
            {concessionsOnlyIn ? <p className="note">{texts.concessionsOnly(concessionsOnlyIn)}</p> : null}
            <ul role="list" className={styles.categories}>
              {zones.map((zone) => (
                <li key={zone.variantId}>
                  {row(zone, { colour: zone.colour })}
                  {zone.concessions.length > 0 ? (
                    <ul role="list" className={styles.concessions} aria-label={texts.concessions(zone.name)}>
                      {zone.concessions.map((concession) => (
                        <li key={concession.variantId}>
                          {row(concession, { under: zone, label: concession.label })}
                        </li>
                      ))}
                    </ul>
                  ) : null}
                </li>
              ))}
            </ul>
            {access.length > 0 ? (
              <fieldset className={styles.access}>
                <legend>{texts.accessTickets}</legend>
                <ul role="list" className={styles.categories}>
                  {access.map((placedCategory) => (
                    <li key={placedCategory.variantId}>{row(placedCategory)}</li>
                  ))}
                </ul>
              </fieldset>
            ) : null}
            {hasPlan ? (
              <IfOpen to={paths.seats(performance)}>
                <p>
                  {texts.ownSeats}{" "}
                  <Link to={paths.seats(performance)}>
                    <Typeset>{seatsTexts.choose}</Typeset>
                  </Link>
                </p>
              </IfOpen>
            ) : null}
            <p className="note">
              {maxPerOrder === null ? null : `${ticketsTexts.most(maxPerOrder)} `}
              {texts.noHold}
            </p>
            <div className={styles.send}>
              <output className={styles.sum}>
                {sumOf(categories, tickets, (name) => counts[name] ?? countTyped(fields[name]?.initialValue))}
              </output>
              <SubmitButton>{texts.add}</SubmitButton>
            </div>
          </>
        );
      }}
    </ValidatedForm>
  );
}

/** NaN for any other text. */
function countTyped(typed = ""): number {
  return /^\d*$/u.test(typed.trim()) ? Number(typed) : Number.NaN;
}

/** „2 vstupenky za 900,00 Kč“; null without tickets, and for a number that the server would refuse. */
function sumOf(
  categories: readonly TicketCategory[],
  tickets: Pick<Tickets, "maxPerOrder">,
  countOf: (name: string) => number,
): string | null {
  const chosen = categories.map((category) => ({ category, count: countOf(countField(category)) }));
  const count = chosen.reduce((sum, { count: more }) => sum + more, 0);
  const price = chosen.reduce((sum, { category, count: more }) => sum + category.price * more, 0);
  const isOffered = chosen.every(({ category, count: more }) => more <= mostOf(tickets, category));
  return isOffered && count > 0 ? ticketsTexts.sum(count, formatMoney(price)) : null;
}

interface RowProps {
  readonly category: TicketCategory;
  /** Of all prices of the performance. */
  readonly decimals: number;
  readonly field: ReturnType<typeof fieldProps>;
  readonly most: number;
  readonly onSettle: (value: number) => void;
  /** Of its seats on the plan. */
  readonly colour?: string | null;
  /** Replaces the visible name; assistive technology still reads the whole name of the field. */
  readonly label?: Concession["label"];
  /** The zone of a concession: only the zone shows the number of remaining places. */
  readonly under?: TicketCategory;
}

function Row({ category, decimals, field, most, onSettle, colour = null, label, under }: RowProps) {
  const { name, price, free, note, needsProof } = category;
  const { id, error, defaultValue } = field;
  const places = free === under?.free ? null : free === 0 ? texts.soldOutCategory : free !== null && free <= fewPlaces ? ticketsTexts.lastPlaces(free) : null; // oxfmt-ignore
  return (
    <div className={styles.category}>
      <div className={styles.what}>
        <p className={styles.name}>
          <ZoneColour colour={colour} />
          <Typeset>{label ?? name}</Typeset>
        </p>
        {places ? <p className={styles.places}>{places}</p> : null}
        {note ? (
          <p className="note">
            <Typeset>{note}</Typeset>
          </p>
        ) : null}
        {needsProof ? <p className="note">{texts.proof(needsProof)}</p> : null}
      </div>
      <p className={styles.price}>{formatMoney(price, null, { decimals })}</p>
      {most === 0 ? null : (
        <div>
          <QuantityBox
            id={id}
            name={field.name}
            productName={name}
            isTicket
            defaultValue={defaultValue ?? 0}
            min={0}
            max={most}
            errorId={error ? `${id}-error` : undefined}
            onSettle={onSettle}
          />
          {error ? (
            <p className="error" role="alert" id={`${id}-error`}>
              {error}
            </p>
          ) : null}
        </div>
      )}
    </div>
  );
}
