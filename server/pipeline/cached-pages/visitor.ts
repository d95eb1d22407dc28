import { createHash } from "node:crypto";
import { parse } from "cookie";
import { LRUCache } from "lru-cache";
import type { SharedStore } from "#server/platform/shared-store.ts";
import { isRenewalDue, isSignedOut, unexpiredSession, type AuthSession } from "#server/cookies/session.ts";
import { cart, cartOutage } from "#server/cookies/cart-and-order.ts";
import {
  notice,
  anonymousShape,
  isUnchanged,
  ownerOf,
  shape,
  type Shape,
  type ShapeRead,
} from "#server/cookies/page-state.ts";
import { choices } from "#server/cookies/all-cookies.ts";
import type { RequestCookies } from "#server/cookies/request-cookies.ts";

/** The parts of a visitor's cookies on which public pages depend. */
export interface Visitor {
  /** Stands for the parsed choices; a digest, since it is part of many keys. */
  readonly variant: string;
  /** Null: the site has to render the page with the visitor's own cookies. */
  readonly shape: Shape | ShapeRead | null;
  /** Id of the sign-in; null: no session. */
  readonly sid: string | null;
  /** `Set-Cookie` lines of every public page: a guest's cart is kept for 14 days after its last page (§4, §9). */
  readonly renewals: readonly string[];
  /** The request has the cookie of the language. */
  readonly hasLocale: boolean;
}

/** The shape for which the site may render a public page now; null: it has to render the visitor's own page. */
export function currentShape(visitor: Visitor, store: SharedStore): Shape | null | Promise<Shape | null> {
  const { shape: known, sid } = visitor;
  return known && "owner" in known ? checked(known, sid, store) : known;
}

async function checked(known: ShapeRead, sid: string | null, store: SharedStore): Promise<Shape | null> {
  if (sid !== null && (await isSignedOut(store, { sid }))) return null;
  return (await isUnchanged(store, known)) ? known : null;
}

/** In milliseconds: how long the cookies of a header count as read; what expires in the meantime is noticed then. */
const rememberedFor = 60_000;
/** In characters: no browser sends more for this site. */
const longest = 8_192;
const maxCharacters = 16 * 1024 * 1024;

/** Reads visitors' cookies and remembers the results: decrypting and verifying costs more than a cached page. */
export function createVisitorReader() {
  const known = new LRUCache<string, { readonly at: number; readonly visitor: Visitor }>({
    maxSize: maxCharacters,
    sizeCalculation: ({ visitor }, header) => header.length + visitor.renewals.join().length + 512,
  });
  return {
    /** The visitor with this Cookie header, if it was read a moment ago. */
    remembered(header: string, now: Date): Visitor | null {
      const found = known.get(header);
      const age = now.getTime() - (found?.at ?? 0);
      return found && age >= 0 && age < rememberedFor ? found.visitor : null;
    },
    async read(header: string, cookies: RequestCookies, now: Date): Promise<Visitor> {
      const visitor = await readVisitor(header, cookies, now);
      if (header.length <= longest) known.set(header, { at: now.getTime(), visitor });
      return visitor;
    },
  };
}

async function readVisitor(header: string, cookies: RequestCookies, now: Date): Promise<Visitor> {
  const session = await unexpiredSession(cookies, now);
  const chosen = await Promise.all(choices.map((kind) => cookies.read(kind)));
  return {
    variant: createHash("sha256").update(JSON.stringify(chosen)).digest("base64url"),
    shape: await shapeIn(cookies, session, now),
    sid: session?.sid ?? null,
    renewals: session ? [] : await renewedCart(cookies),
    hasLocale: parse(header)["locale"] !== undefined,
  };
}

async function shapeIn(
  cookies: RequestCookies,
  session: AuthSession | null,
  now: Date,
): Promise<Visitor["shape"]> {
  // The next page shows a waiting notice. An outage of the cart ends as soon as a page can read the cart.
  if ((await cookies.read(notice)) || (await cookies.read(cartOutage))) return null;
  if (session && isRenewalDue(session, now)) return null;
  const owner = await ownerOf(cookies, session);
  if (owner === null) return anonymousShape;
  const stored = await cookies.read(shape);
  return stored?.owner === owner ? stored : null;
}

async function renewedCart(cookies: RequestCookies): Promise<readonly string[]> {
  const own = cookies.only([cart]);
  await own.renew(cart);
  const headers = new Headers();
  own.writeTo(headers);
  return headers.getSetCookie();
}
