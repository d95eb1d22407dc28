/**
 * Opening the next page before the last one has faded in makes the browser skip that fade and reject its promise, which
 * nobody awaits. That is no failure, so it is kept out of the console. Gives the way to stop that.
 */
export function ignoreSkippedViewTransitions(page: Window): () => void {
  function onRejection(event: PromiseRejectionEvent) {
    const { reason } = event;
    if (reason instanceof DOMException && /transition/iu.test(reason.message)) event.preventDefault();
  }
  page.addEventListener("unhandledrejection", onRejection);
  return () => page.removeEventListener("unhandledrejection", onRejection);
}
