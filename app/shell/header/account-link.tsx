import type { ShellData } from "#app/domain/shell-data.ts";
import { paths } from "#app/domain/paths.ts";
import { headerTexts } from "#app/messages/shell-texts.ts";
import { Icon } from "#app/ui/icon.tsx";
import { IfOpen, Link } from "#app/ui/link.tsx";
import styles from "./account-link.module.css";

/** Link to the account, or to the sign-in page. */
export function AccountLink({ isSignedIn }: Pick<ShellData, "isSignedIn">) {
  const word = isSignedIn ? headerTexts.account : headerTexts.signIn;
  return (
    <IfOpen to={paths.login()}>
      <Link
        to={isSignedIn ? paths.account() : paths.login()}
        className={styles.link}
        aria-label={word}
        title={word}
      >
        <Icon name="person" />
        {isSignedIn ? <span className={styles.mark} aria-hidden="true" /> : null}
      </Link>
    </IfOpen>
  );
}
