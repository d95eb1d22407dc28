/* oxlint-disable jsx-a11y/prefer-tag-over-role -- HTML has no element for a list of hints beside a text field */
/* oxlint-disable jsx-a11y/click-events-have-key-events -- the focus stays in the field, which handles the keys */
/* oxlint-disable jsx-a11y/interactive-supports-focus -- the focus stays in the field */
import type { Hint, Hints } from "#app/domain/search.ts";
import { czech } from "#app/domain/typography.ts";
import { searchTexts } from "#app/messages/search-texts.ts";
import { classNames } from "#app/ui/class-names.ts";
import styles from "./search-box.module.css";
import { Typeset } from "#app/ui/typeset.tsx";

const texts = czech({
  hints: "Návrhy",
  all: (total: number) => `Zobrazit všechny výsledky (${total})`,
});

interface HintListProps {
  readonly id: string;
  readonly hints: Hints | null;
  readonly isOpen: boolean;
  /** Index of the active option; -1 = none. The last option leads to all results. */
  readonly active: number;
  readonly choose: (index: number) => void;
}

/** The listbox of the search box. Always rendered, so that the field's `aria-controls` can refer to it. */
export function HintList({ id, hints, isOpen, active, choose }: HintListProps) {
  const all = hints?.hints ?? [];
  const kinds = [...new Set(all.map(({ kind }) => kind))];

  function option(index: number, text: string, note: string | null, className?: string) {
    return (
      <div
        key={index}
        id={`${id}-${index}`}
        role="option"
        aria-selected={index === active}
        className={classNames(styles.hint, className)}
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => choose(index)}
      >
        <Typeset>{text}</Typeset>
        {note ? (
          <>
            {" "}
            <span className={styles.hintNote}>
              <Typeset>{note}</Typeset>
            </span>
          </>
        ) : null}
      </div>
    );
  }

  function group(kind: Hint["kind"]) {
    return (
      <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
        <div id={`${id}-${kind}`} role="presentation" className={styles.kind}>
          {searchTexts.kind(kind).title}
        </div>
        {all.map((hint, index) => (hint.kind === kind ? option(index, hint.text, hint.note ?? null) : null))}
      </div>
    );
  }

  return (
    <div id={id} role="listbox" aria-label={texts.hints} className={styles.list} hidden={!isOpen}>
      {isOpen ? kinds.map(group) : null}
      {isOpen ? option(all.length, texts.all(hints?.total ?? 0), null, styles.all) : null}
    </div>
  );
}
