import type { z } from "zod";

/** What one cookie is. One file a cookie; `visit-cookies.ts` reads and writes them all. */
export interface CookieKind<T> {
  /** Without the `__Host-` prefix, which is added where visitors come over https. */
  readonly name: string;
  /** What a value must look like, both when it is written and when it comes back. */
  readonly schema: z.ZodType<T>;
  /** Seconds; also enforced by us, inside the signed value. */
  readonly maxAge: number;
  /** Encrypted inside the signature: what even the visitor's own scripts and logs must not show. */
  readonly sealed?: boolean;
  /** Unsigned and readable by the page's scripts: a choice that the visitor may as well change by hand. */
  readonly readable?: boolean;
}
