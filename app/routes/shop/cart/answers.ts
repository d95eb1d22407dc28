import type { Id } from "#app/domain/id.ts";
import type { SubmissionResult } from "@conform-to/react";
import type { RegisterAnswer } from "#app/components/forms/company-fields.tsx";
import type { RefusedForm } from "#app/components/forms/validated-form.tsx";
import type { Notice } from "#app/domain/notice.ts";

/** An answer of the cart page's action without a redirect; `form` names the form it belongs to. */
export type CartAnswer = SettledAnswer | RefusedLine | RefusedVoucher | OrderAnswer;

/** The change succeeded, or it failed on a page that keeps its form: the notice contains the result. */
interface SettledAnswer {
  readonly form?: undefined;
  readonly notice: Notice | null;
}

export interface RefusedLine {
  readonly form: "line";
  readonly line: { readonly productId: Id; readonly variantId: Id | null };
  readonly field: "quantity" | "note";
  /** The Czech error to show beside the field; `AddToCart` reads it by this name too. */
  readonly error: string;
  /** As typed. */
  readonly quantity: string;
  readonly note: string;
  /** The line's current note, which differs from the one that the form showed. */
  readonly saved?: string;
}

/** 422, 429 or 503. */
export interface RefusedVoucher extends RefusedForm {
  readonly form: "voucher";
}

/** The order form as the visitor typed it: with errors (422, 503), or after „Použít dopravu a platbu“ (200). */
export interface OrderAnswer {
  readonly form: "order";
  readonly reply: SubmissionResult;
  /** An error of the whole order. */
  readonly message: string | null;
  /** The changes since the page of the form, as sentences. */
  readonly changes?: readonly string[];
  /** Whether the error concerns a voucher. */
  readonly isVouchers?: true;
  /** After „Načíst údaje z ARES“. */
  readonly register?: RegisterAnswer & {
    /** Fields that the visitor left empty, with their values from the register. */
    readonly filled: Readonly<Record<string, string>>;
  };
}
