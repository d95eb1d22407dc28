import { nbsp } from "#app/domain/typography.ts";

/** A heading's text: a line does not end with a preposition of two letters either („Divadlo | Na Vantrokách“). */
export function heading(text: string): string {
  return nbsp(text).replace(/(?<=(?:^|\s)\p{L}{2}) (?=\S)/gu, "\u00a0");
}

/** Upstream's plain text with Czech no-break spaces. */
export function Typo({ children }: { readonly children: string }) {
  return <>{nbsp(children)}</>;
}
