import { Link } from "#app/ui/link.tsx";

/** The way to the page for visitors without Czech. */
export function EnglishLink(props: { readonly className?: string | undefined }) {
  return (
    <Link to="/en" lang="en" hrefLang="en" {...props}>
      English
    </Link>
  );
}
