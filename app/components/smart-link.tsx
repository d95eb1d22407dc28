import { Link } from "@remix-run/react";
import type { ReactNode } from "react";

interface SmartLinkProps {
  /** A checked local path or an http(s) address. */
  readonly to: string;
  /** Leads out of this site, in the same tab. */
  readonly leaves?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link whose target came from the upstream: the router's own for local paths, a plain one for the rest. */
export function SmartLink({ to, leaves = false, className, children }: SmartLinkProps) {
  if (to.startsWith("/") && !leaves) {
    return (
      <Link to={to} className={className} viewTransition>
        {children}
      </Link>
    );
  }
  return (
    <a href={to} className={className} rel="noopener">
      {children}
    </a>
  );
}
