import { PersonCard } from "#app/components/person-card.tsx";
import type { ListedPerson } from "#app/domain/theatre/person.ts";
import styles from "./person-grid.module.css";

interface PersonGridProps {
  readonly people: readonly ListedPerson[];
  /** The accessible name of the list. */
  readonly label: string;
  /** Heading level of the names. */
  readonly level?: 2 | 3;
  /** Number of pictures that are initially visible. */
  readonly eager?: number;
}

/** Portraits: 2 per row on a phone, 3 on a tablet, 5 on a desktop. */
export function PersonGrid({ people, label, level = 3, eager = 0 }: PersonGridProps) {
  if (people.length === 0) return null;
  return (
    <ul className={styles.grid} role="list" aria-label={label}>
      {people.map((person, index) => (
        <li key={person.id}>
          <PersonCard person={person} level={level} first={index < eager} />
        </li>
      ))}
    </ul>
  );
}
