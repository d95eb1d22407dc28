import { acts, loads, notFound } from "#server/guards/handlers.ts";

export const handle = { access: "public" };

/** Every address that nothing else answers; the page itself is the frame's error page. */
export const loader = loads(() => notFound());
export const action = acts(() => notFound());

export default function NotFound() {
  return null;
}
