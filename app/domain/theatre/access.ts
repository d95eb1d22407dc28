import { accessKinds, type Access, type Performance } from "./performance.ts";

/** What helps at this date: its own adjustments, and the hall's way in. */
export function accessOf({ access, venue }: Pick<Performance, "access" | "venue">): readonly Access[] {
  return accessKinds.filter((kind) => access.includes(kind) || (kind === "step-free" && venue.stepFree));
}
