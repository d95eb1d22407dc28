import { Link as RemixLink, type LinkProps as RemixLinkProps } from "@remix-run/react";
import { createContext, forwardRef, useContext, type ReactNode } from "react";

export interface LinkProps extends Omit<RemixLinkProps, "to" | "relative" | "discover" | "prefetch"> {
  readonly to: string;
}

/** Parts of an address that Remix's link would change: `//`, `/..`, an empty search or hash; and relative addresses. */
const unresolved = /^[^/]|^$|\/[/.]|[?#]$/;

/** Paths without a page: a link to one is only its text. Null: there are none. */
export const ClosedPaths = createContext<RegExp | null>(null);

/** Whether there is a page at a path of this site. */
export function useIsOpen(to: string | undefined): boolean {
  const closed = useContext(ClosedPaths);
  return !to || !closed?.test(to);
}

/** What belongs to a link, and is not shown without a page at its path. */
export function IfOpen({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return useIsOpen(to) ? children : null;
}

/** A link to a page of this site. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(props, ref) {
  if (!useIsOpen(props.to)) return <span className={props.className}>{props.children}</span>;
  if (!import.meta.env.SSR || unresolved.test(props.to)) {
    return <RemixLink {...props} discover="none" ref={ref} />;
  }
  // The markup of Remix's link, which resolves its target for each link, 15 % of the time of a long page.
  const {
    to,
    reloadDocument: _reload,
    replace: _replace,
    state: _state,
    preventScrollReset: _scroll,
    viewTransition: _transition,
    children,
    ...others
  } = props;
  return (
    <a {...others} href={to} ref={ref}>
      {children}
    </a>
  );
});
