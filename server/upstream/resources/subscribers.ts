import { z } from "zod";
import type { Upstream } from "#server/upstream/client.ts";
import { acknowledgedOr, line } from "#server/upstream/wire.ts";

/** The fields of a subscriber (§3). */
const subscriber = z.object({ email: line });

export function saveSubscriber(upstream: Upstream, email: string) {
  return upstream.send("subscribe", {}, { email, type: "modal" }, acknowledgedOr(subscriber));
}
