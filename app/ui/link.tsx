import { Link as RemixLink, type LinkProps as RemixLinkProps } from "@remix-run/react";
import { createContext, forwardRef, useContext, useEffect, useState, type ReactNode } from "react";

export interface LinkProps extends Omit<RemixLinkProps, "to" | "relative" | "discover" | "prefetch"> {
  readonly to: string;
  /** The most likely next page: prefetched when the browser is idle, with `code` only its code and style. */
  readonly isNext?: boolean | "code";
}

/** Paths without a page: a link to one is only its text. Null: none. */
export const ClosedPaths = createContext<RegExp | null>(null);

/** Whether a path of this site has a page. */
export function useIsOpen(to: string | undefined): boolean {
  const closed = useContext(ClosedPaths);
  return !to || !closed?.test(to);
}

/** Content that belongs to a link, hidden if its path has no page. */
export function IfOpen({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return useIsOpen(to) ? children : null;
}

/** In the browser: whether the page at a path may be prefetched. `isNow`: the browser is about to do so. */
export const MayPrefetch = createContext<(path: string, isNow: boolean) => boolean>(() => false);

/** §2: the likely next page is prefetched when the browser is idle, at the latest after this time (milliseconds). */
const idleTimeOut = 2000;

/**
 * When the browser prefetches the page of a link, its data, code and styles: on intent (pointer, focus or touch), and
 * the likely next page when idle. Safari gets only code and styles, and so does Firefox under this site's policy.
 */
function usePrefetch(path: string, isNext: boolean | "code"): "none" | "intent" | "render" {
  const may = useContext(MayPrefetch);
  const [idlePath, setIdlePath] = useState<string | null>(null);
  useEffect(() => {
    if (!isNext || !may(path, false)) return;
    return whenIdle(() => may(path, true) && isNext === true && setIdlePath(path));
  }, [isNext, may, path]);
  if (import.meta.env.SSR || !may(path, false)) return "none";
  return idlePath === path ? "render" : "intent";
}

function whenIdle(work: () => unknown): () => void {
  if ("requestIdleCallback" in window) {
    const waiting = requestIdleCallback(work, { timeout: idleTimeOut });
    return () => cancelIdleCallback(waiting);
  }
  // Safari does not support `requestIdleCallback`.
  const timer = setTimeout(work, idleTimeOut);
  return () => clearTimeout(timer);
}

/** A link to a page of this site. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { isNext = false, ...props },
  ref,
) {
  const prefetch = usePrefetch(props.to, isNext);
  if (!useIsOpen(props.to)) return <span className={props.className}>{props.children}</span>;
  return <RemixLink {...props} prefetch={prefetch} discover="none" ref={ref} />;
});
