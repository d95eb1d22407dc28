import { paths } from "#app/domain/paths.ts";

interface PeekLinkProps {
  /** Of an information page. */
  readonly slug: string;
  readonly children: string;
}

/** Opens over a form, without JavaScript beside it: what was typed must not be lost. */
export function QuickViewLink({ slug, children }: PeekLinkProps) {
  return (
    <a href={paths.info(slug)} target="_blank" rel="noopener" data-modal={paths.textPeek(slug)}>
      {children}
    </a>
  );
}
