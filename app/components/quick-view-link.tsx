import { paths } from "#app/domain/paths.ts";
import { useIsOpen } from "#app/ui/link.tsx";

interface QuickViewLinkProps {
  /** Slug of an information page. */
  readonly slug: string;
  readonly children: string;
}

/** Opens the quick view above a form, without JavaScript a new tab, so that the form keeps its values. */
export function QuickViewLink({ slug, children }: QuickViewLinkProps) {
  if (!useIsOpen(paths.info(slug))) return children;
  return (
    <a href={paths.info(slug)} target="_blank" rel="noopener" data-modal={paths.textQuickView(slug)}>
      {children}
    </a>
  );
}
