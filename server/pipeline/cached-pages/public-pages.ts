import { isPrefetch } from "#server/context/context.ts";
import type { ServiceContainer } from "#server/context/container.ts";
import { choices } from "#server/cookies/all-cookies.ts";
import type { Config } from "#server/operator/config.ts";
import { isPublicPage } from "../caching.ts";
import { replaceResponse, type Step } from "../step.ts";
import { createFastPath, variantFor, type FastPath } from "./fast-path.ts";
import { createPageCache } from "./page-cache.ts";
import { createVisitorReader, currentShape } from "./visitor.ts";

export interface PublicPages {
  /**
   * Answers with the page of all visitors of this visitor's shape. The site renders it without the visitor's cookies,
   * so it contains nothing else about them. If the shape is unknown, the page is the visitor's own.
   */
  readonly step: Step;
  readonly fastPath: FastPath;
}

type Parts = Pick<ServiceContainer, "store" | "clock" | "log"> & { readonly config: Config };

export function openPublicPages({ config, store, clock, log }: Parts): PublicPages {
  const documents = createPageCache(config.pageSeconds);
  const visitors = createVisitorReader();
  const fastPath = createFastPath({
    rememberedVisitor: visitors.remembered,
    store,
    clock,
    log,
    secure: config.secure,
    trustProxy: config.trustProxy,
  });

  const step: Step = async (c, next) => {
    const { url, route, cookies, inner } = c.var;
    const sent = c.req.raw;
    if (!isPublicPage(sent.method, url.pathname, route)) return next();
    const header = sent.headers.get("Cookie") ?? "";
    const now = clock();
    const visitor = visitors.remembered(header, now) ?? (await visitors.read(header, cookies, now));
    const shape = await currentShape(visitor, store);
    if (!shape) return next();
    c.set("shape", shape);
    c.set("cookies", cookies.only(choices));
    inner.headers.delete("Cookie");
    const variant = variantFor(visitor, shape);
    const wanted = { request: inner, url: new URL(inner.url), variant, now };
    const response = await documents.answer(wanted, async () => {
      await next();
      const { upstream } = c.var.context;
      return { response: c.res, isWhole: !c.error && upstream.isWhole(), isOfNow: upstream.isOfNow() };
    });
    const page = documents.peek(wanted);
    // The answer may be a concurrent request's, if only that one could be cached.
    if (page && response.headers.get("ETag") === page.etag)
      fastPath.remember(sent, { page, variant, route: route.pattern });
    if (shape.lines > 0 || shape.isSignedIn) forbidStoring(response.headers);
    if (!isPrefetch(sent) && response.headers.get("Content-Type")?.startsWith("text/html")) {
      for (const line of visitor.renewals) response.headers.append("Set-Cookie", line);
    }
    replaceResponse(c, response);
  };

  return { step, fastPath };
}

/**
 * The browser must not store a page that shows something about its visitor: Back would show the cart as it was before a
 * change, or a signed-in header after the sign-out.
 */
function forbidStoring(headers: Headers): void {
  if (headers.get("Cache-Control") !== "private, no-cache") return;
  headers.set("Cache-Control", "private, no-store");
  headers.delete("ETag");
}
