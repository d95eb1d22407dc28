import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { writeChoice, type Choice } from "#app/domain/listing.ts";

/** Rest after a tick, ms; typing a price and pulling the slider rest longer. */
const tickDelay = 200;
const typingDelay = 500;

export interface ChoiceForm {
  /** What the fields show: what the visitor did last, or what the address says. */
  readonly shown: Choice;
  readonly change: (part: Partial<Choice>, isTyped?: boolean) => void;
  /** At once, without waiting for a rest. */
  readonly submit: () => void;
  /** Forgets what has not been asked for yet. */
  readonly cancel: () => void;
}

/**
 * The form of filters as the script drives it: every change shows at once and, after a rest, becomes the address of
 * the same page, in place of the one before. The answer to an earlier change never takes a later one back.
 */
export function useChoiceForm(choice: Choice, path: string): ChoiceForm {
  const [draft, setDraft] = useState<Choice | null>(null);
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

  function ask(asked: Choice) {
    cancel();
    navigate(choiceAddress(path, asked), { replace: true, preventScrollReset: true });
  }

  function change(part: Partial<Choice>, isTyped = false) {
    const next = { ...shown, ...part };
    setDraft(next);
    cancel();
    timer.current = setTimeout(() => ask(next), isTyped ? typingDelay : tickDelay);
  }

  return { shown, change, submit: () => ask(shown), cancel };
}

/** The list with this choice; its first page. */
export function choiceAddress(path: string, choice: Choice): string {
  const query = writeChoice(choice).toString();
  return query ? `${path}?${query}` : path;
}
