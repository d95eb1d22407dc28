import type { OrderAnswer } from "./answers.ts";
import { orderFieldId, orderFieldLabels, orderFieldNames } from "./order-fields.ts";

/** The errors of a refused order for the summary above it, in the order of the form, each with its field's name. */
export function summaryOf(answer: OrderAnswer | null): { id: string; message: string }[] {
  const errors = answer?.reply.error ?? {};
  return orderFieldNames.flatMap((name) => {
    const message = errors[name]?.[0];
    return message ? [{ id: orderFieldId(name), message: `${orderFieldLabels[name]}: ${message}` }] : [];
  });
}
