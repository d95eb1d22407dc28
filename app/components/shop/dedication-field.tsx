import { useState } from "react";
import { longestDedication } from "#app/domain/shop/gift-voucher.ts";
import { giftVoucher } from "#app/messages/gift-voucher.ts";
import { TextArea } from "#app/ui/text-area.tsx";

interface DedicationFieldProps {
  readonly id?: string;
  /** What it says now. */
  readonly text?: string;
  /** What there is to know besides the length. */
  readonly hint: string;
  readonly rows?: number;
}

/** The words printed on a gift voucher, travelling as the line's `note`; a script counts what is left. */
export function DedicationField({ id, text = "", hint, rows }: DedicationFieldProps) {
  const [length, setLength] = useState(text.length);
  const room = length === 0 ? giftVoucher.limit : giftVoucher.left(Math.max(0, longestDedication - length));
  return (
    <TextArea
      id={id}
      name="note"
      label={giftVoucher.dedication}
      optional
      maxLength={longestDedication}
      defaultValue={text}
      rows={rows}
      hint={`${room} ${hint}`}
      onChange={(event) => setLength(event.currentTarget.value.length)}
    />
  );
}
