import { useId } from "react";
import { HiddenText } from "#app/ui/hidden-text.tsx";
import { honeypotName } from "./honeypot-name.ts";

/**
 * Hidden from view, from the tab order and from screen readers; where styles fail to load, its label says to leave it
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
