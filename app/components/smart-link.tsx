import type { ReactNode } from "react";
import { ClosedPaths, Link } from "#app/ui/link.tsx";
import { Typeset } from "#app/ui/typeset.tsx";

interface SmartLinkProps {
  /** A validated local path or a URL; null: its text alone. */
  readonly to: string | null;
  /** An external link, opened in the same tab. */
  readonly leaves?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link with a target from the upstream: the router's `Link` for local paths, a plain `<a>` for others. */
export function SmartLink({ to, leaves = false, className, children }: SmartLinkProps) {
  const text = <Typeset>{children}</Typeset>;
  if (to === null) return <span className={className}>{text}</span>;
  if (to.startsWith("/") && !leaves) {
    return (
      // The theatre's own menu keeps its addresses: a missing page may have a redirect.
      <ClosedPaths.Provider value={null}>
        <Link to={to} className={className} viewTransition>
          {text}
        </Link>
      </ClosedPaths.Provider>
    );
  }
  return (
    <a href={to} className={className} rel="noopener">
      {text}
    </a>
  );
}
