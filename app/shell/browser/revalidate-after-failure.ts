import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

/**
 * `shouldRevalidate` of a page that lists what its forms change: also after a failed change, because the upstream may
 * have made it anyway, and the message asks the visitor to check.
 */
export function revalidateAfterFailure({
  actionStatus = 200,
  defaultShouldRevalidate,
}: Pick<ShouldRevalidateFunctionArgs, "actionStatus" | "defaultShouldRevalidate">): boolean {
  return actionStatus >= 500 || defaultShouldRevalidate;
}
