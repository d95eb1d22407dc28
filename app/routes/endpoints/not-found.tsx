import { forwardHeaders } from "#app/shell/response-headers.ts";
import { defineAction, defineLoader, notFound } from "#server/guards/handlers.ts";
import { limits } from "#server/services/limits.ts";

export const handle = { access: "public" };

/** Every address that nothing else answers; the page itself is the frame's error page. */
export const loader = defineLoader(() => notFound());
export const headers = forwardHeaders;

export const action = defineAction(limits.form, () => notFound());

export default function NotFound() {
  return null;
}
