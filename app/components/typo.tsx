import { nbsp } from "#app/domain/typography.ts";

export { heading } from "#app/domain/typography.ts";

/** Upstream's plain text with Czech no-break spaces. */
export function Typo({ children }: { readonly children: string }) {
  return <>{nbsp(children)}</>;
}
