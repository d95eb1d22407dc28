import type { ChangeEvent } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { idField, type Id } from "#app/domain/id.ts";
import { seatsText } from "#app/domain/theatre/seat-names.ts";
import { freeNeighbours, lonelySeats, type RowSeat } from "#app/domain/theatre/seat-plan.ts";
import { czech } from "#app/domain/typography.ts";
import { Button } from "#app/ui/button.tsx";
import { Select } from "#app/ui/select.tsx";
import { Typeset } from "#app/ui/typeset.tsx";
import type { FieldChoice, SeatCategory } from "./load-seats.server.ts";
import { kindField, sameForAll } from "./plan.ts";
import styles from "./seats.module.css";

const texts = czech({
  title: "Vybraná místa",
  all: "Vstupenky pro všechny",
  each: "jak je vybráno u míst",
  beside: (seat: string) => `2 vedle sebe: přidat ${seat}`,
  lonely: (seat: string) =>
    `Vedle vás by zůstalo volné jediné místo (${seat}). Pokud můžete, posuňte se prosím o jedno.`,
  proof: (label: string, proof: string) => `${label} – u vchodu předložíte: ${proof}.`,
});

interface ChosenSeatsProps {
  readonly seats: readonly RowSeat[];
  readonly chosen: readonly FieldChoice[];
  readonly categories: readonly SeatCategory[];
  readonly written: (price: number) => string;
  /** More seats fit into the order. */
  readonly hasRoom: boolean;
}

/** The ticked seats with the price of each, and what to know about them. */
export function ChosenSeats({ seats, chosen, categories, written, hasRoom }: ChosenSeatsProps) {
  const own = chosen.flatMap(({ id, variantId }) => {
    const seat = seats.find((one) => idField(one.id) === id);
    return seat ? [{ seat, variantId: variantId ?? idField(seat.variantIds[0] ?? "") }] : [];
  });
  if (own.length === 0) return null;
  const categoryOf = (id: Id) => categories.filter((one) => idField(one.id) === idField(id));
  const labels = new Set(
    own
      .filter(({ seat }) => seat.variantIds.length > 1)
      .flatMap(({ seat }) => seat.variantIds.flatMap(categoryOf).map(({ label }) => label)),
  );
  const picked = own.map(({ seat }) => seat);
  const proofs = categories.filter(({ id, needsProof }) => needsProof && own.some(({ variantId }) => variantId === idField(id))); // oxfmt-ignore
  return (
    <section className={styles.chosen} aria-labelledby="vybrana-mista">
      <h2 id="vybrana-mista">{texts.title}</h2>
      {labels.size > 1 && own.length > 1 ? (
        <Select name={sameForAll} id={sameForAll} label={texts.all} defaultValue="" onChange={setAll}>
          <option value="">{texts.each}</option>
          {[...labels].map((label) => (
            <option key={label}>{label}</option>
          ))}
        </Select>
      ) : null}
      <ul role="list" className={styles.list}>
        {own.map(({ seat, variantId }) => {
          const name = nameOf(seat);
          const field = kindField(idField(seat.id));
          const options = seat.variantIds.flatMap(categoryOf);
          return (
            <li key={field}>
              {options.length > 1 ? (
                <Select name={field} id={field} label={name} defaultValue={variantId}>
                  {options.map(({ id, label, price }) => (
                    <option key={id} value={idField(id)}>
                      {`${label}, ${written(price)}`}
                    </option>
                  ))}
                </Select>
              ) : (
                <p>
                  {name}
                  {options.map(({ id, price }) => (
                    <b key={id}>{written(price)}</b>
                  ))}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      {proofs.map(({ id, label, needsProof }) => (
        <p key={id} className="note">
          <Typeset>{texts.proof(label, needsProof ?? "")}</Typeset>
        </p>
      ))}
      <Hints {...{ seats, picked, hasRoom }} />
    </section>
  );
}

interface HintsProps extends Pick<ChosenSeatsProps, "seats" | "hasRoom"> {
  readonly picked: readonly RowSeat[];
}

/** The seats beside a single one, which only JavaScript can add, and a seat that would stay alone. */
function Hints({ seats, picked, hasRoom }: HintsProps) {
  const isLive = useHydrated();
  const [only] = picked;
  const beside = isLive && hasRoom && only && picked.length === 1 ? freeNeighbours(seats, only) : [];
  const lonely = lonelySeats(seats, picked);
  return (
    <div className={styles.hints}>
      {beside.map((seat) => (
        <Button
          key={seat.id}
          type="button"
          variant="secondary"
          size="small"
          onClick={({ currentTarget }) => tick(currentTarget.form, seat)}
        >
          {texts.beside(nameOf(seat))}
        </Button>
      ))}
      <output className="note">
        {lonely.length > 0
          ? texts.lonely(seatsText(lonely.map(({ row, name }) => ({ row, seat: name }))))
          : null}
      </output>
    </div>
  );
}

function nameOf({ row, name }: RowSeat): string {
  return seatsText([{ row, seat: name }]);
}

function tick(form: HTMLFormElement | null, { id }: RowSeat): void {
  const boxes = form?.querySelectorAll<HTMLInputElement>("input[name=misto]") ?? [];
  [...boxes].find(({ value }) => value === idField(id))?.click();
}

/** The form reads its fields after this. */
function setAll({ target }: ChangeEvent<HTMLSelectElement>): void {
  for (const select of target.form?.querySelectorAll("select") ?? []) {
    const option = [...select.options].find(({ text }) => text.startsWith(`${target.value}, `));
    if (target.value !== "" && select !== target && option) select.value = option.value;
  }
}
