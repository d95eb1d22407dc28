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
/** How often a waiting popup checks again whether it may open, in milliseconds. */
const patience = 1_000;

/**
 * The popups of §4. Their delays start at the document's load and continue across client-side navigation; a due popup
 * waits while another popup, a dialog, the menu or (for the newsletter) the page about personal data is open, or while
 * a form is in use. Popups are not in the server's HTML, so without JavaScript there are none; their chunk is loaded
 * with the first one.
 */
export function Popups({ popups }: Pick<ShellData, "popups">) {
  const due = useDuePopups();
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
        // If the chunk fails to load, the popup is not shown.
      }
    }
    // Checked last: a dialog or the menu may have been opened while the chunk was loading.
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

/** The popups whose delay has passed, the intro first. */
function useDuePopups(): readonly Name[] {
  const [due, setDue] = useState<readonly Name[]>([]);
  useEffect(() => {
    const timers: number[] = [];
    // When this script runs late, the document may have loaded long ago.
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
