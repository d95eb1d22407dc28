import { z } from "zod";
import type { Upstream } from "#server/upstream/client.ts";
import { acknowledgedOr, line, orRefusal, unlessRefused } from "#server/upstream/wire.ts";

/** The fields of a subscriber (§3). */
const subscriber = z.object({ email: line });

export async function saveSubscriber(upstream: Upstream, email: string) {
  const schema = orRefusal(acknowledgedOr(subscriber));
  return unlessRefused(await upstream.send("subscribe", {}, { email, type: "modal" }, schema));
}
