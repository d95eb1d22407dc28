import { idInField } from "#app/domain/read-id.ts";
import { currencyFailed } from "#app/messages/shell-texts.ts";
import { forwardHeaders } from "#app/shell/response-headers.ts";
import {
  defineAction,
  defineLoader,
  notFound,
  respondWithFailure,
  respondWithNotice,
  type Handle,
} from "#server/actions/handlers.ts";
import { limits } from "#server/services/limits.ts";
import { safePath } from "#server/actions/access.ts";
import { chooseCurrency } from "#server/services/currencies.ts";

export const handle = { access: "public", isListed: false } satisfies Handle;

/** `POST /mena`: sets the currency of displayed prices. GET answers 404. */
export const loader = defineLoader(() => notFound());

export const headers = forwardHeaders;

export const action = defineAction(limits.form, async (context, { form }) => {
  const id = idInField(form.get("currency"));
  const chosen = id === null ? "missing" : await chooseCurrency(context, { id });
  if (chosen === "missing") throw new Response(null, { status: 400 });
  const to = safePath(form.get("back"));
  if (chosen === "failed") return respondWithFailure(context, { to, text: currencyFailed });
  return respondWithNotice(context, { to });
});

/** Never rendered; a route with a component shows its 404 and 400 as error pages of the site. */
export default function Currency() {
  return null;
}
