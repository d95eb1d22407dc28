import { data } from "@remix-run/node";
import type { TypedWithdrawal, WithdrawalReceipt, WithdrawalStatement } from "#app/domain/shop/withdrawal.ts";
import { tooManyTries } from "#app/messages/sign-in.ts";
import { withdrawalTexts } from "#app/messages/withdrawal.ts";
import type { RequestContext } from "#server/context.ts";
import { sortErrors } from "#server/forms/define-form.ts";
import type { FieldErrors } from "#server/forms/outcome.ts";
import { limited, unavailable, unprocessable } from "#server/guards/handlers.ts";
import { withdraw } from "#server/services/orders/withdraw.ts";
import { readStatement, readTyped, type WithdrawalErrors } from "./read-statement.ts";

export type WithdrawalAnswer =
  /** `message`: about no field. */
  | {
      readonly kind: "form";
      readonly typed: TypedWithdrawal;
      readonly errors: WithdrawalErrors;
      readonly message: string | null;
    }
  /** `message`: why it was not sent; then the page says how to send it otherwise. */
  | {
      readonly kind: "review";
      readonly typed: TypedWithdrawal;
      readonly statement: WithdrawalStatement;
      readonly message: string | null;
    }
  | {
      readonly kind: "received";
      readonly statement: WithdrawalStatement;
      readonly receipt: WithdrawalReceipt;
    };

/** The form, its check and „Zpět“ record nothing; only „Potvrdit odstoupení od smlouvy“ does. */
export async function actOnWithdrawal(context: RequestContext, form: FormData) {
  const typed = readTyped(form);
  const intent = form.get("intent");
  const read = readStatement(typed);
  if (intent === "back") return data<WithdrawalAnswer>({ kind: "form", typed, errors: {}, message: null });
  if (intent !== "check" && intent !== "confirm") throw new Response(null, { status: 400 });
  if (!read.ok)
    return unprocessable<WithdrawalAnswer>({ kind: "form", typed, errors: read.errors, message: null });
  const { statement } = read;
  const review = (message: string | null): WithdrawalAnswer => ({
    kind: "review",
    typed,
    statement,
    message,
  });
  if (intent === "check") return data(review(null));

  const answer = await withdraw(context, statement);
  switch (answer.kind) {
    case "done":
      return data<WithdrawalAnswer>({ kind: "received", statement, receipt: answer.value });
    case "limited":
      return limited(review(tooManyTries(answer.wait)), answer.wait);
    case "invalid":
      return unprocessable(refusedForm(typed, answer.errors));
    case "gone":
      return data(review(withdrawalTexts.nowhere), unavailable);
    case "uncertain":
      return data(review(withdrawalTexts.uncertain), unavailable);
    case "failed":
    case "signed-out":
      return data(review(withdrawalTexts.failed), unavailable);
  }
}

/** The back office's errors beside the fields; those of no field, or of the goods, above the form. */
function refusedForm(typed: TypedWithdrawal, refused: FieldErrors): WithdrawalAnswer {
  const { beside, above } = sortErrors(refused, ["name", "orderCode", "email", "account", "note"]);
  const errors = Object.fromEntries(Object.entries(beside).map(([name, [message = ""]]) => [name, message]));
  return { kind: "form", typed, errors, message: above.join(" ") || null };
}
