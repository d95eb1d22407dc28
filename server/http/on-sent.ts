import type { ServerResponse } from "node:http";

/** Calls `tell` once, when the response is closed: whether the visitor was still there for the whole of it. */
export function onSent(outgoing: ServerResponse, tell: (isWhole: boolean) => void): void {
  const { closed, socket } = outgoing;
  if (closed) return tell(false);
  // `writableFinished` alone is also true where the connection broke.
  outgoing.once("close", () => tell(outgoing.writableFinished && socket?.destroyed !== true));
}
