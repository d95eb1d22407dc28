import { Link, useIsOpen } from "#app/ui/link.tsx";

/** The way to the page for visitors without Czech; nothing where it is absent. */
export function EnglishLink(props: { readonly className?: string | undefined }) {
  return useIsOpen("/en") ? (
    <Link to="/en" lang="en" hrefLang="en" {...props}>
      English
    </Link>
  ) : null;
}
