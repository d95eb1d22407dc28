import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

/**
 * `shouldRevalidate` of a page that lists what its forms change: after a failed change, too, because it may have been
 * made all the same, and the message tells the visitor to look.
 */
export function revalidateAfterFailure({
  actionStatus = 200,
  defaultShouldRevalidate,
}: Pick<ShouldRevalidateFunctionArgs, "actionStatus" | "defaultShouldRevalidate">): boolean {
  return actionStatus >= 500 || defaultShouldRevalidate;
}
