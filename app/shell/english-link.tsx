import { Link, useIsOpen } from "#app/ui/link.tsx";

/** The link to the page for visitors without Czech. Renders nothing without that page. */
export function EnglishLink(props: { readonly className?: string | undefined }) {
  return useIsOpen("/en") ? (
    <Link to="/en" lang="en" hrefLang="en" {...props}>
      English
    </Link>
  ) : null;
}
