import type { Id } from "#app/domain/id.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import { paths } from "#app/domain/paths.ts";
import type { PerformanceQuickView } from "#app/domain/quick-view.ts";
import type { ListedPerformance, RowDetails } from "#app/domain/theatre/performance.ts";
import { czech } from "#app/domain/typography.ts";
import { Link } from "#app/ui/link.tsx";
import { PerformanceDetails } from "./performance-details.tsx";
import styles from "./performance-disclosure.module.css";
import { performanceTime } from "./performance-time.tsx";

const texts = czech({
  details: "Podrobnosti",
  open: "Popis, obsazení a přístupnost",
});

interface PerformanceDisclosureProps {
  readonly performance: ListedPerformance;
  readonly isOwnPage: boolean;
  /** ISO instant. */
  readonly now: string;
  /** `name` of the `<details>`: only one of a group is open at a time. */
  readonly group: string;
  /** The details of the row that the URL opens; another row fetches its details when it opens. */
  readonly details: RowDetails | null;
  /** URL of a page with this row open: without JavaScript, and if the details do not arrive. */
  readonly to: string;
}

/** The `<details>` of a row. A link takes the place of its content until the content arrives. */
export function PerformanceDisclosure(props: PerformanceDisclosureProps) {
  const { performance, isOwnPage, now, group, details, to } = props;
  const element = useRef<HTMLDetailsElement>(null);
  const [fetched, fetchOnce] = useFetchedDetails(performance.id);
  const content = details ?? fetched;

  // The visitor may have opened it before hydration.
  useEffect(() => {
    if (!details && element.current?.open) fetchOnce();
  }, [details, fetchOnce]);

  return (
    <details
      ref={element}
      className={styles.details}
      {...{ name: group }}
      open={details !== null}
      onToggle={({ currentTarget }) => {
        if (!details && currentTarget.open) fetchOnce();
      }}
    >
      <summary className={styles.summary}>
        {`${texts.details}: ${czech(performance.title)}, ${performanceTime(performance, now)}`}
      </summary>
      {content ? (
        <PerformanceDetails {...{ performance, details: content, isOwnPage, now }} />
      ) : (
        <Link className={styles.link} to={to}>
          {texts.open}
        </Link>
      )}
    </details>
  );
}

/** The details of a performance, and a function that requests them unless they are known or requested already. */
function useFetchedDetails(id: Id): readonly [RowDetails | null, () => void] {
  const [details, setDetails] = useState<RowDetails | null>(null);
  const request = useRef<AbortController | null>(null);

  useEffect(
    () => () => {
      request.current?.abort();
      request.current = null;
    },
    [],
  );

  const fetchOnce = useCallback(async () => {
    if (request.current) return;
    const mine = (request.current = new AbortController());
    try {
      const found = await fetchDetails(id, mine.signal);
      if (!mine.signal.aborted) setDetails(found);
    } catch {
      // The link remains, and opening the row again makes another request.
      if (request.current === mine) request.current = null;
    }
  }, [id]);

  return [details, fetchOnce];
}

async function fetchDetails(id: Id, signal: AbortSignal): Promise<RowDetails> {
  const response = await fetch(paths.performanceQuickView(id), { signal, credentials: "omit" });
  if (!response.ok) throw new Error(`Details of ${id}: ${response.status}`);
  // The response of the app's own endpoint (app/routes/endpoints/quick-view-data.ts), typed there.
  return ((await response.json()) as PerformanceQuickView).details;
}
