import { useId } from "react";
import { HiddenText } from "#app/ui/hidden-text.tsx";

/** The honeypot field: invisible and unreachable for people, so a filled value identifies a bot. */
export const honeypotName = "homepage";

/**
 * Hidden from view, from the tab order and from screen readers; if styles fail to load, its label says to leave it
 * empty.
 */
export function Honeypot() {
  // A page may have two forms with a honeypot.
  const id = useId();
  return (
    <HiddenText isUnread>
      <label htmlFor={id}>Toto pole nechte prázdné</label>
      <input type="text" id={id} name={honeypotName} tabIndex={-1} autoComplete="off" />
    </HiddenText>
  );
}
