import type { z } from "zod";

/** The definition of one cookie. Each cookie has its own file; `request-cookies.ts` reads and writes them all. */
export interface CookieKind<T> {
  /** Without the `__Host-` prefix, which is added on https. */
  readonly name: string;
  /** Validates a value both when it is written and when it is read. */
  readonly schema: z.ZodType<T>;
  /** Seconds; also enforced by the server, inside the signed value. */
  readonly maxAge: number;
  /** Encrypted inside the signature: values that even the visitor's own scripts and logs must not show. */
  readonly sealed?: boolean;
  /** Unsigned and readable by client-side JavaScript: a choice that the visitor may just as well change by hand. */
  readonly readable?: boolean;
}
