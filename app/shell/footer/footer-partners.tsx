import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { PartnerLogo } from "#app/components/partner-logo.tsx";
import type { Partner } from "#app/domain/partner.ts";
import { paths } from "#app/domain/paths.ts";
import type { Carousel } from "#app/ui/carousel.tsx";
import styles from "./footer-partners.module.css";

/** The pace of the partner carousel as specified (§9); the pause button is the only addition. */
const pace = { delay: 800, speed: 1000, shown: 2, shownFrom: { 768: 4, 1024: 6 } } as const;
const texts = { pause: "Zastavit střídání log", play: "Spustit střídání log" } as const;

/** The theatre's partners, moving on the home page; renders nothing without any, or if they could not be read. */
export function FooterPartners({ partners }: { readonly partners: readonly Partner[] }) {
  const isHome = useLocation().pathname === paths.home();
  // Until the engine has loaded, and if it fails to load, the logos are a plain list.
  const [loaded, setLoaded] = useState<{ readonly Carousel: typeof Carousel } | null>(null);
  useEffect(() => {
    if (isHome) void import("#app/ui/carousel.tsx").then(setLoaded).catch(() => undefined);
  }, [isHome]);
  if (partners.length === 0) return null;
  return (
    <section className={styles.partners} aria-labelledby="footer-partners">
      <h2 className={styles.title} id="footer-partners">
        Partneři divadla
      </h2>
      {isHome && loaded ? (
        <loaded.Carousel
          items={partners.map((partner) => ({
            key: partner.name,
            content: <PartnerLogo partner={partner} />,
          }))}
          pace={pace}
          label="Partneři divadla"
          texts={texts}
        />
      ) : (
        <ul className={styles.logos} role="list" aria-label="Partneři divadla">
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
