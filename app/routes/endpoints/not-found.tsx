import { forwardHeaders } from "#app/shell/response-headers.ts";
import { defineAction, defineLoader, notFound, type Handle } from "#server/actions/handlers.ts";
import { limits } from "#server/services/limits.ts";

export const handle = { access: "public" } satisfies Handle;

/** Every URL that no other route matches; the error page is that of the shell. */
export const loader = defineLoader(() => notFound());
export const headers = forwardHeaders;

export const action = defineAction(limits.form, () => notFound());

export default function NotFound() {
  return null;
}
