/**
 * Opening the next page before the last one has faded in makes the browser skip that view transition and reject its
 * promise, which no code awaits. That is not an error, so it is kept out of the console. Returns a function that stops
 * this.
 */
export function ignoreSkippedViewTransitions(page: Window): () => void {
  function onRejection(event: PromiseRejectionEvent) {
    const { reason } = event;
    if (reason instanceof DOMException && /transition/iu.test(reason.message)) event.preventDefault();
  }
  page.addEventListener("unhandledrejection", onRejection);
  return () => page.removeEventListener("unhandledrejection", onRejection);
}
