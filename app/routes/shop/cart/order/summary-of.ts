import type { OrderAnswer } from "../answers.ts";
import { orderFieldId, orderFieldLabels, orderFieldNames, orderFormId } from "./order-fields.ts";

/**
 * The errors of a refused order for the error summary, in the order of the form, each with its field's name. An error
 * without a field links to the whole form, so that a refusal always has a message.
 */
export function summaryOf(answer: OrderAnswer | null): { id: string; message: string }[] {
  const errors = answer?.reply.error ?? {};
  const known = orderFieldNames.flatMap((name) => {
    const message = errors[name]?.[0];
    return message ? [{ id: orderFieldId(name), message: `${orderFieldLabels[name]}: ${message}` }] : [];
  });
  const names: readonly string[] = orderFieldNames;
  const others = Object.entries(errors).flatMap(([name, texts]) =>
    !names.includes(name) && texts?.[0] ? [texts[0]] : [],
  );
  return [...known, ...others.slice(0, 1).map((message) => ({ id: orderFormId, message }))];
}
