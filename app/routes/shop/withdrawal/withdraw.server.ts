import type { OrderReference } from "#app/domain/paths.ts";
import { createHash } from "node:crypto";
import {
  emptyWithdrawal,
  nameWithVariant,
  withdrawablePieces,
  type TypedWithdrawal,
  type WithdrawalReceipt,
  type WithdrawalStatement,
} from "#app/domain/shop/withdrawal.ts";
import { withdrawalSlovak, type SlovakForm } from "#app/messages/withdrawal-texts.ts";
import type { RequestContext } from "#server/context/context.ts";
import { readIdentity } from "#server/services/seller-identity.ts";
import { firstExceeded, giveBack, isOverLimit, limits, type Use } from "#server/services/limits.ts";
import { outcomeOf, type Outcome } from "#server/services/outcome.ts";
import { emailOrigin } from "#server/services/site-origin.ts";
import { sendWithdrawal } from "#server/upstream/resources/withdrawals.ts";
import { hashForm, readOrder } from "#server/services/orders/read-order.ts";
import { withdrawalEmails } from "./withdrawal-emails.server.ts";

/** Whether this site can send a statement, to the back office or by e-mail. */
export function canWithdraw({ upstream, sendWithdrawalMail }: RequestContext): boolean {
  return upstream.offers.has("withdrawals") || sendWithdrawalMail !== null;
}

/** The link to the form in Slovak, if the theatre delivers to Slovakia, and its words if the customer wants them. */
export function slovakForm({ config, url }: RequestContext): SlovakForm {
  const { title, labels, confirm } = withdrawalSlovak;
  if (!config.deliverTo.includes("SK")) return { link: null, words: null };
  return { link: title, words: url.searchParams.get("jazyk") === "sk" ? { labels, confirm } : null };
}

/**
 * Sends a statement of withdrawal: to the back office, which records it, or if it has no such call by e-mail. The same
 * statement has the same key and, sent by e-mail, the same reference. `gone`: the statement has no recipient.
 */
export async function withdraw(
  context: RequestContext,
  statement: WithdrawalStatement,
): Promise<Outcome<WithdrawalReceipt>> {
  const uses: readonly Use[] = [[limits.withdrawal], [limits.withdrawalEmail, statement.email]];
  const over = await firstExceeded(context, ...uses);
  if (over) return { kind: "limited", wait: over.seconds };
  const outcome = await send(context, statement);
  if (outcome.kind !== "done") {
    for (const [limit, target] of uses) await giveBack(context, limit, target);
    context.log.warn("withdrawal.failed", { kind: outcome.kind });
  }
  return outcome;
}

async function send(
  context: RequestContext,
  statement: WithdrawalStatement,
): Promise<Outcome<WithdrawalReceipt>> {
  const { upstream, sendWithdrawalMail: mail } = context;
  const key = keyOf(statement);
  if (!upstream.offers.has("withdrawals")) return mail ? byMail(context, statement, key) : { kind: "gone" };
  const origin = emailOrigin(context);
  const { name, orderCode, email, items, account, note } = statement;
  const summaryUrl = origin && `${origin}/shrnuti/{id}/{hash}`;
  const body = { orderCode, email, name, items, account, note, summaryUrl };
  const answer = await sendWithdrawal(upstream.asGuest(), body, key);
  // The back office has no such call: the statement goes by e-mail.
  return !answer.ok && answer.error.kind === "not-found" && mail
    ? byMail(context, statement, key)
    : outcomeOf(answer);
}

/** A success only once the mail server has accepted both e-mails: the site keeps nothing. */
async function byMail(
  context: RequestContext,
  statement: WithdrawalStatement,
  key: string,
): Promise<Outcome<WithdrawalReceipt>> {
  const { sendWithdrawalMail: mail, now } = context;
  if (!mail) return { kind: "gone" };
  const reference = `OW-${key.slice(0, 8).toUpperCase()}`;
  const receipt = { reference, receivedAt: `${now.toISOString().slice(0, 19)}Z`, email: "sent" } as const;
  const { theatre } = await readIdentity(context);
  const emails = withdrawalEmails(statement, receipt, theatre);
  try {
    await mail(theatre.name, [
      { ...emails.notice, to: null, replyTo: statement.email, id: `${key.slice(0, 32)}.notice` },
      { ...emails.receipt, to: statement.email, replyTo: null, id: `${key.slice(0, 32)}.receipt` },
    ]);
    return { kind: "done", value: receipt };
  } catch (error) {
    context.log.error("withdrawal.mail-failed", {}, error);
    return { kind: "uncertain" };
  }
}

function keyOf({ name, orderCode, email, items, account, note }: WithdrawalStatement): string {
  const stated = [
    name,
    orderCode,
    email,
    items?.map((item) => [item.name, item.quantity]) ?? null,
    account,
    note,
  ];
  return createHash("sha256").update(JSON.stringify(stated)).digest("hex");
}

/**
 * The form filled in from an order. A wrong hash, which counts against the limit, and an outage give the same empty
 * form: the page does not disclose whether the order exists, and always has the form.
 */
export async function prefillWithdrawal(
  context: RequestContext,
  reference: OrderReference | null,
): Promise<TypedWithdrawal> {
  if (!reference || !hashForm.test(reference.hash)) return emptyWithdrawal;
  const read = await readOrder(context, reference);
  if (read.kind === "missing") await isOverLimit(context, limits.secret);
  if (read.kind !== "found") return emptyWithdrawal;
  const { code, name, email, lines, company } = read.order;
  const pieces = withdrawablePieces(read.order);
  return {
    ...emptyWithdrawal,
    name,
    orderCode: code,
    email,
    isCompany: company !== null,
    lines: lines.map((line, index) => ({
      name: nameWithVariant(line.name, line.variantName),
      quantity: String(pieces[index] ?? 0),
      of: line.quantity,
      excluded: (line.withdrawalExcluded ?? "").slice(0, 500),
    })),
  };
}
