import { useState } from "react";
import { maxDedicationLength } from "#app/domain/shop/gift-voucher.ts";
import { giftVoucher } from "#app/messages/gift-voucher.ts";
import { TextArea } from "#app/ui/text-area.tsx";

interface DedicationFieldProps {
  readonly id?: string;
  /** The current text. */
  readonly text?: string;
  /** Hint besides the length limit. */
  readonly hint: string;
  readonly rows?: number;
  readonly error?: string | null;
}

/** The dedication on a gift voucher, submitted as the line's `note`; JavaScript counts the remaining characters. */
export function DedicationField({ id, text = "", hint, rows, error }: DedicationFieldProps) {
  const [length, setLength] = useState(text.length);
  const room =
    length === 0 ? giftVoucher.limit : giftVoucher.remaining(Math.max(0, maxDedicationLength - length));
  return (
    <TextArea
      id={id}
      name="note"
      label={giftVoucher.dedication}
      optional
      maxLength={maxDedicationLength}
      defaultValue={text}
      rows={rows}
      error={error}
      hint={`${room} ${hint}`}
      onChange={(event) => setLength(event.currentTarget.value.length)}
    />
  );
}
