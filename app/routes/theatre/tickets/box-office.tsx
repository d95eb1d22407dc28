import { Link } from "@remix-run/react";
import { Hours } from "#app/components/hours.tsx";
import { SectionHead } from "#app/components/section-head.tsx";
import type { ShellData } from "#app/domain/shell.ts";
import { paths } from "#app/domain/paths.ts";
import { nbsp } from "#app/domain/typography.ts";
import { ticketsTexts as texts } from "#app/messages/tickets.ts";
import styles from "./tickets.module.css";

/** Contact and hours of the box office, and the rules for tickets of cancelled performances. */
export function BoxOffice({ theatre, boxOffice }: Pick<ShellData, "theatre" | "boxOffice">) {
  const { street, zip, city, phone, email } = theatre;
  return (
    <div className={styles.help}>
      <section aria-labelledby="pokladna">
        <SectionHead id="pokladna" title={texts.boxOffice} />
        <p>{texts.boxOfficeText}</p>
        <ul className={styles.reach} role="list">
          {street || city ? (
            <li>
              <Link to={paths.contacts()}>
                {nbsp([street, `${zip} ${city}`.trim()].filter(Boolean).join(", "))}
              </Link>
            </li>
          ) : null}
          {phone ? (
            <li>
              <a href={`tel:${phone.replace(/[^+\d]/gu, "")}`}>{nbsp(phone)}</a>
            </li>
          ) : null}
          {email ? (
            <li>
              <a href={`mailto:${email}`}>{email}</a>
            </li>
          ) : null}
        </ul>
        <h3>{boxOffice.heading}</h3>
        <Hours boxOffice={boxOffice} />
      </section>
      <section aria-labelledby="vraceni">
        <SectionHead id="vraceni" title={texts.refunds} />
        {texts.refundsText.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </section>
    </div>
  );
}
