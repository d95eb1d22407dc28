import type { Id } from "#app/domain/id.ts";
import { seatsText } from "#app/domain/theatre/seat-names.ts";
import type { PlannedSeat } from "#app/domain/theatre/seat-plan.ts";
import { czech } from "#app/domain/typography.ts";

export const kindTexts = czech({
  wheelchair: "místo pro vozík",
  companion: "místo pro doprovod vozíku",
  limited_view: "omezený výhled",
});

/** „řada 7, místo 12, 390 Kč“ */
export function seatName(
  { name, kind, note }: Pick<PlannedSeat, "name" | "kind" | "note">,
  row: Id,
  price: string | null,
): string {
  return [seatsText([{ row, seat: name }]), price, kind === "standard" ? null : kindTexts[kind], note]
    .filter(Boolean)
    .join(", ");
}

/** The field with the category of a seat's ticket; a dot of its id would be a part of another field. */
export function kindField(seat: string): string {
  return `druh-${seat}`;
}

/** The field with one label of a category for all seats that are sold in it. */
export const sameForAll = "druh";
