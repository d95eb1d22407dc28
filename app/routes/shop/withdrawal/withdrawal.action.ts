import { data } from "@remix-run/node";
import type { TypedWithdrawal, WithdrawalReceipt, WithdrawalStatement } from "#app/domain/shop/withdrawal.ts";
import { tooManyTries } from "#app/messages/sign-in-texts.ts";
import { withdrawalTexts } from "#app/messages/withdrawal-texts.ts";
import type { RequestContext } from "#server/context/context.ts";
import { sortErrors } from "#server/actions/define-form.ts";
import type { FieldErrors } from "#server/services/outcome.ts";
import { limited, unavailable, unprocessable } from "#server/actions/handlers.ts";
import { withdraw } from "./withdraw.server.ts";
import { readStatement, readTyped, type WithdrawalErrors } from "./read-statement.ts";

export interface WithdrawalAnswer {
  readonly typed: TypedWithdrawal;
  readonly errors: WithdrawalErrors;
  /** An error of no field, or why the site did not send it; then the page shows another way. */
  readonly message: string | null;
  /** The step of the check or of the receipt; null: the form. */
  readonly statement: WithdrawalStatement | null;
  readonly receipt: WithdrawalReceipt | null;
}

/** The form, its check and „Zpět“ record nothing; only „Potvrdit odstoupení od smlouvy“ does. */
export async function actOnWithdrawal(context: RequestContext, posted: FormData) {
  const typed = readTyped(posted);
  const intent = posted.get("intent");
  const read = readStatement(typed);
  const form: WithdrawalAnswer = { typed, errors: {}, message: null, statement: null, receipt: null };
  if (intent === "back") return data(form);
  if (intent !== "check" && intent !== "confirm") throw new Response(null, { status: 400 });
  if (!read.ok) return unprocessable({ ...form, errors: read.error });
  const review = { ...form, statement: read.value };
  if (intent === "check") return data(review);

  const outcome = await withdraw(context, read.value);
  switch (outcome.kind) {
    case "done":
      return data({ ...review, receipt: outcome.value });
    case "limited":
      return limited({ ...review, message: tooManyTries(outcome.wait) }, outcome.wait);
    case "invalid":
      return unprocessable({ ...form, ...shownErrors(outcome.errors) });
    case "gone":
      return data({ ...review, message: withdrawalTexts.nowhere }, unavailable);
    case "uncertain":
      return data({ ...review, message: withdrawalTexts.uncertain }, unavailable);
    case "failed":
    case "signed-out":
      return data({ ...review, message: withdrawalTexts.failed }, unavailable);
  }
}

/** The back office's errors beside the fields; those of no field, or of the goods, above the form. */
function shownErrors(refused: FieldErrors): Pick<WithdrawalAnswer, "errors" | "message"> {
  const { beside, above } = sortErrors(refused, ["name", "orderCode", "email", "account", "note"]);
  const errors = Object.fromEntries(Object.entries(beside).map(([name, [message = ""]]) => [name, message]));
  return { errors, message: above.join(" ") || null };
}
