import { searchTexts } from "#app/messages/search-texts.ts";
import { HiddenText } from "#app/ui/hidden-text.tsx";
import { fetchHints, createHintSource, type HintSource } from "./hint-source.ts";
import { HintList } from "./hint-list.tsx";
import { isExpanded, targetsOf, type ShownHints } from "./shown-hints.ts";
import styles from "./search-box.module.css";

export { isSecretPath } from "#app/domain/secret-paths.ts";

/** Makes the search box an ARIA combobox. Loaded with the first use of the box. */

export function openHints(show: (shown: ShownHints) => void): HintSource {
  return createHintSource({
    ask: fetchHints,
    show: (hints) => show({ hints, isOpen: hints !== null, active: -1 }),
  });
}

interface SearchComboboxProps {
  readonly id: string;
  readonly shown: ShownHints;
  readonly choose: (index: number) => void;
}

/** Rendered below the field: the hints or a message without any, and the same for screen readers. */
export function SearchCombobox({ id, shown, choose }: SearchComboboxProps) {
  const { hints, isOpen, active } = shown;
  const total = hints?.total ?? 0;
  return (
    <>
      <HintList {...{ id, hints, active, choose }} isOpen={isExpanded(shown)} />
      {isOpen && total === 0 ? <p className={styles.none}>{searchTexts.noHints}</p> : null}
      <HiddenText>
        <output>{isOpen ? searchTexts.spoken(total) : null}</output>
      </HiddenText>
    </>
  );
}

type Step =
  | { readonly kind: "show"; readonly shown: ShownHints }
  | { readonly kind: "choose"; readonly index: number }
  | { readonly kind: "clear" };

/** The effect of a key in the field; null for a key that the combobox does not handle. */
export function stepOf(key: string, shown: ShownHints, text: string): Step | null {
  const count = targetsOf(shown.hints).length;
  const isWalking = isExpanded(shown) && shown.active >= 0;
  const move = (active: number): Step => ({ kind: "show", shown: { ...shown, isOpen: true, active } });
  switch (key) {
    case "Escape":
      if (shown.isOpen) return { kind: "show", shown: { ...shown, isOpen: false, active: -1 } };
      return text ? { kind: "clear" } : null;
    case "ArrowDown":
      return count > 0 ? move(isExpanded(shown) ? (shown.active + 1) % count : 0) : null;
    case "ArrowUp":
      return count > 0 ? move(isWalking && shown.active > 0 ? shown.active - 1 : count - 1) : null;
    case "Home":
      return isWalking ? move(0) : null;
    case "End":
      return isWalking ? move(count - 1) : null;
    case "Enter":
      return isWalking ? { kind: "choose", index: shown.active } : null;
    default:
      return null;
  }
}
