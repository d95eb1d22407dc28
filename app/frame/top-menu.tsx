import { useLocation } from "@remix-run/react";
import type { KeyboardEvent } from "react";
import { SmartLink } from "#app/components/smart-link.tsx";
import type { MenuItem } from "#app/domain/frame.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./top-menu.module.css";

/** The menu of wide screens. A submenu opens under the pointer or the focus, by style alone; Escape closes it. */
export function TopMenu({ items }: { readonly items: readonly MenuItem[] }) {
  const { pathname } = useLocation();
  return (
    <nav className={styles.nav} aria-label="Hlavní nabídka">
      <ul className={styles.menu} role="list">
        {items.map((item) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape comes up from its links
          <li key={item.text + item.link} className={styles.item} onKeyDown={closeOnEscape}>
            <SmartLink
              to={item.link}
              leaves={item.leaves}
              className={classNames(styles.link, item.link === pathname && styles.here)}
            >
              {item.text}
              {item.submenu.length > 0 ? <Icon name="chevron-down" /> : null}
            </SmartLink>
            {item.submenu.length > 0 ? <Submenu items={item.submenu} /> : null}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Submenu({ items }: { readonly items: MenuItem["submenu"] }) {
  return (
    <ul className={styles.submenu} role="list">
      {items.map((item) => (
        <li key={item.text + item.link}>
          <SmartLink to={item.link} leaves={item.leaves} className={styles.sublink}>
            {item.text}
          </SmartLink>
        </li>
      ))}
    </ul>
  );
}

function closeOnEscape(event: KeyboardEvent<HTMLLIElement>) {
  if (event.key === "Escape" && document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
