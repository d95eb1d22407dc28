import { BlockFailed } from "#app/components/block-failed.tsx";
import { Price } from "#app/components/shop/price.tsx";
import type { Block } from "#app/domain/block.ts";
import { paths } from "#app/domain/paths.ts";
import type { ProductCard } from "#app/domain/shop/product.ts";
import { nbsp } from "#app/domain/typography.ts";
import { Container } from "#app/ui/container.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { StretchedLink } from "#app/ui/stretched-link.tsx";
import styles from "./gift-vouchers.module.css";

/** Gift vouchers that look like tickets. Nothing where there are none. */
export function GiftVouchers({ block }: { readonly block: Block<readonly ProductCard[]> }) {
  if (block.ok && block.value.length === 0) return null;
  const category = block.ok ? block.value[0]?.category : null;
  return (
    <section className={styles.band} aria-labelledby="poukazy">
      <Container className={styles.inner}>
        <div className={styles.words}>
          <h2 id="poukazy">Darujte večer v&nbsp;divadle</h2>
          <p>{nbsp("Poukaz se hodí, když znáte člověka, ale ne jeho diář. Představení si vybere sám.")}</p>
          {category ? (
            <Link className={styles.all} to={paths.category(category)}>
              Všechny poukazy
              <Icon name="arrow-right" />
            </Link>
          ) : null}
        </div>
        {block.ok ? (
          <ul className={styles.tickets} role="list">
            {block.value.map((product) => (
              <li key={product.id} className={styles.ticket}>
                <h3>
                  <StretchedLink to={paths.product(product)}>{nbsp(product.name)}</StretchedLink>
                </h3>
                <Price price={product.price} from={product.hasVariants} />
              </li>
            ))}
          </ul>
        ) : (
          <BlockFailed />
        )}
      </Container>
    </section>
  );
}
