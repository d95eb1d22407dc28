import { memo } from "react";
import { idField, type Id } from "#app/domain/id.ts";
import { counted } from "#app/domain/plural.ts";
import { formatPriceRange } from "#app/domain/shop/price-range.ts";
import { rowText } from "#app/domain/theatre/seat-names.ts";
import type { PlannedRow, PlannedSeat, SeatPlan } from "#app/domain/theatre/seat-plan.ts";
import { czech } from "#app/domain/typography.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { HiddenText } from "#app/ui/hidden-text.tsx";
import { Typeset } from "#app/ui/typeset.tsx";
import { kindTexts, seatName } from "./plan.ts";
import styles from "./seat-table.module.css";

const places = { one: "volné místo", few: "volná místa", other: "volných míst" };

const texts = czech({
  free: (count: number) => (count === 0 ? "vyprodáno" : counted(count, places)),
  stage: "Jeviště",
  caption: (section: string) => `${section}, řady od jeviště`,
  taken: (seat: string) => `místo ${seat}, obsazeno`,
  blocked: (seat: string) => `místo ${seat}, neprodává se`,
});

interface SeatTableProps {
  readonly plan: SeatPlan;
  /** Fields of the seats that are ticked from the start. */
  readonly chosen: readonly string[];
  /** Gross CZK. */
  readonly priceOf: (variantId: Id) => number;
  readonly written: (price: number) => string;
}

/** The seats of each part of the hall as a table of boxes. Numbers of seats are in style sheets, to save bytes. */
export const SeatTable = memo(function SeatTable({ plan, chosen, priceOf, written }: SeatTableProps) {
  return plan.sections.map(({ name, rows }, index) => {
    const seats = rows.flatMap(({ seats: own }) => own);
    const free = seats.filter(({ state }) => state === "free");
    const widest = Math.max(1, ...seats.map(({ column }) => column));
    const range = rangeOf(free.length > 0 ? free : seats, priceOf);
    return (
      <Disclosure
        key={index}
        look="box"
        open={index === 0 || free.some(({ id }) => chosen.includes(idField(id)))}
        label={
          <span>
            <b>
              <Typeset>{name}</Typeset>
            </b>
            <Typeset>{`: ${texts.free(free.length)}${range ? `, ${formatPriceRange(range)}` : ""}`}</Typeset>
          </span>
        }
      >
        <p className={styles.stage}>{texts.stage}</p>
        <div className={styles.scroll}>
          <table className={styles.plan}>
            <caption>
              <HiddenText>{texts.caption(name)}</HiddenText>
            </caption>
            <tbody>
              {rows.map((row, line) => (
                <Row key={line} row={row} widest={widest} {...{ chosen, priceOf, written }} />
              ))}
            </tbody>
          </table>
        </div>
      </Disclosure>
    );
  });
});

interface RowProps extends Omit<SeatTableProps, "plan"> {
  readonly row: PlannedRow;
  /** The last column of its part of the hall. */
  readonly widest: number;
}

function Row({ row, widest, chosen, priceOf, written }: RowProps) {
  const range = rangeOf(row.seats, priceOf);
  const last = row.seats.at(-1)?.column ?? 0;
  const cells = row.seats.flatMap((seat, index) => {
    const gap = seat.column - (row.seats[index - 1]?.column ?? 0) - 1;
    const key = idField(seat.id);
    const [variant] = seat.variantIds;
    const price = variant === undefined ? null : written(priceOf(variant));
    return [
      gap > 0 ? <td key={`${key} gap`} colSpan={gap} aria-hidden /> : null,
      seat.state === "free" ? (
        <td key={key}>
          <input
            type="checkbox"
            name="misto"
            value={key}
            aria-label={seatName(seat, row.name, price)}
            data-n={shortName(seat)}
            defaultChecked={chosen.includes(key)}
          />
        </td>
      ) : (
        <td key={key}>
          <s>{texts[seat.state](String(seat.name))}</s>
        </td>
      ),
    ];
  });
  return (
    <tr>
      <th scope="row">
        <Typeset>{rowText(row.name)}</Typeset>
        {range ? (
          <small>
            <Typeset>{formatPriceRange(range)}</Typeset>
          </small>
        ) : null}
      </th>
      {cells}
      {widest > last ? <td colSpan={widest - last} aria-hidden /> : null}
    </tr>
  );
}

const signs = { standard: "", wheelchair: "V", companion: "D", limited_view: "O" } as const;

function shortName({ name, kind }: PlannedSeat): string {
  return signs[kind] || String(name);
}

/** Of the basic categories. */
function rangeOf(seats: readonly PlannedSeat[], priceOf: SeatTableProps["priceOf"]) {
  const prices = seats.flatMap(({ variantIds: [first] }) => (first === undefined ? [] : [priceOf(first)]));
  return prices.length > 0 ? { from: Math.min(...prices), to: Math.max(...prices) } : null;
}

const legend = czech({
  label: "Vysvětlivky",
  free: "volné",
  chosen: "vybrané",
  taken: "obsazené",
});

/** What the signs of the plan mean; without those that it does not have. */
export function SeatLegend({ plan }: Pick<SeatTableProps, "plan">) {
  const kinds = new Set(
    plan.sections.flatMap(({ rows }) => rows.flatMap(({ seats }) => seats.map(({ kind }) => kind))),
  );
  return (
    <ul className={styles.legend} role="list" aria-label={legend.label}>
      <li>
        <span className={styles.free} aria-hidden /> {legend.free}
      </li>
      <li>
        <span className={classNames(styles.free, styles.ticked)} aria-hidden /> {legend.chosen}
      </li>
      <li>
        <s aria-hidden /> {legend.taken}
      </li>
      {(["wheelchair", "companion", "limited_view"] as const)
        .filter((kind) => kinds.has(kind))
        .map((kind) => (
          <li key={kind}>
            <span className={styles.free} data-n={signs[kind]} aria-hidden /> {kindTexts[kind]}
          </li>
        ))}
    </ul>
  );
}
