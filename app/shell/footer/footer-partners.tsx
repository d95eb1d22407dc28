import { useLocation } from "@remix-run/react";
import { PartnerLogo } from "#app/components/partner-logo.tsx";
import type { Partner } from "#app/domain/partner.ts";
import { paths } from "#app/domain/paths.ts";
import { Carousel } from "#app/ui/carousel.tsx";
import styles from "./footer-partners.module.css";

/** The pace of the partner carousel as specified (§9); the pause button is the only addition. */
const pace = { delay: 800, speed: 1000, shown: 2, shownFrom: { 768: 4, 1024: 6 } } as const;
const texts = { pause: "Zastavit střídání log", play: "Spustit střídání log" } as const;

/** The theatre's partners, moving on the home page; nothing when there are none or they could not be loaded. */
export function FooterPartners({ partners }: { readonly partners: readonly Partner[] }) {
  const { pathname } = useLocation();
  if (partners.length === 0) return null;
  return (
    <section className={styles.partners} aria-labelledby="footer-partners">
      <h2 className={styles.title} id="footer-partners">
        Partneři divadla
      </h2>
      {pathname === paths.home() ? (
        <Carousel
          items={partners.map((partner) => ({
            key: partner.name,
            content: <PartnerLogo partner={partner} />,
          }))}
          pace={pace}
          label="Partneři divadla"
          texts={texts}
        />
      ) : (
        <ul className={styles.logos} role="list">
          {partners.map((partner) => (
            <li key={partner.name}>
              <PartnerLogo partner={partner} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
