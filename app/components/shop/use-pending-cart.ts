import { useFetchers } from "@remix-run/react";
import { pendingChange, type PendingChange } from "#app/domain/shop/pending-cart.ts";
import { paths } from "#app/domain/paths.ts";

/** The cart changes submitted by this page that the server has not confirmed yet, oldest first. */
export function usePendingCart(): { readonly changes: readonly PendingChange[]; readonly isBusy: boolean } {
  const sent = useFetchers().filter(
    ({ formAction, formData }) => formData && formAction === paths.cartChange(),
  );
  const changes = sent.flatMap(({ formData }) => (formData && pendingChange(formData)) ?? []);
  const vouchers = sent.some(({ formData }) => String(formData?.get("intent")).startsWith("voucher-"));
  return { changes, isBusy: changes.length > 0 || vouchers };
}
