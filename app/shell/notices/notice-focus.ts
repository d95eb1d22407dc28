import { useCallback, useEffect, useRef } from "react";
import type { Notice } from "#app/domain/notice.ts";

const inToast = "[role=status] [role=group]";
const undoButton = `${inToast} form button`;

/**
 * Keyboard navigation to a toast and back. After a change that can be undone, the first Tab leads to its undo, although
 * the toasts are at the beginning of the document; from the toast the next Tab returns to the visitor's previous place.
 * @returns a function that moves the focus out of a closing toast
 */
export function useNoticeFocus(): () => void {
  const before = useRef<Element | null>(null);
  const leave = useCallback(() => {
    if (document.activeElement?.closest(inToast)) giveTo(before.current);
  }, []);

  useEffect(() => {
    const seen = new WeakSet<Element>();
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== "Tab" && event.key !== "Shift") onMove();
      if (event.key !== "Tab" || event.altKey || event.ctrlKey || event.metaKey) return;
      const { activeElement: focused } = document;
      const toast = focused?.closest(inToast);
      const controls = [...(toast?.querySelectorAll("button") ?? [])];
      if (toast && focused === controls.at(event.shiftKey ? 0 : -1)) {
        // Forwards, the browser itself goes on from there.
        giveTo(before.current);
        if (event.shiftKey) event.preventDefault();
        return;
      }
      const undo = document.querySelector<HTMLElement>(undoButton);
      if (toast || event.shiftKey || !undo || seen.has(undo)) return;
      event.preventDefault();
      undo.focus();
    }
    // A visitor who has moved on by other means finds the toast at the beginning of the document.
    function onMove() {
      for (const undo of document.querySelectorAll(undoButton)) seen.add(undo);
    }
    function onFocus({ target, relatedTarget }: FocusEvent) {
      if (!(target instanceof Element) || !target.closest(inToast)) return;
      if (target.matches(undoButton)) seen.add(target);
      if (relatedTarget instanceof Element && !relatedTarget.closest(inToast)) before.current = relatedTarget;
    }
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("pointerdown", onMove);
    document.addEventListener("focusin", onFocus);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("pointerdown", onMove);
      document.removeEventListener("focusin", onFocus);
    };
  }, []);
  return leave;
}

function giveTo(element: Element | null): void {
  const next = element?.isConnected ? element : document.getElementById("obsah");
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
}

/**
 * The notice in the page that has the focus, which moves on to its toast: read before the toasts replace the notices.
 */
export function focusedIn(notices: readonly Notice[]): string | null {
  const region = document.activeElement?.closest("[role=status]");
  const at = [...(region?.children ?? [])].findIndex((item) => item.contains(document.activeElement));
  return notices[at]?.id ?? null;
}

export const hasNoFocus = () => document.activeElement === document.body;
