import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { HiddenText } from "#app/ui/hidden-text.tsx";
import { watchChunks } from "./chunk-failures.ts";
import { Prefetch } from "./prefetch.tsx";
import { Progress } from "./progress.tsx";

/** What happens around a change of page where scripts run: progress, prefetching, where the focus goes, what is said. */
export function Navigation() {
  useEffect(() => watchChunks(window), []);
  return (
    <>
      <Progress />
      <Prefetch />
      <Arrival />
    </>
  );
}

/** After a change of page the focus is at the new content and its title is read, as after a load. */
function Arrival() {
  const { pathname } = useLocation();
  const [title, setTitle] = useState("");
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    setTitle(document.title);
    const content = document.getElementById("obsah");
    // Something in the new page may have taken the focus already.
    if (content && !content.contains(document.activeElement)) content.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <HiddenText>
      <span aria-live="polite">{title}</span>
    </HiddenText>
  );
}
