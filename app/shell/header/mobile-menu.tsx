import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { SignOutForm } from "#app/components/account/sign-out-form.tsx";
import { SmartLink } from "#app/components/smart-link.tsx";
import type { ShellData, MenuItem } from "#app/domain/shell-data.ts";
import { paths } from "#app/domain/paths.ts";
import { headerTexts } from "#app/messages/shell-texts.ts";
import { Icon } from "#app/ui/icon.tsx";
import { IfOpen, Link } from "#app/ui/link.tsx";
import { EnglishLink } from "../english-link.tsx";
import styles from "./mobile-menu.module.css";
import { isModalOpen } from "../browser/open-layers.ts";
import { SocialLinks } from "../footer/social-links.tsx";

/**
 * The menu of narrow screens: a native disclosure, so it opens without JavaScript, and CSS stops the page behind it
 * from scrolling. JavaScript closes it on Esc, a press outside or navigation, and keeps the focus in the open menu.
 */
export function MobileMenu({
  items,
  isSignedIn,
  social,
}: {
  readonly items: readonly MenuItem[];
} & Pick<ShellData, "isSignedIn" | "social">) {
  const box = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const seen = useRef(key);
  useEffect(() => {
    const menu = box.current;
    // A menu opened before hydration stays open.
    const isSamePage = seen.current === key;
    seen.current = key;
    if (isSamePage || !menu?.open) return;
    // After a navigation to another page the focus is in the new content by now; otherwise it moves to the menu's
    // button, which stays visible.
    if (menu.contains(document.activeElement)) menu.querySelector("summary")?.focus();
    menu.open = false;
  }, [key]);
  useEffect(() => {
    const menu = box.current;
    if (!menu) return;
    function onKeyDown(event: KeyboardEvent) {
      if (!menu?.open || event.defaultPrevented || isModalOpen()) return;
      if (event.key === "Escape") {
        event.preventDefault();
        menu.open = false;
        menu.querySelector("summary")?.focus();
      }
      if (event.key === "Tab") stayInside(menu, event);
    }
    function onPointerDown({ target }: Event) {
      if (menu?.open && target instanceof Node && !menu.contains(target)) menu.open = false;
    }
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("pointerdown", onPointerDown);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("pointerdown", onPointerDown);
    };
  }, []);
  return (
    <details className={styles.box} ref={box}>
      <summary className={styles.toggle}>
        <Icon name="menu" />
        <span className={styles.word}>Menu</span>
      </summary>
      <nav className={styles.sheet} aria-label="Hlavní nabídka">
        <ul role="list">
          {items.map((item) => (
            <li key={item.text + item.link}>
              <SmartLink to={item.link} leaves={item.leaves} className={styles.link}>
                {item.text}
              </SmartLink>
              {item.submenu.length > 0 ? (
                <ul className={styles.submenu} role="list">
                  {item.submenu.map((sub) => (
                    <li key={sub.text + sub.link}>
                      <SmartLink to={sub.link} leaves={sub.leaves}>
                        {sub.text}
                      </SmartLink>
                    </li>
                  ))}
                </ul>
              ) : null}
            </li>
          ))}
        </ul>
        <ul className={styles.account} role="list">
          <IfOpen to={paths.login()}>
            <li>
              <Link to={isSignedIn ? paths.account() : paths.login()} className={styles.link}>
                {isSignedIn ? headerTexts.account : headerTexts.signIn}
              </Link>
            </li>
          </IfOpen>
          <li>
            <EnglishLink className={styles.link} />
          </li>
          {isSignedIn ? (
            <li>
              <SignOutForm className={styles.out} />
            </li>
          ) : null}
        </ul>
        <SocialLinks social={social} className={styles.social} />
      </nav>
    </details>
  );
}

/** Keeps Tab inside the open menu: after the last link comes the menu's button, and vice versa. */
function stayInside(menu: HTMLElement, event: KeyboardEvent) {
  const all = [...menu.querySelectorAll<HTMLElement>("summary, a[href], button")];
  const stops = all.filter((stop) => stop.getClientRects().length > 0);
  const [first, last] = [stops[0], stops.at(-1)];
  const leaving = event.shiftKey ? first : last;
  if (document.activeElement !== leaving) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
