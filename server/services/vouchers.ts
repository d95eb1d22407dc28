import type { Visit } from "#server/visit.ts";

export type VoucherAdded =
  | { readonly kind: "added"; readonly code: string }
  | { readonly kind: "refused"; readonly message: string; readonly field: "code" | "guestEmail" };

export async function addVoucher(
  _visit: Visit,
  _input: { readonly code: string; readonly guestEmail: string | null },
): Promise<VoucherAdded> {
  throw new Error("not yet");
}

export type VoucherRemoved =
  { readonly kind: "removed"; readonly code: string | null } | { readonly kind: "failed" };

export async function removeVoucher(_visit: Visit, _input: { readonly id: number }): Promise<VoucherRemoved> {
  throw new Error("not yet");
}
