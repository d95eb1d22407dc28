import { NameLines } from "#app/components/name-lines.tsx";
import { paths } from "#app/domain/paths.ts";
import type { ShellData } from "#app/domain/shell.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Container } from "#app/ui/container.tsx";
import { Link } from "#app/ui/link.tsx";
import { AccountLink } from "./account-link.tsx";
import { CartDropdown } from "../cart-dropdown/cart-dropdown.tsx";
import { HeaderLine } from "./header-line.tsx";
import { HeaderSearch } from "../search/search-box.tsx";
import styles from "./header.module.css";
import { MobileMenu } from "./mobile-menu.tsx";
import { TopMenu } from "./top-menu.tsx";

/** The header of every page: name, menu, search, account and cart. */
export function Header({
  shell,
}: {
  readonly shell: Pick<ShellData, "theatre" | "topMenu" | "cart" | "customer" | "boxOffice" | "social">;
}) {
  const { boxOffice, social } = shell;
  const hasLine = boxOffice.live !== null || social.length > 0;
  return (
    <header className={classNames(styles.header, hasLine && styles.lined)}>
      {hasLine ? <HeaderLine boxOffice={boxOffice} social={social} /> : null}
      <Container className={styles.bar}>
        <Link to={paths.home()} className={styles.brand} viewTransition>
          <img src="/logo.svg" alt="" width="52" height="52" />
          <span>
            <NameLines>{shell.theatre.name}</NameLines>
          </span>
        </Link>
        <TopMenu items={shell.topMenu} />
        <HeaderSearch />
        <AccountLink customer={shell.customer} />
        <CartDropdown cart={shell.cart} />
        <MobileMenu items={shell.topMenu} customer={shell.customer} social={social} />
      </Container>
    </header>
  );
}
