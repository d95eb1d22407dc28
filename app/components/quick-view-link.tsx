import { paths } from "#app/domain/paths.ts";

interface QuickViewLinkProps {
  /** Slug of an information page. */
  readonly slug: string;
  readonly children: string;
}

/** Opens the quick view above a form, without JavaScript a new tab, so that the form's values are not lost. */
export function QuickViewLink({ slug, children }: QuickViewLinkProps) {
  return (
    <a href={paths.info(slug)} target="_blank" rel="noopener" data-modal={paths.textQuickView(slug)}>
      {children}
    </a>
  );
}
