import { paths } from "#app/domain/paths.ts";

interface QuickViewLinkProps {
  /** Of an information page. */
  readonly slug: string;
  readonly children: string;
}

/** Opens over a form, without JavaScript beside it: what was typed must not be lost. */
export function QuickViewLink({ slug, children }: QuickViewLinkProps) {
  return (
    <a href={paths.info(slug)} target="_blank" rel="noopener" data-modal={paths.textQuickView(slug)}>
      {children}
    </a>
  );
}
