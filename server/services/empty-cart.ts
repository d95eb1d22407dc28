import type { Visit } from "#server/visit.ts";

export async function emptyCart(_visit: Visit): Promise<{ readonly kind: "emptied" | "failed" }> {
  throw new Error("not yet");
}
