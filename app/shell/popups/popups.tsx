import { useFetcher, useLocation } from "@remix-run/react";
import { useEffect, useState, type ComponentType } from "react";
import type { ShellData } from "#app/domain/shell.ts";
import { paths, privacySlug } from "#app/domain/paths.ts";
import { isAnythingOpen, isFormInUse } from "#app/shell/browser/open-layers.ts";
import type { PopupProps } from "./popup.tsx";

type Name = "intro" | "newsletter";

interface Shown {
  readonly name: Name;
  readonly Popup: ComponentType<PopupProps>;
}

/** §9, milliseconds after the document has loaded. */
const delays: Readonly<Record<Name, number>> = { intro: 3_000, newsletter: 60_000 };
/** How often a popup that has to wait for what is open looks again. */
const patience = 1_000;

/**
 * The popups of §4. Their times run from the document's load, whatever pages are opened meanwhile; when one has come,
 * its popup waits until no other one, no dialog, no menu and not the page about personal data is open, and nobody is
 * busy with a form. Nothing of them is in the document, so without JavaScript there are none; their program is loaded
 * with the first one.
 */
export function Popups({ popups }: Pick<ShellData, "popups">) {
  const due = useDue();
  const { pathname } = useLocation();
  const { submit } = useFetcher();
  const [closed, setClosed] = useState<readonly Name[]>([]);
  const [shown, setShown] = useState<Shown | null>(null);

  const isAllowed: Readonly<Record<Name, boolean>> = {
    intro: popups.intro !== null,
    newsletter: popups.newsletter && pathname !== paths.info(privacySlug),
  };
  const wanted = due.find((name) => isAllowed[name] && !closed.includes(name));

  useEffect(() => {
    if (!wanted) return;
    let timer: number | undefined;
    let isGone = false;
    async function load(name: Name) {
      try {
        const { Popup } = await import("./popup.tsx");
        if (!isGone) open({ name, Popup });
      } catch {
        // Nobody misses a popup whose program did not come.
      }
    }
    // Looked at last of all: a dialog or the menu may have been opened while the program was on its way.
    function open(popup: Shown) {
      if (isAnythingOpen() || isFormInUse()) {
        timer = window.setTimeout(() => open(popup), patience);
      } else {
        setShown(popup);
      }
    }
    void load(wanted);
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
    // A script that comes late finds the document loaded long ago.
    function sinceLoad() {
      const [entry] = performance.getEntriesByType("navigation");
      const loaded = entry instanceof PerformanceNavigationTiming ? entry.loadEventStart : 0;
      return loaded > 0 ? performance.now() - loaded : 0;
    }
    function start() {
      const gone = sinceLoad();
      for (const name of ["intro", "newsletter"] as const) {
        const left = Math.max(0, delays[name] - gone);
        timers.push(window.setTimeout(() => setDue((before) => [...before, name]), left));
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
