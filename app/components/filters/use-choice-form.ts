import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";

/** Milliseconds without another change before a tick is sent; after typing or moving the slider it waits longer. */
const tickDelay = 200;
const typingDelay = 500;

export interface ChoiceForm<T> {
  /** What the fields show: what the visitor did last, or what the address says. */
  readonly shown: T;
  readonly change: (part: Partial<T>, isTyped?: boolean) => void;
  /** At once, without waiting for a rest. */
  readonly submit: () => void;
  /** Forgets what has not been asked for yet. */
  readonly cancel: () => void;
}

/**
 * A form of filters as the script drives it: every change shows at once and, after a rest, becomes the address of
 * the same page, in place of the one before. The answer to an earlier change never takes a later one back.
 */
export function useChoiceForm<T extends object>(
  choice: T,
  path: string,
  address: (choice: T) => string,
): ChoiceForm<T> {
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

  function ask(asked: T) {
    cancel();
    navigate(address(asked), { replace: true, preventScrollReset: true });
  }

  function change(part: Partial<T>, isTyped = false) {
    const next = { ...shown, ...part };
    setDraft(next);
    cancel();
    timer.current = setTimeout(() => ask(next), isTyped ? typingDelay : tickDelay);
  }

  return { shown, change, submit: () => ask(shown), cancel };
}
