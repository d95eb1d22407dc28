import type { Config } from "#server/config.ts";
import type { CookieKind } from "./cookie-kind.ts";

/** The cookies of one request and of its answer. The only place that commits them. */
export interface VisitCookies {
  /** What the visitor sent, or what this visit wrote since; null = none that is genuine, whole and not expired. */
  read<T>(kind: CookieKind<T>): Promise<T | null>;
  /** Sets the cookie in the answer, unless it already holds this value. False: too large or not what the kind allows; nothing is set then. */
  write<T>(kind: CookieKind<T>, value: T): Promise<boolean>;
  /** Sends the value it holds once more with its full Max-Age; nothing where it holds none. */
  renew<T>(kind: CookieKind<T>): Promise<void>;
  /** Removes it from the browser, where it is there. */
  clear<T>(kind: CookieKind<T>): void;
  /** Puts our changes into the headers of an answer; may be called again, touches no other Set-Cookie. */
  writeTo(headers: Headers): void;
}

export type CookieConfig = Pick<Config, "secure" | "sessionSecrets">;

export function openCookies(
  _header: string | null,
  _by: { readonly config: CookieConfig; readonly now: Date },
): VisitCookies {
  throw new Error("not yet");
}
