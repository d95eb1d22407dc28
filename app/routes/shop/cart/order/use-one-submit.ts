import { useEffect, useRef, useState, type FormEvent } from "react";

/**
 * Submits the order form only once. Drops a second submit while the first is pending. With JavaScript the buttons of
 * `inPlace` need no reload: „Použít dopravu a platbu“ (also the default of Enter in a field, so that nobody orders by
 * accident) and „Načíst údaje z ARES“.
 */
export function useOneSubmit() {
  const sent = useRef(false);
  const [busy, setBusy] = useState(false);

  // Back from the gateway may restore the page from the back/forward cache: the button must work again.
  useEffect(() => {
    function wake(event: PageTransitionEvent) {
      if (!event.persisted) return;
      sent.current = false;
      setBusy(false);
    }
    window.addEventListener("pageshow", wake);
    return () => window.removeEventListener("pageshow", wake);
  }, []);

  function onSubmit(
    event: FormEvent<HTMLFormElement>,
    inPlace: Readonly<Record<string, (form: HTMLFormElement) => void>>,
  ) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const act = submitter instanceof HTMLButtonElement ? inPlace[submitter.value] : undefined;
    if (act) {
      event.preventDefault();
      act(event.currentTarget);
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
