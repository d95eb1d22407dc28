import { useRouteLoaderData } from "@remix-run/react";
import { wholeList } from "#app/domain/paths.ts";
import {
  programmeFeedUrl,
  programmeUrl,
  type ProgrammeFilters,
} from "#app/domain/theatre/programme-choice.ts";
import { czech } from "#app/domain/typography.ts";
import type { RootData } from "#app/shell/page-meta.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import styles from "./calendar-links.module.css";

const texts = czech({
  print: "Vytisknout program",
  printWhole: "Celý program k tisku",
  download: "Stáhnout termíny",
  subscribe: "Sledovat program v kalendáři",
});

interface CalendarLinksProps {
  readonly choice: ProgrammeFilters;
  /** The page has only a part of the chosen dates. */
  readonly isPaged: boolean;
}

/**
 * Calendar download of the chosen dates, subscription to all of them, and printing: of a paged list by a link to all of
 * it, otherwise by a button (only with JavaScript).
 */
export function CalendarLinks({ choice, isPaged }: CalendarLinksProps) {
  const root = useRouteLoaderData("root") as RootData | undefined;
  const feed = programmeFeedUrl({ ...choice, from: null, to: null, month: null });
  return (
    <ul className={styles.links} role="list" data-no-print>
      <li>
        <Link to={programmeFeedUrl(choice)} reloadDocument>
          <Icon name="calendar" />
          {texts.download}
        </Link>
      </li>
      <li>
        {/* Calendars subscribe to `webcal:`; without a known origin the link is the file's own address, for
            copying. */}
        <a href={root?.origin ? root.origin.replace(/^https?:/u, "webcal:") + feed : feed}>
          <Icon name="clock" />
          {texts.subscribe}
        </a>
      </li>
      {isPaged ? (
        <li className={styles.whole}>
          <Link to={programmeUrl(choice, wholeList)} rel="nofollow">
            <Icon name="print" />
            {texts.printWhole}
          </Link>
        </li>
      ) : (
        <li className={styles.print}>
          <button type="button" onClick={() => window.print()}>
            <Icon name="print" />
            {texts.print}
          </button>
        </li>
      )}
    </ul>
  );
}
