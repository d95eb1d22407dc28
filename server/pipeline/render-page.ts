import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import type { Config } from "#server/operator/config.ts";
import { refusal } from "#server/http/error-page.ts";
import { externalRedirect } from "./external-redirect.ts";
import { mutableCopy } from "./rebuild-request.ts";
import type { Step } from "./step.ts";

/** The last step: Remix. */
export function renderPage(config: Config, build: ServerBuild, mode: "production" | "development"): Step {
  const render = createRequestHandler(build, mode);
  return async (c) => {
    const { inner, context } = c.var;
    const rendered = await render(inner, { requestContext: context });
    return isRemixErrorResponse(rendered, inner)
      ? refusal(config, rendered.status, retryAfterOf(rendered), context.request.id)
      : (externalRedirect(config, rendered, inner) ?? mutableCopy(rendered));
  };
}

/** The `Retry-After` header of a response that another page replaces. */
function retryAfterOf({ headers }: Response): Record<string, string> {
  const wait = headers.get("Retry-After");
  return wait === null ? {} : { "Retry-After": wait };
}

/**
 * Whether this is Remix's own error response ("Unexpected Server Error" or an empty 500). It is English or blank, so
 * the app shows its Czech error page instead.
 */
function isRemixErrorResponse(response: Response, request: Request): boolean {
  if (response.status < 400 || response.headers.get("Content-Type")?.startsWith("text/html")) return false;
  return (
    (request.headers.get("Accept") ?? "").includes("text/html") &&
    !new URL(request.url).pathname.endsWith(".data")
  );
}
