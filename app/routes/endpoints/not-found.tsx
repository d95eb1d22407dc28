import { answerHeaders } from "#app/frame/answer-headers.ts";
import { acts, loads, notFound } from "#server/guards/handlers.ts";
import { limits } from "#server/services/limits.ts";

export const handle = { access: "public" };

/** Every address that nothing else answers; the page itself is the frame's error page. */
export const loader = loads(() => notFound());
export const headers = answerHeaders;

export const action = acts(limits.form, () => notFound());

export default function NotFound() {
  return null;
}
