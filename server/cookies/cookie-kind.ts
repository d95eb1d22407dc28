import { z } from "zod";

/** An id as the upstream gave it. */
export const anyKey = z.union([z.number().int().positive(), z.string().min(1).max(200)]);

/** The definition of one cookie. Each cookie has its own file; `request-cookies.ts` reads and writes them all. */
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
