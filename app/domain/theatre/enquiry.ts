import type { EnquiryType } from "./enquiry-path.ts";

/** What an enquiry is about; the codes of the contract. */
export const enquiryKinds = ["group", "school", "subscription"] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];

/** An enquiry, whose title and date are in the visitor's own words. */
export interface Enquiry {
  readonly kind: EnquiryKind;
  readonly title: string | null;
  readonly date: string | null;
  readonly people: number;
  readonly organisation: string | null;
  /** Age or grade; only of a school. */
  readonly grade: string | null;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly note: string | null;
}

/** An enquiry that the theatre has received. */
export interface ReceivedEnquiry {
  readonly reference: string;
  /** ISO instant. */
  readonly receivedAt: string;
  /** The last day of the theatre's answer, `YYYY-MM-DD`; null: it does not say. */
  readonly replyBy: string | null;
}

/** What the page tells of an enquiry that was sent. */
export interface EnquiryReceipt extends ReceivedEnquiry {
  readonly kind: EnquiryKind;
  readonly email: string;
}

/** People of one enquiry. */
export const mostPeople = 2_000;

const kindsInAddress = {
  skupina: "group",
  skola: "school",
  predplatne: "subscription",
} as const satisfies Record<EnquiryType, EnquiryKind>;

/** The kind that `?typ=` names; null: none of ours. */
export function kindOf(type: string | null): EnquiryKind | null {
  return type !== null && Object.hasOwn(kindsInAddress, type) ? kindsInAddress[type as EnquiryType] : null;
}
