import { createHash } from "node:crypto";
import { z } from "zod";
import { maxChanges, type Notice } from "#app/domain/notice.ts";
import type { SharedStore } from "#server/platform/shared-store.ts";
import { cart } from "./cart-and-order.ts";
import { anyId, type CookieKind } from "./cookie-kind.ts";
import type { RequestCookies } from "./request-cookies.ts";
import type { AuthSession } from "./session.ts";

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
          productId: anyId,
          variantId: anyId.nullable(),
          before: z.number().int().nonnegative(),
          quantity: z.number().int().nonnegative(),
        }),
      )
      .max(maxChanges)
      .optional(),
  }),
  maxAge: 600,
};

/** All that a public page shows of its visitor. */
export interface Shape {
  /** Number of lines in the cart. */
  readonly lines: number;
  readonly isSignedIn: boolean;
}

export interface ShapeRead extends Shape {
  /** Whose cart and session were read: `ownerOf` at that time. Another owner's shape does not count. */
  readonly owner: string;
  /** When they were read, in milliseconds: a shape read before the last change does not count. */
  readonly at: number;
}

/** In seconds: another device may change a customer's cart, and only reading the cart again finds that out. */
const lasts = 1_800;

/** The shape found when the visitor's cart and session were last read, so that public pages need not read them. */
export const shape: CookieKind<ShapeRead> = {
  name: "shape",
  about: "visitor",
  schema: z.object({
    lines: z.number().int().nonnegative(),
    isSignedIn: z.boolean(),
    owner: z.string().length(22),
    at: z.number().int().nonnegative(),
  }),
  maxAge: lasts,
};

export const anonymousShape: Shape = { lines: 0, isSignedIn: false };

/** Identifies the visitor's present cart and session; null: the visitor has neither. */
export async function ownerOf(cookies: RequestCookies, session: AuthSession | null): Promise<string | null> {
  const stored = await cookies.read(cart);
  if (stored === null && session === null) return null;
  const parts = JSON.stringify([stored?.tempId ?? null, session?.sid ?? null]);
  return createHash("sha256").update(parts).digest("base64url").slice(0, 22);
}

/** Invalidates the shapes read so far for this cart and session, including one in a response still on its way. */
export async function markChanged(store: SharedStore, owner: string, now: Date): Promise<void> {
  await store.set(changeKey(owner), String(now.getTime()), lasts);
}

/** Whether the cart and the session have not changed since this shape was read. */
export async function isUnchanged(store: SharedStore, { owner, at }: ShapeRead): Promise<boolean> {
  return at > Number(await store.get(changeKey(owner)));
}

function changeKey(owner: string): string {
  return `changed ${owner}`;
}

export const storeNotice = (cookies: RequestCookies, waiting: Notice) => cookies.write(notice, waiting);
export const forgetNotice = (cookies: RequestCookies) => cookies.clear(notice);
