import { formatPhone } from "#app/domain/account/phone.ts";
import { contactTexts } from "#app/messages/contacts.ts";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./reach.module.css";

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
          <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>
            <Icon name="phone" label={contactTexts.phone} />
            {formatPhone(phone.replace(/\s/gu, ""))}
          </a>
        </li>
      ) : null}
      {email ? (
        <li>
          <a href={`mailto:${email}`}>
            <Icon name="mail" label={contactTexts.email} />
            <Breakable email={email} />
          </a>
        </li>
      ) : null}
    </ul>
  );
}

/** Allows line breaks after the at sign and before the last dot instead of within a word. */
function Breakable({ email }: { readonly email: string }) {
  const [, name = email, host = "", ending = ""] = /^([^@]*@)(.*)(\.[^.]*)$/u.exec(email) ?? [];
  return (
    <span>
      {name}
      <wbr />
      {host}
      <wbr />
      {ending}
    </span>
  );
}
