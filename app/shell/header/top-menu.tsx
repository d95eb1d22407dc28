import { useLocation } from "@remix-run/react";
import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { SmartLink } from "#app/components/smart-link.tsx";
import type { MenuItem } from "#app/domain/shell-data.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./top-menu.module.css";

/**
 * The menu of wide screens. A submenu opens under the pointer. Without JavaScript it opens on focus too; with
 * JavaScript each item with a submenu has a button, which opens it by a press, Enter or the arrow down, and Escape
 * closes it.
 */
export function TopMenu({ items }: { readonly items: readonly MenuItem[] }) {
  return (
    <nav className={styles.nav} aria-label="Hlavní nabídka">
      <ul className={styles.menu} role="list">
        {items.map((item) => (
          <Item key={item.text + item.link} item={item} />
        ))}
      </ul>
    </nav>
  );
}

function Item({ item }: { readonly item: MenuItem }) {
  const { pathname, key } = useLocation();
  const isLive = useHydrated();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  /** Closed by Escape or by navigation: CSS must not keep it open under the pointer. */
  const [isShut, setShut] = useState(false);
  /** CSS shows it. */
  const [isHovered, setHovered] = useState(false);
  const box = useRef<HTMLLIElement>(null);
  const toggle = {
    ...(isLive && { "aria-expanded": isOpen || (isHovered && !isShut), "aria-controls": id }),
    // From the first render, because the app then repeats an earlier press.
    onClick() {
      setShut(isOpen);
      setOpen(!isOpen);
    },
  };
  const mark = <Icon name="chevron-down" />;
  const [seen, setSeen] = useState(key);
  if (key !== seen) {
    setSeen(key);
    setOpen(false);
    // The pointer is still over the pressed link; the submenu must not cover the new page.
    setShut(true);
  }

  // Not every browser focuses a pressed button, so `blur` alone would not always close it.
  useEffect(() => {
    if (!isOpen) return;
    function onPointerDown({ target }: Event) {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false);
    }
    document.addEventListener("pointerdown", onPointerDown);
    return () => document.removeEventListener("pointerdown", onPointerDown);
  }, [isOpen]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "ArrowDown" && event.target instanceof HTMLButtonElement) {
      event.preventDefault();
      setShut(false);
      setOpen(true);
    }
    if (event.key !== "Escape" || item.submenu.length === 0) return;
    event.preventDefault();
    setOpen(false);
    setShut(true);
    if (box.current?.querySelector("ul")?.contains(document.activeElement)) {
      box.current.querySelector("button")?.focus();
    }
  }
  function onBlur({ relatedTarget }: FocusEvent) {
    if (box.current?.contains(relatedTarget)) return;
    setOpen(false);
  }
  function onFocus({ relatedTarget }: FocusEvent) {
    if (!box.current?.contains(relatedTarget)) setShut(false);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles Escape of its links
    <li
      ref={box}
      className={classNames(styles.item, isOpen && styles.open, isShut && styles.shut)}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onBlur={onBlur}
      onPointerEnter={({ pointerType }) => {
        setShut(false);
        setHovered(pointerType === "mouse");
      }}
      onPointerLeave={() => setHovered(false)}
    >
      {item.link === null ? (
        // Without JavaScript its focus opens the submenu.
        <button type="button" className={styles.link} {...toggle}>
          {item.text}
          {mark}
        </button>
      ) : (
        <>
          <SmartLink
            to={item.link}
            leaves={item.leaves}
            className={classNames(styles.link, isHere(item.link, pathname) && styles.here)}
          >
            {item.text}
          </SmartLink>
          {item.submenu.length === 0 ? null : isLive ? (
            <button
              type="button"
              className={styles.toggle}
              aria-label={`Podnabídka ${item.text}`}
              {...toggle}
            >
              {mark}
            </button>
          ) : (
            <span className={styles.toggle}>{mark}</span>
          )}
        </>
      )}
      {item.submenu.length > 0 ? <Submenu id={id} items={item.submenu} /> : null}
    </li>
  );
}

/** Whether the current page is the link's page or lies under it. */
function isHere(link: string, pathname: string): boolean {
  return link === pathname || (link !== "/" && pathname.startsWith(`${link}/`));
}

function Submenu({ id, items }: { readonly id: string; readonly items: MenuItem["submenu"] }) {
  return (
    <ul id={id} className={styles.submenu} role="list">
      {items.map((item) => (
        <li key={item.text + item.link}>
          <SmartLink to={item.link} leaves={item.leaves}>
            {item.text}
          </SmartLink>
        </li>
      ))}
    </ul>
  );
}
