import type { Context, MiddlewareHandler } from "hono";
import type { RequestContext } from "#server/context/context.ts";
import type { Shape } from "#server/cookies/page-state.ts";
import type { RequestCookies } from "#server/cookies/request-cookies.ts";
import type { MatchedRoute, Privacy } from "#server/http/route-pattern.ts";

/** What the listener knows about a request besides the `Request`. */
export interface From {
  /** The visitor's address as determined by the listener. */
  readonly ip?: string;
  /**
   * Calls its argument once: with true after the whole response was sent, with false if the visitor left before that.
   */
  readonly onSent?: (report: (isWhole: boolean) => void) => void;
}

/** What the steps know about a request, each from the steps before it. */
interface Known {
  /** From the start. */
  readonly url: URL;
  readonly requestId: string;
  /** The route in the log line. */
  logged: string;
  /** The reason of a refusal, for the log. */
  why: string | undefined;
  privacy: Privacy;
  /** From `matchRoute`. */
  route: MatchedRoute;
  /** The request for Remix, from `readForm`. */
  inner: Request;
  /** From `openCookies`; for a public page only those of choices. */
  cookies: RequestCookies;
  /** Null: the page is the visitor's own. */
  shape: Shape | null;
  /** From `openContext`. */
  context: RequestContext;
}

export interface Env {
  Bindings: From;
  Variables: Known;
}

/** One step of the request pipeline: answers, or calls `next` and may change the answer of the steps below. */
export type Step = MiddlewareHandler<Env>;

/** Puts another response in the place of the one that the steps below made. Hono would merge their headers. */
export function replaceResponse(c: Context<Env>, response: Response): void {
  c.res = undefined;
  c.res = response;
}
