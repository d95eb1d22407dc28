import type { FormAnswer } from "#app/components/forms/validated-form.tsx";
import type { ReceivedComplaint, Remedy } from "#app/domain/shop/complaint.ts";
import { complaintTexts as texts } from "#app/messages/complaint.ts";

/** The form's fields in order, with their labels in the error summary; the upstream's errors use the same names. */
export const complaintLabels = {
  order: texts.order,
  item: texts.item,
  defect: texts.defect,
  remedy: texts.remedy,
  name: texts.name,
  email: texts.email,
  phone: texts.phone,
} as const;

/** What the visitor has sent, for the page that is printed. */
export interface ToldComplaint {
  readonly order: string;
  readonly item: string;
  readonly defect: string;
  readonly remedy: Remedy;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
}

export type ComplaintAnswer =
  | { readonly kind: "received"; readonly complaint: ReceivedComplaint; readonly told: ToldComplaint }
  /** 422, 429, 503. */
  | ({ readonly kind: "again" } & FormAnswer);

/** What an order fills in. `items`: names of its lines, to choose from. */
export interface ComplaintPrefill {
  readonly order: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly items: readonly string[];
}
