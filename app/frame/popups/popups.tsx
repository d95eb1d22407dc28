import { useFetcher, useLocation } from "@remix-run/react";
import { useEffect, useState, type ComponentType } from "react";
import type { FrameData } from "#app/domain/frame.ts";
import { paths, privacySlug } from "#app/domain/paths.ts";
import type { PopupProps } from "./popup.tsx";

type Name = "intro" | "newsletter";

/** §9, milliseconds after the document has loaded. */
const delays: Readonly<Record<Name, number>> = { intro: 3_000, newsletter: 60_000 };
/** How often a popup that has to wait for another dialog looks again. */
const patience = 1_000;

/**
 * The popups of §4. Their times run from the document's load, whatever pages are opened meanwhile; when one has come,
 * its popup waits until no other one, no dialog and not the page about personal data is open. Nothing of them is in
 * the document, so without JavaScript there are none; their program is loaded with the first one.
 */
export function Popups({ popups }: Pick<FrameData, "popups">) {
  const due = useDue();
  const { pathname } = useLocation();
  const { submit } = useFetcher();
  const [closed, setClosed] = useState<readonly Name[]>([]);
  const [shown, setShown] = useState<{ name: Name; Popup: ComponentType<PopupProps> } | null>(null);

  const isAllowed: Readonly<Record<Name, boolean>> = {
    intro: popups.intro !== null,
    newsletter: popups.newsletter && pathname !== paths.info(privacySlug),
  };
  const wanted = due.find((name) => isAllowed[name] && !closed.includes(name));

  useEffect(() => {
    if (!wanted) return;
    let timer: number | undefined;
    let isGone = false;
    async function open(name: Name) {
      if (document.querySelector('dialog:modal, [aria-modal="true"]')) {
        timer = window.setTimeout(() => void open(name), patience);
        return;
      }
      try {
        const { Popup } = await import("./popup.tsx");
        if (!isGone) setShown({ name, Popup });
      } catch {
        // Nobody misses a popup whose program did not come.
      }
    }
    void open(wanted);
    return () => {
      isGone = true;
      window.clearTimeout(timer);
    };
  }, [wanted]);

  if (!shown || shown.name !== wanted) return null;
  const { name, Popup } = shown;
  return (
    <Popup
      intro={name === "intro" ? popups.intro : null}
      onClose={() => {
        setClosed((before) => [...before, name]);
        submit({ popup: name, back: pathname }, { method: "post", action: paths.popups() });
      }}
    />
  );
}

/** Those whose time has come, the intro first. */
function useDue(): readonly Name[] {
  const [due, setDue] = useState<readonly Name[]>([]);
  useEffect(() => {
    const timers: number[] = [];
    function start() {
      for (const name of ["intro", "newsletter"] as const) {
        timers.push(window.setTimeout(() => setDue((before) => [...before, name]), delays[name]));
      }
    }
    if (document.readyState === "complete") start();
    else window.addEventListener("load", start);
    return () => {
      window.removeEventListener("load", start);
      for (const timer of timers) window.clearTimeout(timer);
    };
  }, []);
  return due;
}
