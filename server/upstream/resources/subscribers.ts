import { type Upstream, path } from "#server/upstream/client.ts";
import { ignoredBody } from "#server/upstream/wire.ts";

export function saveSubscriber(upstream: Upstream, email: string) {
  return upstream.send("POST", path`/api/subscriber/save`, { email, type: "modal" }, ignoredBody);
}
