import { redirect } from "@remix-run/node";
import { paths } from "#app/domain/paths.ts";
import { forwardHeaders } from "#app/shell/response-headers.ts";
import { defineAction, defineLoader } from "#server/guards/handlers.ts";
import { limits } from "#server/services/limits.ts";
import { act } from "./intents.ts";

export const handle = { access: "public" };

/** `POST /kosik/zmena`: a change of the cart that a script sends. There is nothing to read here. */
export const loader = defineLoader(() => redirect(paths.cart()));

export const headers = forwardHeaders;

/**
 * The action of the cart page as a route without a screen: the router tells what an action answered only after it has
 * loaded all scripts and styles of the action's route. A document does need that screen, so its form is sent on (307
 * repeats the POST as it is).
 */
export const action = defineAction(limits.form, (context, { form }) => {
  if (context.isDocument) throw redirect(paths.cart(), 307);
  return act(context, form);
});
