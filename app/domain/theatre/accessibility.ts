import { accessKinds, type Access, type ListedPerformance } from "./performance.ts";

/** Accessibility of a performance: its own features, and the step-free access of its venue. */
export function accessOf({ access, venue }: Pick<ListedPerformance, "access" | "venue">): readonly Access[] {
  return accessKinds.filter(
    (kind) => access.includes(kind) || (kind === "step-free" && venue.stepFree === true),
  );
}
