/**
 * Who opens the next page before the last one has faded in makes the browser skip that fade, and it tells the promise of
 * the fade, which nobody holds. That is no failure: it does not reach the console. Gives back how to stop.
 */
export function forgiveSkippedFades(page: Window): () => void {
  function onRejection(event: PromiseRejectionEvent) {
    const { reason } = event;
    if (reason instanceof DOMException && /transition/iu.test(reason.message)) event.preventDefault();
  }
  page.addEventListener("unhandledrejection", onRejection);
  return () => page.removeEventListener("unhandledrejection", onRejection);
}
