import { forwardHeaders } from "#app/shell/response-headers.ts";
import { defineAction, defineLoader, notFound, respondWithNotice } from "#server/guards/handlers.ts";
import { limits } from "#server/services/limits.ts";
import { safePath } from "#server/guards/safe-path.ts";
import { dismissPopup } from "#server/services/popups.ts";

export const handle = { access: "public" };

/** `POST /okno`: which popup was closed. There is nothing to read here. */
export const loader = defineLoader(() => notFound());

export const headers = forwardHeaders;

export const action = defineAction(limits.form, async (context, { form }) => {
  const popup = form.get("popup");
  if (popup !== "intro" && popup !== "newsletter") throw new Response(null, { status: 400 });
  await dismissPopup(context, popup);
  return respondWithNotice(context, { to: safePath(form.get("back")) });
});

/** Never seen; it makes a wrong address or a wrong popup a page of the site. */
export default function Popups() {
  return null;
}
