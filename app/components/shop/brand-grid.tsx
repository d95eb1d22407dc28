import { paths } from "#app/domain/paths.ts";
import { counted } from "#app/domain/plural.ts";
import type { Brand } from "#app/domain/shop/product.ts";
import { czech } from "#app/domain/typography.ts";
import { classNames } from "#app/ui/class-names.ts";
import styles from "./brand-grid.module.css";
import { Picture } from "#app/components/picture.tsx";
import { Link } from "#app/ui/link.tsx";
import { Typeset } from "#app/ui/typeset.tsx";

const products = { one: "produkt", few: "produkty", other: "produktů" };

const texts = czech({
  products: (n: number) => counted(n, products),
});

interface BrandGridProps {
  readonly brands: readonly Brand[];
  /** Accessible name of the list. */
  readonly label: string;
  /** Level of the names' headings. */
  readonly level?: 2 | 3;
  /** Only the first 16 on a tablet and the first 6 on a phone (§9); CSS hides the rest. */
  readonly isShort?: boolean;
}

/** Brand logos: 6 in a row on a desktop, 4 on a tablet, 2 on a phone (§2). */
export function BrandGrid({ brands, label, level = 2, isShort = false }: BrandGridProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <ul className={classNames(styles.grid, isShort && styles.short)} role="list" aria-label={label}>
      {brands.map((brand) => (
        <li key={brand.slug}>
          <Link className={styles.brand} to={paths.brand(brand)}>
            {brand.logo ? (
              <Picture
                folder="brand"
                file={brand.logo}
                alt=""
                widest={240}
                sizes="(min-width: 1024px) 17vw, (min-width: 768px) 25vw, 50vw"
              />
            ) : null}
            <Heading className={styles.name}>
              <Typeset>{brand.name}</Typeset>
            </Heading>
            {brand.count === null ? null : <span className="note">{texts.products(brand.count)}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
