import { createCookie } from "@remix-run/node";
import { z } from "zod";
import { isIdText } from "#app/domain/read-id.ts";
import { deriveKey, createEncryption } from "./seal.ts";

/** The definition of one cookie. Cookies stand together by subject; `request-cookies.ts` reads and writes them all. */
export interface CookieKind<T> {
  /** Without the `__Host-` prefix, which is added on https. */
  readonly name: string;
  /**
   * `choice`: a page depends on it, but is the same for all visitors with this choice. `visitor` and `customer`: a page
   * that is made with it is one visitor's own. `customer`: besides, it ends with the session.
   */
  readonly about: "choice" | "visitor" | "customer";
  /** Validates a value both at writing and at reading. */
  readonly schema: z.ZodType<T>;
  /** Seconds; also enforced by the server, inside the signed value. */
  readonly maxAge: number;
  /** Encrypted inside the signature: values that even the visitor's own scripts and logs must not show. */
  readonly sealed?: boolean;
  /** Unsigned and readable by client-side JavaScript: a choice that the visitor may just as well change by hand. */
  readonly readable?: boolean;
}

/** In bytes. Browsers silently drop a longer cookie. */
const largest = 4_096;

/**
 * Content of a signed, unencrypted cookie with its expiry, which `decode` enforces: browsers need not respect Max-Age.
 */
/** An id of the back office, in the type in which it came. */
export const anyId = z.union([z.number().int().positive(), z.string().refine(isIdText)]);

const envelope = z.object({ v: z.unknown(), e: z.number() });

/** Encodes values of one cookie as Set-Cookie text and decodes them. */
export interface Codec {
  /** Including the `__Host-` prefix, if the cookie has one. */
  readonly name: string;
  /** Null: longer than a browser stores. */
  encode(value: unknown, now: Date): Promise<string | null>;
  /** `raw` as it is in the Cookie header; undefined unless genuine and not expired. */
  decode(raw: string, now: Date): Promise<unknown>;
  erase(): Promise<string>;
}

export function openCodec(
  kind: Pick<CookieKind<unknown>, "name" | "maxAge" | "sealed" | "readable">,
  { secure, sessionSecrets }: { readonly secure: boolean; readonly sessionSecrets: readonly string[] },
): Codec {
  if (sessionSecrets.length === 0) throw new Error("Cookies need at least one session secret.");
  const seal = kind.sealed ? createEncryption(sessionSecrets, kind.name) : null;
  const name = secure ? `__Host-${kind.name}` : kind.name;
  const cookie = createCookie(name, {
    path: "/",
    httpOnly: !kind.readable,
    sameSite: "lax",
    secure,
    secrets: kind.readable
      ? []
      : sessionSecrets.map((secret) =>
          Buffer.from(deriveKey(secret, kind.name, "sign")).toString("base64url"),
        ),
  });
  return {
    name,
    async encode(value, now) {
      const expires = new Date(now.getTime() + kind.maxAge * 1000);
      const content = seal ? await seal.seal(value, now, expires) : { v: value, e: expires.getTime() };
      const text = await cookie.serialize(content, { maxAge: kind.maxAge });
      return Buffer.byteLength(text) <= largest ? text : null;
    },
    async decode(raw, now) {
      const content: unknown = await cookie.parse(`${name}=${raw}`).catch(() => null);
      if (seal) return typeof content === "string" ? seal.unseal(content, now) : undefined;
      const opened = envelope.safeParse(content);
      return opened.success && opened.data.e > now.getTime() ? opened.data.v : undefined;
    },
    erase: () => cookie.serialize("", { maxAge: 0, expires: new Date(0) }),
  };
}
