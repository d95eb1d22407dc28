import { isOffered } from "#app/domain/block.ts";
import { BlockFailed } from "#app/components/block-failed.tsx";
import { ListPrices } from "#app/components/shop/use-money.tsx";
import { shownAmounts } from "#app/domain/shop/money.ts";
import { Price } from "#app/components/shop/price.tsx";
import { paths } from "#app/domain/paths.ts";
import type { Home } from "./load-home.server.ts";
import { czech } from "#app/domain/typography.ts";
import { PageColumn } from "#app/ui/page-column.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { StretchedLink } from "#app/ui/stretched-link.tsx";
import styles from "./gift-voucher-band.module.css";
import { Typeset } from "#app/ui/typeset.tsx";

/** Gift vouchers that look like tickets. Renders nothing without any. */
export function GiftVoucherBand({ block }: { readonly block: Home["vouchers"] }) {
  if (!isOffered(block) || (block.ok && !block.value?.products.length)) return null;
  const found = block.ok ? block.value : null;
  return (
    <section className={styles.band} aria-labelledby="poukazy">
      <PageColumn className={styles.inner}>
        <div className={styles.words}>
          <h2 id="poukazy">Darujte večer v&nbsp;divadle</h2>
          <p>{czech("Poukaz se hodí, když znáte člověka, ale ne jeho diář. Představení si vybere sám.")}</p>
          {found ? (
            <Link className={styles.all} to={paths.category(found.category)}>
              Všechny poukazy
              <Icon name="arrow-right" />
            </Link>
          ) : null}
        </div>
        {found ? (
          <ListPrices amounts={found.products.flatMap(({ price }) => shownAmounts(price))}>
            <ul className={styles.tickets} role="list">
              {found.products.map((product) => (
                <li key={product.id} className={styles.ticket}>
                  <h3>
                    <StretchedLink to={paths.product(product)}>
                      <Typeset>{product.name}</Typeset>
                    </StretchedLink>
                  </h3>
                  <Price price={product.price} from={product.hasVariants} />
                </li>
              ))}
            </ul>
          </ListPrices>
        ) : (
          <BlockFailed />
        )}
      </PageColumn>
    </section>
  );
}
