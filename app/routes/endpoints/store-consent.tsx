import type { ConsentChoice, OptionalCategory } from "#app/domain/consent.ts";
import { czech } from "#app/domain/typography.ts";
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
import { storeConsent } from "#server/services/visitor-consent.ts";

const texts = czech({
  stored: "Nastavení cookies jsme uložili.",
});

export const handle = { access: "public", isListed: false } satisfies Handle;

/** `POST /souhlas`: stores the visitor's cookie choice. GET answers 404. */
export const loader = defineLoader(() => notFound());

export const headers = forwardHeaders;

export const action = defineAction(limits.form, async (context, { form }) => {
  const choice = choiceOf(form);
  if (!choice) throw new Response(null, { status: 400 });
  await storeConsent(context, choice);
  return respondWithNotice(context, {
    to: safePath(form.get("back")),
    notice: { kind: "success", asks: false, text: texts.stored },
  });
});

/** Null for a form that is not the app's. */
function choiceOf(form: FormData): ConsentChoice | null {
  const ticked = (category: OptionalCategory) => form.get(category) === "on";
  switch (form.get("choice")) {
    case "all":
      return { analytical: true, marketing: true, advertisement: true };
    case "refuse":
      return { analytical: false, marketing: false, advertisement: false };
    case "selected":
      return {
        analytical: ticked("analytical"),
        marketing: ticked("marketing"),
        advertisement: ticked("advertisement"),
      };
    default:
      return null;
  }
}

/** Never rendered; a route with a component shows its 404 and 400 as error pages of the site. */
export default function Consent() {
  return null;
}
