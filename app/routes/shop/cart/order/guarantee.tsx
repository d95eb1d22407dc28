import { SmartLink } from "#app/components/smart-link.tsx";
import { czech } from "#app/domain/typography.ts";
import { paths } from "#app/domain/paths.ts";
import { IfOpen, Link } from "#app/ui/link.tsx";
import type { KnownCart } from "../open-cart-page.ts";
import styles from "./guarantee.module.css";

const rights = czech("Na co máte nárok a jak reklamovat");

type Notice = NonNullable<KnownCart["guarantee"]>;

/** The legal guarantee of goods, above the button: the theatre's official picture, or the same in words. */
export function Guarantee({ notice: { title, picture, text, link } }: { readonly notice: Notice }) {
  return (
    <section className={styles.guarantee} aria-labelledby="zaruka">
      <h2 id="zaruka" className={styles.title}>
        {title}
      </h2>
      {picture ? (
        <img {...picture} alt={text} className={styles.picture} loading="lazy" decoding="async" />
      ) : (
        <p>{text}</p>
      )}
      {link === null ? (
        <IfOpen to={paths.info("reklamace")}>
          <p>
            <Link to={paths.info("reklamace")}>{rights}</Link>
          </p>
        </IfOpen>
      ) : (
        <p>
          <SmartLink to={link}>{rights}</SmartLink>
        </p>
      )}
    </section>
  );
}
