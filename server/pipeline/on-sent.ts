import type { ServerResponse } from "node:http";

/** Calls `tell` once, when the response is closed, with whether the visitor got all of it. */
export function onSent(outgoing: ServerResponse, tell: (isWhole: boolean) => void): void {
  const { closed, socket } = outgoing;
  if (closed) return tell(false);
  // `writableFinished` alone is also true if the connection broke.
  outgoing.once("close", () => tell(outgoing.writableFinished && socket?.destroyed !== true));
}
