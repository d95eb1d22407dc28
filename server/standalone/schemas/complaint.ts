import { z } from "@hono/zod-openapi";
import { line, optionalLine, webAddress, word } from "./shared.ts";
import { email } from "./customer.ts";

const remedy = z
  .enum(["repair", "replacement", "discount", "withdrawal"])
  .openapi({ description: "The remedy that the customer wants." });
const state = z.enum(["open", "accepted", "rejected"]);
const time = z.iso.datetime({ offset: true });
const reference = word.openapi({ example: "R26-00042" });
const decideBy = z.iso.date().openapi({ description: "The last day to settle it, in Prague." });

export const complaintBody = z
  .object({
    order: line(40).openapi({ description: "The code of the order, as the customer typed it." }),
    email,
    name: line(120),
    phone: optionalLine(30),
    item: line(200).openapi({ description: "The defect, in the customer's words." }),
    defect: line(2_000),
    remedy,
    summary_url: webAddress
      .nullish()
      .transform((address) => address ?? null)
      .openapi({
        description: "Template of the e-mails' link to the order, with `{id}` and `{hash}` in it.",
        example: "https://www.example.cz/shrnuti/{id}/{hash}",
        type: ["string", "null"],
      }),
  })
  .openapi("ComplaintInput");
export type ComplaintInput = z.infer<typeof complaintBody>;

export const receivedSchema = z
  .object({ reference, received_at: time, decide_by: decideBy })
  .openapi("ComplaintReceived");

const complaint = {
  reference,
  received_at: time,
  decide_by: decideBy,
  order: z.string(),
  item: z.string(),
  remedy,
  state,
  settled_at: time.nullable(),
  manner: z
    .string()
    .nullable()
    .openapi({ description: "The settlement, or the reasons of a rejection; null: open." }),
};
export const complaintSchema = z.object({ ...complaint, defect: z.string() }).openapi("Complaint");

export const staffComplaintRow = z
  .object({ ...complaint, name: word, email: z.string() })
  .openapi("StaffComplaintRow");

export const staffComplaint = staffComplaintRow
  .extend({
    defect: z.string(),
    phone: z.string().nullable(),
    is_known: z.boolean().openapi({ description: "An order has that code and that address." }),
  })
  .openapi("StaffComplaint");

export const closedBody = z
  .object({
    result: z.enum(["accepted", "rejected"]),
    manner: line(1_000).openapi({ description: "The settlement, or the reasons. For the customer." }),
  })
  .openapi("ComplaintClosed");
