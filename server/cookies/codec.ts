import { createCookie } from "@remix-run/node";
import { z } from "zod";
import type { CookieKind } from "./cookie-kind.ts";
import { deriveKey, openSeal } from "./seal.ts";

/** Browsers drop a longer one without a word. */
const largest = 4_096;

/** What stands inside the signature of an unsealed cookie: the browser's Max-Age is a wish, this is not. */
const envelope = z.object({ v: z.unknown(), e: z.number() });

/** Turns values of one cookie into Set-Cookie text and back. */
export interface Codec {
  /** With the `__Host-` prefix where there is one. */
  readonly name: string;
  /** Null: longer than a browser keeps. */
  encode(value: unknown, now: Date): Promise<string | null>;
  /** `raw` as it stands in the Cookie header; undefined unless genuine and not expired. */
  decode(raw: string, now: Date): Promise<unknown>;
  erase(): Promise<string>;
}

export function openCodec(
  kind: Pick<CookieKind<unknown>, "name" | "maxAge" | "sealed" | "readable">,
  { secure, sessionSecrets }: { readonly secure: boolean; readonly sessionSecrets: readonly string[] },
): Codec {
  if (sessionSecrets.length === 0) throw new Error("Cookies need at least one session secret.");
  const seal = kind.sealed ? openSeal(sessionSecrets, kind.name) : null;
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
