import type { Product } from "#app/domain/shop/product.ts";
import { nbsp } from "#app/domain/typography.ts";
import styles from "./about.module.css";

/**
 * All other facts, including those that the law requires before the purchase (as part of the page, without JavaScript).
 */
export function About({ product }: { readonly product: Product }) {
  const { descriptionHtml, attributes, composition, withdrawalExcluded } = product;
  const facts = [...attributes, ...(composition ? [{ name: "Složení", value: composition }] : [])];
  return (
    <div className={styles.about}>
      {descriptionHtml ? (
        <section aria-labelledby="popis">
          <h2 id="popis">Popis</h2>
          {/* Sanitized by the server. */}
          <div className={styles.description} dangerouslySetInnerHTML={{ __html: descriptionHtml }} />
        </section>
      ) : null}
      {facts.length > 0 ? (
        <section aria-labelledby="parametry">
          <h2 id="parametry">Parametry</h2>
          <table className={styles.facts}>
            <tbody>
              {facts.map(({ name, value }) => (
                <tr key={name}>
                  <th scope="row">{nbsp(name)}</th>
                  <td>{nbsp(value)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ) : null}
      <Safety product={product} />
      {withdrawalExcluded ? <p className={styles.small}>{nbsp(withdrawalExcluded)}</p> : null}
    </div>
  );
}

/** Manufacturer and warnings (Regulation (EU) 2023/988, Art. 19). */
function Safety({ product: { manufacturer, warnings } }: { readonly product: Product }) {
  if (!manufacturer && !warnings) return null;
  return (
    <section aria-labelledby="vyrobce">
      <h2 id="vyrobce">Informace o&nbsp;výrobci a&nbsp;bezpečnosti</h2>
      {warnings ? <p className={styles.warning}>{nbsp(warnings)}</p> : null}
      {manufacturer ? (
        <address className={styles.maker}>
          <span>{nbsp(manufacturer.name)}</span>
          <span>{nbsp(manufacturer.address)}</span>
          <a href={`mailto:${manufacturer.email}`}>{manufacturer.email}</a>
        </address>
      ) : null}
    </section>
  );
}
