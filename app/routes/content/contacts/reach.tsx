import { EmailLink } from "#app/components/email-link.tsx";
import { PhoneLink } from "#app/components/phone-link.tsx";
import { formatPhone } from "#app/domain/account/phone.ts";
import { czech } from "#app/domain/typography.ts";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./reach.module.css";

const texts = czech({
  email: "E-mail",
  phone: "Telefon",
});

interface ReachProps {
  readonly email: string | null;
  readonly phone: string | null;
}

/** E-mail and telephone as links. */
export function Reach({ email, phone }: ReachProps) {
  if (!email && !phone) return null;
  return (
    <ul className={styles.reach} role="list">
      {phone ? (
        <li>
          <PhoneLink phone={phone}>
            <Icon name="phone" label={texts.phone} />
            {formatPhone(phone.replace(/\s/gu, ""))}
          </PhoneLink>
        </li>
      ) : null}
      {email ? (
        <li>
          <EmailLink email={email}>
            <Icon name="mail" label={texts.email} />
          </EmailLink>
        </li>
      ) : null}
    </ul>
  );
}
