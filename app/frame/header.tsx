import { Link } from "@remix-run/react";
import { heading } from "#app/components/typo.tsx";
import { paths } from "#app/domain/paths.ts";
import type { FrameData } from "#app/domain/frame.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Container } from "#app/ui/container.tsx";
import { AccountLink } from "./account-link.tsx";
import { CartDropdown } from "./cart-dropdown/cart-dropdown.tsx";
import { HeaderSearch } from "./header-search.tsx";
import styles from "./header.module.css";
import { MobileMenu } from "./mobile-menu.tsx";
import { TopMenu } from "./top-menu.tsx";
import { useScrolled } from "./use-scrolled.ts";

/** Above every page: who we are, where to go, what is in the cart. */
export function Header({
  frame,
}: {
  readonly frame: Pick<FrameData, "theatre" | "topMenu" | "cart" | "customer">;
}) {
  const { mark, isScrolled } = useScrolled();
  return (
    <>
      <span ref={mark} className={styles.mark} aria-hidden="true" />
      <header
        className={classNames(styles.header, isScrolled && styles.scrolled)}
        data-scrolled={isScrolled || undefined}
      >
        <Container className={styles.bar}>
          <Link to={paths.home()} className={styles.brand}>
            <img src="/logo.svg" alt="" width="52" height="52" />
            <span>{heading(frame.theatre.name)}</span>
          </Link>
          <TopMenu items={frame.topMenu} />
          <HeaderSearch />
          <AccountLink customer={frame.customer} />
          <CartDropdown cart={frame.cart} />
          <MobileMenu items={frame.topMenu} customer={frame.customer} />
        </Container>
      </header>
    </>
  );
}
