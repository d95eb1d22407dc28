import { redirect } from "@remix-run/node";
import { paths } from "#app/domain/paths.ts";
import { forwardHeaders } from "#app/shell/response-headers.ts";
import { defineAction, defineLoader, type Handle } from "#server/actions/handlers.ts";
import { limits } from "#server/services/limits.ts";
import { actOnCart } from "./cart.action.ts";

export const handle = { access: "public", privacy: "personal" } satisfies Handle;

/** `POST /kosik/zmena`: changes of the cart sent by a fetcher. GET redirects to the cart. */
export const loader = defineLoader(() => redirect(paths.cart()));

export const headers = forwardHeaders;

/**
 * The cart page's action on a route without a page component: the router returns an action's data only after it has
 * loaded all scripts and styles of the action's route. A document request does need the page, so a redirect leads its
 * form there (307 repeats the POST unchanged).
 */
export const action = defineAction(limits.form, (context, submission) => {
  if (context.request.isDocument) throw redirect(paths.cart(), 307);
  return actOnCart(context, submission);
});
