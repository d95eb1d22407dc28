import { Link as RemixLink, type LinkProps as RemixLinkProps } from "@remix-run/react";
import { createContext, forwardRef, useContext, type ReactNode } from "react";

export interface LinkProps extends Omit<RemixLinkProps, "to" | "relative" | "discover" | "prefetch"> {
  readonly to: string;
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

/** A link to a page of this site. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(props, ref) {
  if (!useIsOpen(props.to)) return <span className={props.className}>{props.children}</span>;
  return <RemixLink {...props} discover="none" ref={ref} />;
});
