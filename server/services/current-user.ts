import type { Visit } from "#server/visit.ts";

export interface User {
  readonly id: number;
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly phone: string | null;
  /** Names of permissions. */
  readonly scope: readonly string[];
}

/** `unknown`: a token is there, but the upstream could not say whose; nobody is signed out for that (design §4.7). */
export type CurrentUser =
  | { readonly kind: "customer"; readonly user: User }
  | { readonly kind: "guest" }
  | { readonly kind: "unknown" };

/** Who is here, by `/api/me`; asked once a request. */
export async function currentUser(_visit: Visit): Promise<CurrentUser> {
  throw new Error("not yet");
}
