import { Link } from "@remix-run/react";
import { NameLines } from "#app/components/name-lines.tsx";
import { paths } from "#app/domain/paths.ts";
import type { ShellData } from "#app/domain/shell.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Container } from "#app/ui/container.tsx";
import { AccountLink } from "./account-link.tsx";
import { CartDropdown } from "../cart-dropdown/cart-dropdown.tsx";
import { HeaderLine } from "./header-line.tsx";
import { HeaderSearch } from "../search/search-box.tsx";
import styles from "./header.module.css";
import { MobileMenu } from "./mobile-menu.tsx";
import { TopMenu } from "./top-menu.tsx";
import { useEffect, useRef, useState, type RefObject } from "react";

/** The header of every page: name, menu, search, account and cart. */
export function Header({
  shell,
}: {
  readonly shell: Pick<ShellData, "theatre" | "topMenu" | "cart" | "customer" | "boxOffice" | "social">;
}) {
  const { mark, isScrolled } = useScrolled();
  const { boxOffice, social } = shell;
  const hasLine = boxOffice.live !== null || social.length > 0;
  return (
    <>
      <span ref={mark} className={styles.mark} aria-hidden="true" />
      <header
        className={classNames(styles.header, hasLine && styles.lined, isScrolled && styles.scrolled)}
        data-scrolled={isScrolled || undefined}
      >
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
    </>
  );
}

/**
 * Whether the page is scrolled by more than 6 px (§1, §9). The mark is an element 1 px high, 6 px below the top of the
 * page: an observer reports when it leaves the viewport, and nothing runs while the page scrolls.
 */
function useScrolled(): { mark: RefObject<HTMLSpanElement>; isScrolled: boolean } {
  const mark = useRef<HTMLSpanElement>(null);
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const line = mark.current;
    if (!line) return;
    const observer = new IntersectionObserver(
      (entries) => setScrolled((entries.at(-1)?.intersectionRatio ?? 1) < 0.5),
      { threshold: [0, 0.5, 1] },
    );
    observer.observe(line);
    return () => observer.disconnect();
  }, []);
  return { mark, isScrolled };
}
