import { z } from "zod";
import { maxChanges, type Notice } from "#app/domain/notice.ts";
import type { CookieKind } from "./cookie-kind.ts";

const key = z.union([z.number().int().positive(), z.string().min(1).max(100)]);

/** The flash message: a notice that survives one redirect, until a page shows it. */
export const notice: CookieKind<Notice> = {
  name: "notice",
  about: "visitor",
  schema: z.object({
    id: z.string().min(1).max(64),
    kind: z.enum(["success", "info", "danger"]),
    text: z.string().min(1).max(600),
    asks: z.boolean().optional(),
    undo: z
      .object({
        label: z.string().max(80),
        fields: z.record(z.string().max(40), z.string().max(1_000)),
      })
      .optional(),
    changed: z
      .array(
        z.object({
          productId: key,
          variantId: key.nullable(),
          before: z.number().int().nonnegative(),
          quantity: z.number().int().nonnegative(),
        }),
      )
      .max(maxChanges)
      .optional(),
  }),
  maxAge: 600,
};
