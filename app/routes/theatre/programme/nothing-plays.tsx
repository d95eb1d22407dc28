import { dayName, weekdayName, type Day } from "#app/domain/theatre/calendar.ts";
import { paths } from "#app/domain/paths.ts";
import { programmeUrl, type ProgrammeFilters } from "#app/domain/theatre/programme-choice.ts";
import { czech } from "#app/domain/typography.ts";
import { programmeTexts } from "#app/messages/programme-texts.ts";
import { Link } from "#app/ui/link.tsx";
import styles from "./nothing-plays.module.css";

const texts = czech({
  nothingFits: "V tomto výběru nic nehrajeme. Zkuste jiné datum nebo zrušte filtry.",
  nearest: "Nejbližší takový termín:",
  repertoire: "Podívejte se zatím na repertoár",
});

interface NothingPlaysProps {
  /** Undefined for an empty programme. */
  readonly choice?: ProgrammeFilters;
  /** The nearest day that fits the other filters. */
  readonly nearest?: Day | null;
}

/** A message with links, instead of a blank page. */
export function NothingPlays({ choice, nearest = null }: NothingPlaysProps) {
  return (
    <div className={styles.nothing}>
      <p>{choice ? texts.nothingFits : programmeTexts.preparing}</p>
      {choice && nearest ? (
        <p>
          <Link to={programmeUrl({ ...choice, from: nearest, to: nearest, month: null })} preventScrollReset>
            {texts.nearest} {weekdayName(nearest)} {dayName(nearest)}
          </Link>
        </p>
      ) : null}
      <p>
        {choice ? (
          <Link to={paths.programme()}>{programmeTexts.whole}</Link>
        ) : (
          <Link to={paths.repertoire()}>{texts.repertoire}</Link>
        )}
      </p>
    </div>
  );
}
