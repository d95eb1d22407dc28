import { useState } from "react";
import { plural } from "#app/domain/plural.ts";
import { maxDedicationLength } from "#app/domain/shop/gift-voucher.ts";
import { czech } from "#app/domain/typography.ts";
import { giftVoucher } from "#app/messages/shell-texts.ts";
import { TextArea } from "#app/ui/text-area.tsx";

const texts = czech({
  limit: `Nejvýše ${maxDedicationLength} znaků.`,
  remaining: (characters: number) =>
    plural(characters, {
      one: `Zbývá ${characters} znak.`,
      few: `Zbývají ${characters} znaky.`,
      other: `Zbývá ${characters} znaků.`,
    }),
});

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
  const room = length === 0 ? texts.limit : texts.remaining(Math.max(0, maxDedicationLength - length));
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
