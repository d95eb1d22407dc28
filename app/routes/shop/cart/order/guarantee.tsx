import { SmartLink } from "#app/components/smart-link.tsx";
import type { KnownCart } from "../open-cart-page.ts";
import styles from "./guarantee.module.css";

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
      <p>
        <SmartLink to={link.to}>{link.text}</SmartLink>
      </p>
    </section>
  );
}
