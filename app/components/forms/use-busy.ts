import { useActionData, useNavigation } from "@remix-run/react";
import type { FormEvent } from "react";

/**
 * Whether the page's form (the one with `intent`, where there are several) is being submitted; `guard` blocks a second
 * submission meanwhile. A form whose action returned data can be submitted again immediately, even during revalidation.
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
