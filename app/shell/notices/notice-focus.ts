import { useCallback, useEffect, useRef } from "react";
import type { Notice } from "#app/domain/notice.ts";

const inToast = "[role=status] [role=group]";

/** @returns a function that moves the focus out of a closing toast, back to the element before it */
export function useNoticeFocus(): () => void {
  const before = useRef<Element | null>(null);
  const leave = useCallback(() => {
    if (document.activeElement?.closest(inToast)) giveTo(before.current);
  }, []);
  useEffect(() => {
    function onFocus({ target, relatedTarget }: FocusEvent) {
      const isEntered = target instanceof Element && target.closest(inToast);
      if (isEntered && relatedTarget instanceof Element && !relatedTarget.closest(inToast)) {
        before.current = relatedTarget;
      }
    }
    document.addEventListener("focusin", onFocus);
    return () => document.removeEventListener("focusin", onFocus);
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
