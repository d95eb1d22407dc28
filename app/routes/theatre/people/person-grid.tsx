import { PersonCard } from "#app/components/person-card.tsx";
import type { PersonCard as PersonCardData } from "#app/domain/theatre/person.ts";
import styles from "./person-grid.module.css";

interface PersonGridProps {
  readonly people: readonly PersonCardData[];
  /** Read aloud as the list's name. */
  readonly label: string;
  /** Of the names' headings. */
  readonly level?: 2 | 3;
  /** How many of the pictures are seen at first. */
  readonly eager?: number;
}

/** Portraits: 2 in a row on a phone, 3 on a tablet, 5 on a desktop. */
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
