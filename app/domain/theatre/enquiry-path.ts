/** The kinds of enquiries as addresses name them. */
export type EnquiryType = "skupina" | "skola" | "predplatne";

interface From {
  readonly type?: EnquiryType;
  readonly production?: { readonly slug: string };
  readonly performance?: { readonly id: number };
}

/** The form of an enquiry, filled in from where the visitor comes from. Not in `paths`, which every page loads. */
export function enquiryPath({ type, production, performance }: From = {}): string {
  const from = type
    ? `typ=${type}`
    : production
      ? `titul=${encodeURIComponent(production.slug)}`
      : performance && `termin=${performance.id}`;
  return from ? `/poptavka?${from}` : "/poptavka";
}
