import { nbsp } from "#app/domain/typography.ts";

export { heading } from "#app/domain/typography.ts";

/** Plain text from the upstream in Czech typography: no-break spaces, and ranges such as „15:00–19:00“ on one line. */
export function Typeset({ children }: { readonly children: string }) {
  return <>{nbsp(children)}</>;
}
