import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";

/** Debounce in milliseconds: for checkboxes, and a longer one for typing and the slider. */
const checkboxDebounce = 200;
const inputDebounce = 500;

export interface FilterFormState<T> {
  /** The state of the fields: the visitor's pending changes, otherwise the choice in the URL. */
  readonly shown: T;
  readonly change: (part: Partial<T>, isTyped?: boolean) => void;
  /** Submits immediately, without the debounce. */
  readonly submit: () => void;
  /** Cancels a pending submission. */
  readonly cancel: () => void;
}

/**
 * A filter form controlled by JavaScript: every change is shown immediately and, debounced, replaces the URL of the
 * page. The response to an earlier change never reverts a later one.
 */
export function useFilterForm<T extends object>(
  choice: T,
  path: string,
  address: (choice: T) => string,
): FilterFormState<T> {
  const [draft, setDraft] = useState<T | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const { key } = useLocation();
  const navigate = useNavigate();
  const shown = draft ?? choice;

  function cancel() {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  }

  useEffect(() => {
    if (timer.current === null) setDraft(null);
  }, [key]);
  useEffect(() => cancel, [path]);

  function ask(next: T) {
    cancel();
    navigate(address(next), { replace: true, preventScrollReset: true });
  }

  function change(part: Partial<T>, isTyped = false) {
    const next = { ...shown, ...part };
    setDraft(next);
    cancel();
    timer.current = setTimeout(() => ask(next), isTyped ? inputDebounce : checkboxDebounce);
  }

  return { shown, change, submit: () => ask(shown), cancel };
}
