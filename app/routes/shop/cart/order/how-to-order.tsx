import { useRouteLoaderData } from "@remix-run/react";
import { EmailLink } from "#app/components/email-link.tsx";
import { PhoneLink } from "#app/components/phone-link.tsx";
import { paths } from "#app/domain/paths.ts";
import type { ShellData } from "#app/domain/shell-data.ts";
import { czech } from "#app/domain/typography.ts";
import { howToOrder } from "#app/messages/order-texts.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import styles from "./how-to-order.module.css";

const texts = czech({
  elsewhere: "Dopravu a platbu vyberete a objednávku odešlete na naší objednávkové stránce.",
  continue: "Pokračovat k objednání",
  tellUs:
    "Odsud objednávku odeslat nejde. Zavolejte nám prosím, napište, nebo přijďte do pokladny a řekněte, co máte v košíku.",
  atBoxOffice: "Odsud objednávku odeslat nejde. Přijďte prosím do pokladny a řekněte, co máte v košíku.",
  boxOffice: "Otevírací doba pokladny",
  subject: "Objednávka z e-shopu",
});

/**
 * Replaces the order form if the back office takes no orders from this site: the theatre's own checkout, or its
 * telephone and e-mail. `checkoutUrl`: the checkout's address for this cart, if the theatre has one.
 */
export function HowToOrder({ checkoutUrl }: { readonly checkoutUrl: string | null }) {
  const shell = useRouteLoaderData("root") as Pick<ShellData, "theatre"> | undefined;
  const { phone = null, email = null } = shell?.theatre ?? {};
  return (
    <section className={styles.how} aria-labelledby="jak-objednat">
      <h2 id="jak-objednat">{howToOrder.title}</h2>
      {checkoutUrl ? (
        <>
          <p>{texts.elsewhere}</p>
          <p>
            <ButtonLink to={checkoutUrl} rel="noopener">
              {texts.continue}
            </ButtonLink>
          </p>
        </>
      ) : (
        <>
          <p>{phone || email ? texts.tellUs : texts.atBoxOffice}</p>
          <ul className={styles.ways} role="list">
            {phone ? (
              <li>
                <PhoneLink phone={phone} />
              </li>
            ) : null}
            {email ? (
              <li>
                <EmailLink email={email} subject={texts.subject} />
              </li>
            ) : null}
            <li>
              <Link to={paths.boxOffice()}>{texts.boxOffice}</Link>
            </li>
          </ul>
        </>
      )}
    </section>
  );
}
