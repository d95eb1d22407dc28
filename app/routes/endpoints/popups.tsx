import { answerHeaders } from "#app/frame/answer-headers.ts";
import { acts, loads, notFound, settle } from "#server/guards/handlers.ts";
import { limits } from "#server/services/limits.ts";
import { safePath } from "#server/guards/safe-path.ts";
import { dismissPopup } from "#server/services/popups.ts";

export const handle = { access: "public" };

/** `POST /okno`: which popup was closed. There is nothing to read here. */
export const loader = loads(() => notFound());

export const headers = answerHeaders;

export const action = acts(limits.form, async (visit, { form }) => {
  const popup = form.get("popup");
  if (popup !== "intro" && popup !== "newsletter") throw new Response(null, { status: 400 });
  await dismissPopup(visit, popup);
  return settle(visit, { to: safePath(form.get("back")) });
});

/** Never seen; it makes a wrong address or a wrong popup a page of the site. */
export default function Popups() {
  return null;
}
