import type { Config } from "#server/operator/config.ts";
import type { ServiceContainer } from "#server/context/container.ts";
import type { RequestContext } from "#server/context/context.ts";
import { createPageCache } from "./page-cache.ts";
import { choicesIn } from "./page-variant.ts";
import { createFastPath, variantFor, type FastPath } from "./fast-path.ts";
import { createVisitorReader, currentShape } from "./visitor.ts";

/** Public pages: the page cache has one for all visitors of one shape. */
export interface PublicPages {
  /**
   * Answers with the page of all visitors of this visitor's shape. The site renders it without the visitor's cookies,
   * so it contains nothing else about them. Null: the shape is unknown.
   */
  answer(sent: Request, how: Rendering): Promise<Response | null>;
  readonly fastPath: FastPath;
}

interface Rendering {
  /** The request for the renderer. */
  readonly innerRequest: Request;
  /** For the log. */
  readonly route: string;
  readonly openContext: () => Promise<RequestContext>;
  readonly render: (context: RequestContext) => Promise<Response>;
}

type Parts = Pick<ServiceContainer, "store" | "clock" | "log"> & { readonly config: Config };

export function openPublicPages({ config, store, clock, log }: Parts): PublicPages {
  const documents = createPageCache(config.pageSeconds);
  const visitors = createVisitorReader(config);
  const fastPath = createFastPath({
    rememberedVisitor: visitors.remembered,
    store,
    clock,
    log,
    secure: config.secure,
    trustProxy: config.trustProxy,
  });

  async function answer(
    sent: Request,
    { innerRequest, route, openContext, render }: Rendering,
  ): Promise<Response | null> {
    const cookies = sent.headers.get("Cookie") ?? "";
    const now = clock();
    const visitor = visitors.remembered(cookies, now) ?? (await visitors.read(cookies, now));
    const shape = await currentShape(visitor, store);
    if (!shape) return null;
    innerRequest.headers.set("Cookie", choicesIn(cookies));
    const context = { ...(await openContext()), shape };
    innerRequest.headers.delete("Cookie");
    const variant = variantFor(visitor, shape);
    const wanted = { request: innerRequest, url: context.url, variant, now: context.now };
    const response = await documents.answer(wanted, async () => ({
      response: await render(context),
      isWhole: context.upstream.isWhole(),
      isOfNow: context.upstream.isOfNow(),
    }));
    const page = documents.peek(wanted);
    // The answer may be a concurrent request's, if only that one could be cached.
    if (page && response.headers.get("ETag") === page.etag) fastPath.remember(sent, { page, variant, route });
    if (shape.lines > 0 || shape.isSignedIn) forbidStoring(response.headers);
    if (!context.isPrefetch && response.headers.get("Content-Type")?.startsWith("text/html")) {
      for (const line of visitor.renewals) response.headers.append("Set-Cookie", line);
    }
    return response;
  }

  return { answer, fastPath };
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
