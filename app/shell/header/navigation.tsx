import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { HiddenText } from "#app/ui/hidden-text.tsx";
import { keepFocus } from "../browser/keep-focus.ts";
import { watchChunks } from "../browser/chunk-failures.ts";
import { PendingRevalidation } from "../browser/pending-revalidation.ts";
import { mayPrefetch } from "../browser/prefetch.ts";
import { Progress } from "../progress.tsx";

/** Client-side navigation: progress, focus and the announcement of the new page. */
export function Navigation() {
  const isLive = useHydrated();
  useEffect(() => watchChunks(window, (path) => void mayPrefetch(path, true)), []);
  useEffect(() => ignoreSkippedViewTransitions(window), []);
  useEffect(() => keepFocus(), []);
  return (
    <>
      <Progress />
      {isLive ? <RouteAnnouncer /> : null}
      <FormReset />
      <PendingRevalidation />
    </>
  );
}

/** After client-side navigation, moves the focus to the new content and announces its title, as after a page load. */
function RouteAnnouncer() {
  const { pathname } = useLocation();
  const [title, setTitle] = useState("");
  const before = useRef(pathname);
  // A layout effect, before the browser paints the new page: later it would take the focus from a visitor who is
  // already typing.
  useLayoutEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    setTitle(document.title);
    const content = document.getElementById("obsah");
    // An element of the new page may already have the focus.
    if (content && !content.contains(document.activeElement)) content.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <HiddenText>
      <span aria-live="polite">{title}</span>
    </HiddenText>
  );
}

/** Resets forms with errors when a link navigates to the current page: errors do not outlive a navigation (§2). */
function FormReset(): null {
  const { key, pathname, hash } = useLocation();
  const { state, formMethod } = useNavigation();
  const isAnswer = useRef(false);
  const before = useRef({ key, pathname, hash });
  useEffect(() => {
    if (state !== "idle") isAnswer.current = formMethod !== undefined && formMethod !== "GET";
  }, [state, formMethod]);
  useEffect(() => {
    const last = before.current;
    before.current = { key, pathname, hash };
    const isSamePage = last.pathname === pathname && last.hash === hash;
    if (last.key === key || !isSamePage || isAnswer.current) return;
    for (const field of document.querySelectorAll("#obsah form [aria-invalid=true]")) {
      field.closest("form")?.reset();
    }
  }, [key, pathname, hash]);
  return null;
}

/**
 * Opening the next page before the last one has faded in makes the browser skip that view transition and reject its
 * promise, which no code awaits. That is not an error, so this keeps it out of the console. Returns a function that
 * stops this.
 */
function ignoreSkippedViewTransitions(page: Window): () => void {
  function onRejection(event: PromiseRejectionEvent) {
    const { reason } = event;
    if (reason instanceof DOMException && /transition/iu.test(reason.message)) event.preventDefault();
  }
  page.addEventListener("unhandledrejection", onRejection);
  return () => page.removeEventListener("unhandledrejection", onRejection);
}
