import { PartnerLogo } from "#app/components/partner-logo.tsx";
import type { Partner } from "#app/domain/partner.ts";
import styles from "./footer-partners.module.css";

/** The theatre's partners; nothing when there are none or they could not be loaded. */
export function FooterPartners({ partners }: { readonly partners: readonly Partner[] }) {
  if (partners.length === 0) return null;
  return (
    <section aria-labelledby="footer-partners">
      <h2 className={styles.title} id="footer-partners">
        Partneři divadla
      </h2>
      <ul className={styles.logos} role="list">
        {partners.map((partner) => (
          <li key={partner.name}>
            <PartnerLogo partner={partner} />
          </li>
        ))}
      </ul>
    </section>
  );
}
