import { Form, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { paths } from "#app/domain/paths.ts";
import { accountTexts } from "#app/messages/account-texts.ts";
import { headerTexts } from "#app/messages/shell-texts.ts";
import { Button } from "#app/ui/button.tsx";
import { PageColumn } from "#app/ui/page-column.tsx";
import { IfOpen, Link } from "#app/ui/link.tsx";
import styles from "./account-page.module.css";

const pages = [
  { text: accountTexts.overview, to: paths.account() },
  { text: accountTexts.addresses, to: paths.addresses() },
  { text: accountTexts.billing, to: paths.billing() },
] as const;

/** Layout of the account pages: the content beside the account navigation with sign-out. */
export function AccountPage({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <PageColumn className={styles.page}>
      <nav className={styles.nav} aria-label={accountTexts.nav}>
        <ul role="list" className={styles.links}>
          {pages.map(({ text, to }) => (
            <IfOpen key={to} to={to}>
              <li>
                <Link to={to} aria-current={to === pathname ? "page" : undefined} className={styles.link}>
                  {text}
                </Link>
              </li>
            </IfOpen>
          ))}
        </ul>
        <Form method="post" action={paths.logout()}>
          <Button variant="quiet" size="small" className={styles.out}>
            {headerTexts.signOut}
          </Button>
        </Form>
      </nav>
      <div className={styles.main}>{children}</div>
    </PageColumn>
  );
}
