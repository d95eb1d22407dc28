import type { Upstream } from "./client.ts";
import { path } from "./path.ts";
import { nothing } from "./wire.ts";

export function saveSubscriber(upstream: Upstream, email: string) {
  return upstream.send("POST", path`/api/subscriber/save`, { email, type: "modal" }, nothing);
}
