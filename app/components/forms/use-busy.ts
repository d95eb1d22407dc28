import { useActionData, useNavigation } from "@remix-run/react";
import type { FormEvent } from "react";

/**
 * Whether the page's form (the one with this intent, where it has several) is being sent; `guard` drops a second press
 * meanwhile. What was answered in place can be sent again at once, though the page is still being read anew.
 */
export function useBusy(intent?: string) {
  const { state, formAction, formData, formMethod, location } = useNavigation();
  const answer = useActionData();
  const isSent = state !== "idle" && formMethod === "POST" && (!intent || formData?.get("intent") === intent);
  const isAnswered =
    state === "loading" && answer !== undefined && formAction?.split("?")[0] === location.pathname;
  const isBusy = isSent && !isAnswered;
  const guard = (event: FormEvent) => {
    if (isBusy) event.preventDefault();
  };
  return { isBusy, guard };
}
