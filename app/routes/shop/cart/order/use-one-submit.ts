import { useEffect, useRef, useState, type FormEvent } from "react";

/**
 * Lets the order form go once. A second press while the first is under way is dropped, and „Použít dopravu a platbu“
 * (also what Enter in a field means, so that nobody orders by accident) needs no reload where scripts run.
 */
export function useOneSubmit() {
  const sent = useRef(false);
  const [busy, setBusy] = useState(false);

  // Back out of a gateway brings the page as it was left: the button must work again.
  useEffect(() => {
    function wake(event: PageTransitionEvent) {
      if (!event.persisted) return;
      sent.current = false;
      setBusy(false);
    }
    window.addEventListener("pageshow", wake);
    return () => window.removeEventListener("pageshow", wake);
  }, []);

  function onSubmit(event: FormEvent<HTMLFormElement>, save: (form: HTMLFormElement) => void) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter instanceof HTMLButtonElement && submitter.value === "choose") {
      event.preventDefault();
      save(event.currentTarget);
      return;
    }
    if (sent.current) {
      event.preventDefault();
      return;
    }
    sent.current = true;
    setBusy(true);
  }

  return { busy, onSubmit };
}
