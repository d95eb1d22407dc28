import { useId } from "react";
import { paths } from "#app/domain/paths.ts";
import { isBuyable, type ListedProduct } from "#app/domain/shop/product.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { AddToCart } from "./add-to-cart.tsx";
import { Availability } from "./availability.tsx";
import { Labels } from "./labels.tsx";
import { Picture } from "#app/components/picture.tsx";
import { Price } from "./price.tsx";
import styles from "./product-card.module.css";
import { Link } from "#app/ui/link.tsx";
import { Typeset } from "#app/ui/typeset.tsx";

interface ProductCardProps {
  readonly product: ListedProduct;
  /** Level of the name's heading, one below the heading of the grid. */
  readonly level?: 2 | 3;
  /** Among the first pictures of the page. */
  readonly first?: boolean;
  /** The most likely next page. */
  readonly isNext?: boolean;
}

/** A product in a grid: picture, name, price, availability and the cart button. */
export function ProductCard({ product, level = 3, first = false, isNext = false }: ProductCardProps) {
  const Heading = level === 2 ? "h2" : "h3";
  const path = paths.product(product);
  const nameId = useId();
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        {/* Duplicates the link of the name below, so it is hidden from the tab order and from screen readers. */}
        <Link to={path} tabIndex={-1} aria-hidden="true" viewTransition>
          <Picture
            folder="product"
            size="thumbnail"
            file={product.mainImage}
            alt=""
            widest={480}
            sizes="(min-width: 1506px) 277px, (min-width: 1024px) 20vw, (min-width: 768px) 33vw, 50vw"
            first={first}
          />
        </Link>
        <div className={styles.labels}>
          <Labels product={product} />
        </div>
        <Link
          className={styles.quickView}
          to={path}
          data-modal={paths.productQuickView(product.id)}
          aria-describedby={nameId}
        >
          Rychlý náhled
        </Link>
      </div>
      <Heading className={styles.name} id={nameId}>
        <Link to={path} isNext={isNext} viewTransition>
          <Typeset>{product.name}</Typeset>
        </Link>
      </Heading>
      <Price price={product.price} from={product.hasVariants} />
      <p className={styles.availability}>
        <Availability availability={product.availability} />
      </p>
      <div className={styles.action}>
        <Action product={product} path={path} />
      </div>
    </article>
  );
}

function Action({ product, path }: { readonly product: ListedProduct; readonly path: string }) {
  if (product.hasVariants || !isBuyable(product.availability)) {
    const word = product.hasVariants ? "Vybrat" : "Detail";
    return (
      <ButtonLink to={path} variant="secondary" block aria-label={`${word}: ${product.name}`}>
        {word}
      </ButtonLink>
    );
  }
  return <AddToCart product={product} most={product.availability.quantity} />;
}
