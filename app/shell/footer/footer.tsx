import { EmailLink } from "#app/components/email-link.tsx";
import { PhoneLink } from "#app/components/phone-link.tsx";
import { Hours } from "#app/components/hours.tsx";
import { SmartLink } from "#app/components/smart-link.tsx";
import type { ShellData, LinkGroup } from "#app/domain/shell-data.ts";
import { paths } from "#app/domain/paths.ts";
import { czech } from "#app/domain/typography.ts";
import { consentTexts, newsletterForm } from "#app/messages/shell-texts.ts";
import { PageColumn } from "#app/ui/page-column.tsx";
import { Link, useIsOpen } from "#app/ui/link.tsx";
import { CurrencyChoice } from "../header/currency-choice.tsx";
import { FooterPartners } from "./footer-partners.tsx";
import { EnglishLink } from "../english-link.tsx";
import styles from "./footer.module.css";
import { NewsletterForm } from "../newsletter/newsletter-form.tsx";
import { SocialLinks } from "./social-links.tsx";
import { Typeset } from "#app/ui/typeset.tsx";

const texts = czech({
  title: "Měna",
});

type FooterShell = Pick<
  ShellData,
  | "theatre"
  | "identity"
  | "legal"
  | "bottomMenu"
  | "social"
  | "boxOffice"
  | "currency"
  | "currencies"
  | "partners"
>;

/** The footer of every page: contact, hours of the box office, links to the rest of the site, the seller's identity. */
export function Footer({ shell }: { readonly shell: FooterShell }) {
  const { theatre, identity, bottomMenu, social, boxOffice, currency, currencies, partners } = shell;
  const hasNewsletter = useIsOpen(paths.newsletter());
  return (
    <footer className={styles.footer}>
      <PageColumn>
        {theatre.claim ? (
          <p className={styles.claim}>
            <Typeset>{theatre.claim}</Typeset>
          </p>
        ) : null}
        <div className={styles.columns}>
          <div className={styles.theatre}>
            <Contact theatre={theatre} />
            <BoxOffice boxOffice={boxOffice} />
          </div>
          {bottomMenu.map((group) => (
            <Group key={group.title} group={group} />
          ))}
        </div>
        <div className={styles.lower}>
          {hasNewsletter ? (
            <section className={styles.newsletter} aria-labelledby="footer-newsletter">
              <h2 className={styles.title} id="footer-newsletter">
                {newsletterForm.title}
              </h2>
              <p>{newsletterForm.text}</p>
              <NewsletterForm isDark />
            </section>
          ) : null}
          {social.length > 0 ? (
            <section aria-labelledby="footer-social">
              <h2 className={styles.title} id="footer-social">
                Sledujte nás
              </h2>
              <SocialLinks social={social} className={styles.links} />
            </section>
          ) : null}
          {currencies.length > 1 ? (
            <section aria-labelledby="footer-currency">
              <h2 className={styles.title} id="footer-currency">
                {texts.title}
              </h2>
              <CurrencyChoice currency={currency} currencies={currencies} />
            </section>
          ) : null}
        </div>
        <FooterPartners partners={partners} />
        <div className={styles.bottom}>
          <p className={styles.identity}>
            {identity.map((part) => (
              <span key={part}>{part}</span>
            ))}
          </p>
          <ul className={styles.legal} role="list">
            <li>
              <EnglishLink />
            </li>
            <li>
              <Link to={paths.withdrawal()}>Odstoupit od smlouvy</Link>
            </li>
            {shell.legal.map(({ text, link }) => (
              <li key={link}>
                <SmartLink to={link}>{text}</SmartLink>
              </li>
            ))}
            <li>
              <Link to={paths.consentSettings()} data-consent-settings="">
                {consentTexts.settingsTitle}
              </Link>
            </li>
          </ul>
        </div>
      </PageColumn>
    </footer>
  );
}

/** Renders nothing if only the name is known: the heading would have no content. */
function Contact({ theatre }: { readonly theatre: ShellData["theatre"] }) {
  const { name, street, zip, city, phone, email, otherContacts = [] } = theatre;
  if (!street && !city && !phone && !email) return null;
  return (
    <section aria-labelledby="footer-contact">
      <h2 className={styles.title} id="footer-contact">
        Kontakt
      </h2>
      <address className={styles.address}>
        <span>{czech(name)}</span>
        {street ? <span>{czech(street)}</span> : null}
        {city ? <span>{czech(`${zip} ${city}`)}</span> : null}
        {phone ? <PhoneLink phone={phone}>{czech(phone)}</PhoneLink> : null}
        {email ? <EmailLink email={email} /> : null}
        {otherContacts.map(({ label, text, link }) => (
          <span key={link}>
            {label ? `${czech(label)}: ` : null}
            <a href={link}>
              <Typeset>{text}</Typeset>
            </a>
          </span>
        ))}
      </address>
    </section>
  );
}

function BoxOffice({ boxOffice }: Pick<ShellData, "boxOffice">) {
  if (boxOffice.lines.length === 0) return null;
  return (
    <section aria-labelledby="footer-hours">
      <h2 className={styles.title} id="footer-hours">
        {boxOffice.heading}
      </h2>
      <Hours boxOffice={boxOffice} />
    </section>
  );
}

function Group({ group }: { readonly group: LinkGroup }) {
  return (
    <nav aria-label={group.title}>
      <h2 className={styles.title}>
        <Typeset>{group.title}</Typeset>
      </h2>
      <ul className={styles.links} role="list">
        {group.links.map(({ text, link, leaves }) => (
          <li key={text + link}>
            <SmartLink to={link} leaves={leaves}>
              <Typeset>{text}</Typeset>
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
