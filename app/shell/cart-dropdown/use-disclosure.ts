import { useLocation } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState, type FocusEvent, type PointerEvent } from "react";
import { isModalOpen } from "#app/shell/browser/open-layers.ts";

/** §9: a dropdown that opened by itself closes after this time (milliseconds). */
const hideAfter = 3000;

interface State {
  readonly isOpen: boolean;
  /** How often it has opened by itself; 0 = the visitor opened it, and it does not close by itself. */
  readonly byItself: number;
}

const closed: State = { isOpen: false, byItself: 0 };

/**
 * State of a panel that a link shows and hides. Esc, a press or focus outside of it and navigation close it; one that
 * opened by itself closes after 3 seconds during which neither the pointer nor the focus was in it.
 */
export function useDisclosure() {
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLAnchorElement>(null);
  const [state, setState] = useState(closed);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const { isOpen, byItself } = state;

  const close = useCallback(() => setState(closed), []);
  // A press on the link while the panel has opened by itself keeps it open.
  const toggle = useCallback(() => {
    setState(({ isOpen: was, byItself: alone }) =>
      was && alone === 0 ? closed : { isOpen: true, byItself: 0 },
    );
  }, []);
  const openForAWhile = useCallback(() => {
    // A panel that the visitor has opened stays under their control.
    setState((before) =>
      before.isOpen && before.byItself === 0 ? before : { isOpen: true, byItself: before.byItself + 1 },
    );
  }, []);

  useEffect(() => {
    if (!isOpen || byItself === 0 || isHovered || isFocused) return;
    const timer = setTimeout(close, hideAfter);
    return () => clearTimeout(timer);
  }, [isOpen, byItself, isHovered, isFocused, close]);

  useEffect(() => {
    if (!isOpen) return;
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== "Escape" || event.defaultPrevented || isModalOpen()) return;
      event.preventDefault();
      if (box.current?.contains(document.activeElement)) opener.current?.focus();
      close();
    }
    function onPointerDown({ target }: Event) {
      if (target instanceof Node && !box.current?.contains(target)) close();
    }
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("pointerdown", onPointerDown);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("pointerdown", onPointerDown);
    };
  }, [isOpen, close]);

  const { key } = useLocation();
  const seen = useRef(key);
  useEffect(() => {
    if (seen.current !== key) close();
    seen.current = key;
  }, [key, close]);

  const watch = {
    // Touch has no hover, so a tap must not count as one.
    onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === "mouse"),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur({ relatedTarget }: FocusEvent) {
      if (box.current?.contains(relatedTarget)) return;
      setFocused(false);
      if (relatedTarget) close();
    },
  };
  return { box, opener, isOpen, isByItself: byItself > 0, toggle, openForAWhile, watch };
}
