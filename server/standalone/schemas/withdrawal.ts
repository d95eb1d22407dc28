import { z } from "@hono/zod-openapi";
import { line, optionalLine, webAddress, word, spare } from "./shared.ts";
import { email } from "./customer.ts";

const item = z.object({ name: line(300), quantity: z.number().int().min(1).max(9_999) });
const emailState = z.enum(["waiting", "sent", "failed"]).nullable();
const receivedAt = z.iso
  .datetime()
  .openapi({ example: "2026-11-21T10:00:07Z", description: "To the second." });

export const withdrawalBody = z
  .object({
    order_code: line(60).openapi({ description: "As the customer typed it; such an order may not exist." }),
    email,
    name: line(200),
    items: z.array(item).min(1).max(50).nullable().openapi({ description: "Null: the whole order." }),
    account: optionalLine(64).openapi({ description: "Where to send the money." }),
    note: optionalLine(1_000),
    summary_url: webAddress
      .nullish()
      .transform((url) => url ?? null)
      .openapi({ type: "string", description: "Template of the order's page, with {id} and {hash}." }),
  })
  .openapi("Withdrawal");

export const withdrawalReceived = z
  .object({
    reference: word.openapi({ example: "OS26-00001" }),
    received_at: receivedAt,
    email: emailState.openapi({ ...spare, description: "The confirmation to the customer; null: unknown." }),
  })
  .openapi("WithdrawalReceived");

export const staffWithdrawal = z
  .object({
    reference: word,
    received_at: receivedAt,
    order_code: z.string(),
    order: z
      .string()
      .nullable()
      .openapi({ description: "The order's code; null: no order has this code and e-mail." }),
    name: word,
    email: z.string(),
    items: z.array(item).nullable(),
    account: z.string().nullable(),
    note: z.string().nullable(),
    receipt: emailState,
  })
  .openapi("StaffWithdrawal");
