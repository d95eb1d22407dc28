import type { Config } from "#server/operator/config.ts";
import { formType, readBody } from "#server/http/body.ts";
import { refusal } from "#server/http/plain-page.ts";
import { isMutation } from "#server/http/same-origin.ts";
import { rebuildRequest } from "./rebuild-request.ts";
import type { Step } from "./step.ts";

/** Mail programs send either (RFC 8058). */
const oneClickTypes = [formType, "multipart/form-data"];

/**
 * Reads the form, and makes the request for Remix. Ours: Hono's `bodyLimit` knows the size alone, and the site also
 * refuses a wrong type, an encoding and five hundred fields.
 */
export function readForm(config: Config): Step {
  return async (c, next) => {
    const { url, route, requestId } = c.var;
    const request = c.req.raw;
    let body: BodyInit | null = null;
    if (isMutation(request.method)) {
      const read = await readBody(request, route.isOneClick ? oneClickTypes : [formType]);
      if (!read.ok) return refusal(config, read.error, { Connection: "close" }, requestId);
      body = read.value;
    }
    c.set("inner", rebuildRequest(request, url, body, { config, fromAnywhere: route.isOneClick }));
    return next();
  };
}
