import { type Id, idText } from "#app/domain/id.ts";
/** Why somebody reports a rating as illegal or against the rules; the codes of the contract. */
export const reportReasons = [
  "insult",
  "hate",
  "privacy",
  "copyright",
  "advertising",
  "children",
  "other",
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** A notice of illegal content (art. 16 of Regulation (EU) 2022/2065). */
export interface RatingReport {
  readonly reason: ReportReason;
  readonly explanation: string;
  /** Null only for a notice of sexual abuse of children. */
  readonly name: string | null;
  readonly email: string | null;
}

/** The reason whose notice needs no name and address (art. 16 (2) c)). */
export const anonymousReason: ReportReason = "children";

/** The form that reports a rating. */
export function ratingReportPath(id: Id): string {
  return `/hodnoceni/${encodeURIComponent(idText(id))}/nahlasit`;
}
