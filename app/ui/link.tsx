import { Link as RemixLink, type LinkProps as RemixLinkProps } from "@remix-run/react";
import { forwardRef } from "react";

export interface LinkProps extends Omit<RemixLinkProps, "to" | "relative" | "discover" | "prefetch"> {
  readonly to: string;
}

/** Parts of an address that Remix's link would change: `//`, `/..`, an empty search or hash; and relative addresses. */
const unresolved = /^[^/]|^$|\/[/.]|[?#]$/;

const BrowserLink = forwardRef<HTMLAnchorElement, LinkProps>(function Link(props, ref) {
  return <RemixLink {...props} discover="none" ref={ref} />;
});

/** The markup of `BrowserLink`. Remix's link resolves its target for each link, 15 % of the time of a long page. */
const ServerLink = forwardRef<HTMLAnchorElement, LinkProps>(function Link(props, ref) {
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
  if (unresolved.test(to)) return <BrowserLink {...props} ref={ref} />;
  return (
    <a {...others} href={to} ref={ref}>
      {children}
    </a>
  );
});

/** A link to a page of this site. */
export const Link = import.meta.env.SSR ? ServerLink : BrowserLink;
