import type { ServerResponse } from "node:http";

/** Calls `report` once, when the response is closed, with whether the visitor got all of it. */
export function onSent(outgoing: ServerResponse, report: (isWhole: boolean) => void): void {
  const { closed, socket } = outgoing;
  if (closed) return report(false);
  // `writableFinished` alone is also true if the connection broke.
  outgoing.once("close", () => report(outgoing.writableFinished && socket?.destroyed !== true));
}
