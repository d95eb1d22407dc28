import { forwardHeaders } from "#app/shell/response-headers.ts";
import {
  defineAction,
  defineLoader,
  notFound,
  respondWithNotice,
  type Handle,
} from "#server/actions/handlers.ts";
import { limits } from "#server/services/limits.ts";
import { safePath } from "#server/actions/access.ts";
import { dismissPopup } from "#server/services/shown-popups.ts";

export const handle = { access: "public", isListed: false } satisfies Handle;

/** `POST /okno`: records which popup the visitor closed. GET answers 404. */
export const loader = defineLoader(() => notFound());

export const headers = forwardHeaders;

export const action = defineAction(limits.form, async (context, { form }) => {
  const popup = form.get("popup");
  if (popup !== "intro" && popup !== "newsletter") throw new Response(null, { status: 400 });
  await dismissPopup(context, popup);
  return respondWithNotice(context, { to: safePath(form.get("back")) });
});

/** Never rendered; a route with a component shows its 404 and 400 as error pages of the site. */
export default function Popups() {
  return null;
}
