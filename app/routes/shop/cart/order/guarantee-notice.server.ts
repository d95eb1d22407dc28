import type { Cart } from "#app/domain/shop/cart.ts";
import { czech } from "#app/domain/typography.ts";
import type { RequestContext } from "#server/context/context.ts";

/** The reminder of the legal guarantee before a purchase (art. 6 (1) l) of Directive 2011/83/EU). */
interface GuaranteeNotice {
  readonly title: string;
  /** The official notice, if the theatre has mounted it; null: `text` stands in its place. */
  readonly picture: { readonly src: string; readonly width: number; readonly height: number } | null;
  readonly text: string;
  /** The theatre's own address of the rights of customers; null: they are on its page about complaints. */
  readonly link: string | null;
}

const title = czech("Zákonná záruka: nejméně 2 roky");
const text = czech(
  "Na zboží máte v celé Evropské unii ze zákona záruku nejméně 2 roky od převzetí. Projeví-li se vada, máte nárok na bezplatnou opravu nebo výměnu, a když nepomohou, na slevu nebo vrácení peněz.",
);

/** Null for a cart of gift vouchers and tickets only, which are no goods. */
export function guaranteeNotice({ config }: RequestContext, { lines }: Cart): GuaranteeNotice | null {
  if (lines.every(({ product, evening }) => product.deliveredByEmail || evening)) return null;
  const own = config.identity?.guaranteeNotice ?? null;
  return {
    title,
    picture: own && { src: own.src, width: own.width, height: own.height },
    text,
    link: own?.link ?? null,
  };
}
