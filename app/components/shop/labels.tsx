import { saleOf } from "#app/domain/shop/money.ts";
import type { ListedProduct } from "#app/domain/shop/product.ts";
import styles from "./labels.module.css";

/** „Sleva −25 %“ (the percentage only with a known 30-day lowest price) and „Novinka“. */
export function Labels({ product }: { readonly product: Pick<ListedProduct, "price" | "isNew"> }) {
  const sale = saleOf(product.price);
  if (!sale && !product.isNew) return null;
  return (
    <ul className={styles.labels} role="list">
      {sale ? (
        <li className={styles.sale}>{sale.percent ? `Sleva −${sale.percent}\u00a0%` : "Sleva"}</li>
      ) : null}
      {product.isNew ? <li className={styles.fresh}>Novinka</li> : null}
    </ul>
  );
}
