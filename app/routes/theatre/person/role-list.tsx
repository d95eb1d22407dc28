import { useId } from "react";
import { PerformanceTime } from "#app/components/programme/performance-time.tsx";
import { Picture } from "#app/components/picture.tsx";
import { SectionHead } from "#app/components/section-head.tsx";
import { czech } from "#app/domain/typography.ts";
import type { Block } from "#app/domain/block.ts";
import { paths } from "#app/domain/paths.ts";
import { byProduction } from "#app/domain/theatre/people.ts";
import type { ListedPerformance, TicketState } from "#app/domain/theatre/performance.ts";
import type { PersonRole } from "#app/domain/theatre/person.ts";
import { StretchedLink } from "#app/ui/stretched-link.tsx";
import styles from "./role-list.module.css";
import { Typeset } from "#app/ui/typeset.tsx";

const texts = czech({
  next: "Nejblíž:",
});

interface RoleListProps {
  readonly title: string;
  readonly roles: readonly PersonRole[];
  /** Past roles have years instead of pictures. */
  readonly isPast?: boolean;
  /** The source of each title's next date; without it the list has no dates. */
  readonly dates?: Block<readonly ListedPerformance[]>;
  /** ISO instant. */
  readonly instant?: string;
}

/** Titles with the person's roles in them. Renders nothing without any. */
export function RoleList({ title, roles, isPast = false, dates, instant }: RoleListProps) {
  const id = useId();
  if (roles.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHead title={title} id={id} />
      <ul role="list">
        {byProduction(roles).map(({ production, roles: parts }) => (
          <li key={production.slug} className={styles.role}>
            {isPast ? null : (
              <div className={styles.poster}>
                <Picture
                  folder="poster"
                  size="thumbnail"
                  file={production.image}
                  alt=""
                  ratio="poster"
                  widest={96}
                  sizes="96px"
                />
              </div>
            )}
            <div className={styles.text}>
              <h3 className={styles.title}>
                <StretchedLink to={paths.production(production)}>
                  <Typeset isHeading>{production.title}</Typeset>
                </StretchedLink>
              </h3>
              <p className="muted">
                <Typeset>{parts.map(({ role }) => role).join(", ") + (isPast ? years(parts) : "")}</Typeset>
              </p>
              {dates?.ok && instant ? (
                <Next dates={dates.value} slug={production.slug} instant={instant} />
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface NextProps {
  readonly dates: readonly ListedPerformance[];
  readonly slug: string;
  readonly instant: string;
}

/** The next date of a title that is not cancelled, moved or closed. */
function Next({ dates, slug, instant }: NextProps) {
  const next = dates.find(({ production, state }) => production?.slug === slug && !isOff.has(state ?? ""));
  if (!next) return null;
  return (
    <p className={styles.next}>
      {texts.next} <PerformanceTime performance={next} now={instant} />
    </p>
  );
}

const isOff: ReadonlySet<string> = new Set<TicketState>(["cancelled", "moved", "closed"]);

/** „, 2019–2023“, from the known dates. */
function years(parts: readonly PersonRole[]): string {
  const from = parts.flatMap(({ since }) => since?.slice(0, 4) ?? []).toSorted()[0];
  const to = parts
    .flatMap(({ until }) => until?.slice(0, 4) ?? [])
    .toSorted()
    .at(-1);
  const known = [...new Set([from, to].filter((year) => year !== undefined))];
  return known.length > 0 ? `, ${known.join("–")}` : "";
}
