import type { Performance } from "#app/domain/theatre/performance.ts";
import { nbsp } from "#app/domain/typography.ts";
import { ticketTexts } from "./programme.ts";

/** The ticket state in a word or two, where a date has no room for a button; null where it is simply sold. */
export function shortState({ state, audience }: Pick<Performance, "state" | "audience">): string | null {
  switch (state) {
    case "few-left":
      return ticketTexts.lastSeats;
    case "sold-out":
      return ticketTexts.soldOut;
    case "cancelled":
      return ticketTexts.cancelled;
    case "moved":
      return ticketTexts.movedShort;
    case "closed":
      return nbsp(audience.includes("schools") ? ticketTexts.schools : ticketTexts.closed);
    case "free":
      return ticketTexts.free;
    default:
      return null;
  }
}
