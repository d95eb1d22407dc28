import { programmeUrl, type ProgrammeFilters } from "#app/domain/theatre/programme-choice.ts";
import { programmeTexts } from "#app/messages/programme.ts";
import { Link } from "#app/ui/link.tsx";
import styles from "./view-switch.module.css";

/** „Seznam | Měsíc“: the list, or the table of a month, with the same filters. */
export function ViewSwitch({ choice }: { readonly choice: ProgrammeFilters }) {
  return (
    <ul className={styles.views} role="list" aria-label={programmeTexts.views}>
      {[false, true].map((isGrid) => (
        <li key={String(isGrid)}>
          <Link
            to={programmeUrl({ ...choice, isGrid })}
            aria-current={choice.isGrid === isGrid ? "true" : undefined}
            rel={isGrid ? "nofollow" : undefined}
            preventScrollReset
          >
            {isGrid ? programmeTexts.grid : programmeTexts.list}
          </Link>
        </li>
      ))}
    </ul>
  );
}
