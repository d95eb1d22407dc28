import { Availability } from "#app/components/shop/availability.tsx";
import { Labels } from "#app/components/shop/labels.tsx";
import { Price } from "#app/components/shop/price.tsx";
import { RichText } from "#app/components/rich-text.tsx";
import { paths } from "#app/domain/paths.ts";
import type { Product } from "#app/domain/shop/product.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { QuickViewGallery } from "./quick-view-gallery.tsx";
import styles from "./product-quick-view.module.css";
import { Typeset } from "#app/ui/typeset.tsx";

interface ProductQuickViewProps {
  readonly product: Product;
  readonly headingId: string;
}

/** Quick view of a product: name, gallery, price with tax, description (§2) and a link to the product's page. */
export function ProductQuickView({ product, headingId }: ProductQuickViewProps) {
  const { name, price, perex, descriptionHtml, hasVariants, isNew } = product;
  return (
    <article className={styles.product}>
      <QuickViewGallery images={product.images} mainImage={product.mainImage} productName={name} />
      <div className={styles.facts}>
        <h2 id={headingId}>
          <Typeset isHeading>{name}</Typeset>
        </h2>
        <Labels product={{ price, isNew }} />
        <div>
          <Price price={price} from={hasVariants} size="detail" />
          {price.taxRate > 0 ? <p className="note">Cena s&nbsp;DPH</p> : null}
        </div>
        <Availability availability={product.availability} />
        {perex ? (
          <p>
            <Typeset>{perex}</Typeset>
          </p>
        ) : null}
        {descriptionHtml ? <RichText html={descriptionHtml} /> : null}
        <ButtonLink to={paths.product(product)}>Zobrazit celý produkt</ButtonLink>
      </div>
    </article>
  );
}
