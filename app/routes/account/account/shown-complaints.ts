import { formatShortDate } from "#app/domain/dates.ts";
import type { OwnComplaint } from "#app/domain/shop/complaint.ts";
import { czech } from "#app/domain/typography.ts";
import { ownComplaintTexts } from "#app/messages/account-texts.ts";

const texts = czech({
  until: (day: string) => `vyřídíme nejpozději ${day}`,
  settled: (day: string) => `vyřízená ${day}`,
});

export interface ShownComplaint {
  readonly reference: string;
  readonly title: string;
  readonly state: string;
  readonly manner: string | null;
}

/** Complaints in words; written on the server, so that the page needs no calendar code. */
export function shownComplaints(complaints: readonly OwnComplaint[]): readonly ShownComplaint[] {
  return complaints.map(({ reference, item, order, state, decideBy, settledAt, manner }) => ({
    reference,
    title: [item, order].filter(Boolean).join(", "),
    state: [
      ownComplaintTexts.states[state],
      state === "open" && texts.until(formatShortDate(decideBy)),
      settledAt !== null && texts.settled(formatShortDate(settledAt)),
    ]
      .filter(Boolean)
      .join(", "),
    manner,
  }));
}
