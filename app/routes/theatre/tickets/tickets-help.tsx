import { EmailLink } from "#app/components/email-link.tsx";
import { PhoneLink } from "#app/components/phone-link.tsx";
import { Hours } from "#app/components/hours.tsx";
import { SectionHead } from "#app/components/section-head.tsx";
import { isReachable } from "#app/domain/contact.ts";
import { paths } from "#app/domain/paths.ts";
import type { ShellData } from "#app/domain/shell-data.ts";
import { resendPath } from "#app/domain/shop/resend.ts";
import { czech } from "#app/domain/typography.ts";
import { resendAction, resendLink } from "#app/messages/tickets-texts.ts";
import { IfOpen, Link } from "#app/ui/link.tsx";
import { Typeset } from "#app/ui/typeset.tsx";
import styles from "./tickets.module.css";

const texts = czech({
  title: "Pokladna",
  help: "Poradíme s výběrem míst, se slevami i s přístupem na vozíku.",
  refunds: "Zrušené nebo přesunuté představení",
  refundsText: [
    "Na přesunuté představení platí vstupenky i v novém termínu, nemusíte nic vyměňovat.",
    "Za zrušené představení, nebo když se vám nový termín nehodí, vrátíme peníze. Ozvěte se tam, kde jste vstupenky koupili, nejlépe do měsíce od původního data.",
  ],
});

interface TicketsHelpProps {
  readonly root: Pick<ShellData, "theatre" | "boxOffice">;
  /** A theatre without dates and titles may sell no tickets at all. */
  readonly hasEvenings: boolean;
  readonly hasProgramme: boolean;
}

/** Contact and hours of the box office, and the rules for tickets of cancelled performances. */
export function TicketsHelp({ root: { theatre, boxOffice }, hasEvenings, hasProgramme }: TicketsHelpProps) {
  const { street, zip, city, phone, email } = theatre;
  return (
    <div className={styles.help}>
      <section aria-labelledby="pokladna">
        <SectionHead id="pokladna" title={texts.title} />
        {hasEvenings ? <p>{texts.help}</p> : null}
        {isReachable(theatre) ? (
          <ul className={styles.reach} role="list">
            {street || city ? (
              <li>
                <Link to={paths.contacts()}>
                  <Typeset>{[street, `${zip} ${city}`.trim()].filter(Boolean).join(", ")}</Typeset>
                </Link>
              </li>
            ) : null}
            {phone ? (
              <li>
                <PhoneLink phone={phone} />
              </li>
            ) : null}
            {email ? (
              <li>
                <EmailLink email={email} />
              </li>
            ) : null}
          </ul>
        ) : null}
        {boxOffice.lines.length > 0 ? <h3>{boxOffice.heading}</h3> : null}
        <Hours boxOffice={boxOffice} />
        <IfOpen to={resendPath()}>
          <h3>{resendLink}</h3>
          <p>
            <Link to={resendPath()}>{resendAction}</Link>
          </p>
        </IfOpen>
      </section>
      {hasProgramme ? (
        <section aria-labelledby="vraceni">
          <SectionHead id="vraceni" title={texts.refunds} />
          {texts.refundsText.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </section>
      ) : null}
    </div>
  );
}
