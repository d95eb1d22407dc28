import { czech } from "#app/domain/typography.ts";
import { Unbroken } from "#app/ui/unbroken.tsx";

/** Plain text from the upstream with Czech no-break spaces; a range such as „15:00–19:00“ stays on one line. */
export function Typeset({ children }: { readonly children: string }) {
  return <Unbroken>{czech(children)}</Unbroken>;
}
