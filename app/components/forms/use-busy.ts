import { useNavigation } from "@remix-run/react";
import type { FormEvent } from "react";

/** Whether the page's form with this intent is being sent; `guard` drops a second press meanwhile. */
export function useBusy(intent: string) {
  const { state, formData, formMethod } = useNavigation();
  const isBusy = state !== "idle" && formMethod === "POST" && formData?.get("intent") === intent;
  const guard = (event: FormEvent) => {
    if (isBusy) event.preventDefault();
  };
  return { isBusy, guard };
}
