import type { Id } from "#app/domain/id.ts";
export type LegalKind = "terms" | "withdrawal" | "complaints" | "vouchers";

/** A legal text of the shop as it was in force. */
export interface LegalVersion {
  readonly id: Id;
  readonly kind: LegalKind;
  readonly title: string;
  /** ISO instant. */
  readonly validFrom: string;
}

/** A version as pages show it. */
export interface ShownLegalVersion {
  readonly title: string;
  /** Of the PDF. */
  readonly path: string;
  /** `12. 10. 2026` */
  readonly from: string;
}
