import { useState } from "react";
import { DedicationField } from "#app/components/shop/dedication-field.tsx";
import { czech } from "#app/domain/typography.ts";
import { giftVoucher } from "#app/messages/shell-texts.ts";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { maxNoteLength } from "../note-length.ts";
import styles from "./line-note.module.css";

interface LineNoteProps {
  readonly className?: string;
  readonly id: string;
  readonly note: string;
  /** The note in the back office. */
  readonly saved: string;
  /** The note of a gift voucher is its printed dedication. */
  readonly isDedication: boolean;
  readonly error: string | null;
}

/**
 * The line's note, a field of the line's form: every change of the line submits it too. A newer note, for example from
 * another tab, replaces the field's value, unless the visitor has typed since.
 */
export function LineNote({ className, id, note, saved, isDedication, error }: LineNoteProps) {
  const [field, setField] = useState({ note, typed: note, version: 0 });
  if (note !== field.note) {
    const isTyping = field.typed !== field.note;
    setField(isTyping ? { ...field, note } : { note, typed: note, version: field.version + 1 });
  }
  const label = isDedication ? giftVoucher.dedication : "Poznámka k položce";
  return (
    <Disclosure
      look="plus"
      open={error !== null}
      className={classNames(styles.note, className)}
      labelClassName={styles.label}
      label={
        saved ? (
          <>
            {label}: <q className={styles.text}>{saved}</q>
          </>
        ) : isDedication ? (
          czech("Připsat věnování")
        ) : (
          "Přidat poznámku"
        )
      }
    >
      <div
        className={styles.edit}
        onChange={({ target }) => {
          if (target instanceof HTMLTextAreaElement) setField({ ...field, typed: target.value });
        }}
      >
        <input type="hidden" name="shown-note" value={saved} />
        {isDedication ? (
          <DedicationField
            key={field.version}
            id={id}
            text={note}
            hint={czech("Platí pro všechny kusy této položky.")}
            rows={3}
            error={error}
          />
        ) : (
          <TextArea
            key={field.version}
            id={id}
            name="note"
            label={label}
            optional
            defaultValue={note}
            maxLength={maxNoteLength}
            rows={2}
            error={error}
          />
        )}
        <Button variant="secondary" size="small" name="intent" value="quantity">
          Uložit
        </Button>
      </div>
    </Disclosure>
  );
}
