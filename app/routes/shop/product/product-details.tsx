import { EmailLink } from "#app/components/email-link.tsx";
import type { Product, ProductFacts } from "#app/domain/shop/product.ts";
import styles from "./product-details.module.css";
import { Typeset } from "#app/ui/typeset.tsx";

interface ProductDetailsProps {
  readonly product: Product;
  readonly facts: ProductFacts;
}

/**
 * All other facts, including those that the law requires before the purchase (as part of the page, without JavaScript).
 */
export function ProductDetails({ product, facts }: ProductDetailsProps) {
  const { descriptionHtml, withdrawalExcluded } = product;
  return (
    <div className={styles.about}>
      {descriptionHtml ? (
        <section aria-labelledby="popis">
          <h2 id="popis">Popis</h2>
          {/* Sanitized by the server. */}
          <div className={styles.description} dangerouslySetInnerHTML={{ __html: descriptionHtml }} />
        </section>
      ) : null}
      {facts.tables.map(({ id, title, rows }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          <table className={styles.facts}>
            <tbody>
              {rows.map(({ name, value }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>
                    <Typeset>{value}</Typeset>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
      <Safety warnings={product.warnings} makers={facts.makers} />
      {withdrawalExcluded ? (
        <p className="note">
          <Typeset>{withdrawalExcluded}</Typeset>
        </p>
      ) : null}
    </div>
  );
}

type SafetyProps = Pick<Product, "warnings"> & Pick<ProductFacts, "makers">;

/** Who answers for the goods, and warnings (Regulation (EU) 2023/988, Art. 19). */
function Safety({ warnings, makers }: SafetyProps) {
  if (!makers[0] && !warnings) return null;
  return (
    <section aria-labelledby="vyrobce">
      <h2 id="vyrobce">Informace o&nbsp;výrobci a&nbsp;bezpečnosti</h2>
      {warnings ? (
        <p className={styles.warning}>
          <Typeset>{warnings}</Typeset>
        </p>
      ) : null}
      {makers.map(({ name, address, email }) => (
        <address key={name} className={styles.maker}>
          <span>{name}</span>
          <span>{address}</span>
          <EmailLink email={email} />
        </address>
      ))}
    </section>
  );
}
