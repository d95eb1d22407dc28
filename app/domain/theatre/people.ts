import { fold } from "#app/domain/fold.ts";
import type { Performance } from "./performance.ts";
import type { Person, PersonCard, PersonRole } from "./person.ts";

/** The Czech alphabet as an index has it: letters with a háček that sort on their own, and Ch after H. */
const alphabet = "A B C Č D E F G H Ch I J K L M N O P Q R Ř S Š T U V W X Y Z Ž".split(" ");
const collator = new Intl.Collator("cs");

/** By surname, then by the whole name, as a Czech index is sorted. */
export function byName<T extends { readonly surname: string; readonly name: string }>(
  people: readonly T[],
): readonly T[] {
  return people.toSorted(
    (one, other) => collator.compare(one.surname, other.surname) || collator.compare(one.name, other.name),
  );
}

/** The letter a surname stands under: „Ch“ for Chroust, „Č“ for Čechlovský, but „D“ for Ďurica. */
export function letterOf(surname: string): string {
  const text = surname.trim().normalize("NFC");
  if (fold(text.slice(0, 2)) === "ch") return "Ch";
  const first = text.slice(0, 1).toLocaleUpperCase("cs");
  if (alphabet.includes(first)) return first;
  const plain = fold(first).toUpperCase();
  return alphabet.includes(plain) ? plain : "#";
}

export interface Letter<T> {
  readonly letter: string;
  /** For an address within the page: `pismeno-c`, `pismeno-c-hacek`, `pismeno-ch`. */
  readonly anchor: string;
  readonly people: readonly T[];
}

/** Everybody once, by letters in the order of the alphabet; letters without a name are left out. */
export function byLetter<T extends { readonly surname: string; readonly name: string }>(
  people: readonly T[],
): readonly Letter<T>[] {
  const sorted = byName(people);
  return [...alphabet, "#"].flatMap((letter) => {
    const found = sorted.filter(({ surname }) => letterOf(surname) === letter);
    return found.length > 0 ? [{ letter, anchor: anchorOf(letter), people: found }] : [];
  });
}

function anchorOf(letter: string): string {
  if (letter === "#") return "pismeno-jine";
  const plain = fold(letter);
  return `pismeno-${plain === letter.toLowerCase() ? plain : `${plain}-hacek`}`;
}

/** The theatre's groups in its own order, each by name. */
export function byGroup(people: readonly PersonCard[]) {
  const groups = new Map(people.map(({ group }) => [group.slug, group]));
  return [...groups.values()].map((group) => ({
    ...group,
    people: byName(people.filter((person) => person.group.slug === group.slug)),
  }));
}

/**
 * What a person does now, will do and did before.
 * @param today the theatre's day, `2026-11-21`
 */
export function rolesAt({ roles }: Person, today: string) {
  const isFormer = ({ until, production }: PersonRole) =>
    production.state === "ended" || (until !== null && until < today);
  return {
    now: roles.filter((role) => !isFormer(role) && role.production.state === "current"),
    coming: roles.filter((role) => !isFormer(role) && role.production.state === "coming"),
    former: roles.filter(isFormer),
  };
}

/** The roles of one title together, in the order in which the titles come. */
export function byProduction(roles: readonly PersonRole[]) {
  const productions = new Map(roles.map(({ production }) => [production.slug, production]));
  return [...productions.values()].map((production) => ({
    production,
    roles: roles.filter((role) => role.production.slug === production.slug),
  }));
}

/**
 * The dates on which one meets this person: those whose cast names them; where a cast is not announced, or they
 * are behind the scenes, all dates of the title. Roles taken over by somebody else do not count.
 * @param today the theatre's day, `2026-11-21`
 */
export function datesWith(
  person: Person,
  performances: readonly Performance[],
  today: string,
): readonly Performance[] {
  const { now, coming } = rolesAt(person, today);
  const active = [...now, ...coming];
  return performances.filter(({ production, cast }) => {
    if (cast.some((entry) => entry.person?.id === person.id)) return true;
    const isKnown = cast.some((entry) => entry.person !== null);
    return active.some(
      (role) => role.production.slug === production?.slug && (role.kind === "team" || !isKnown),
    );
  });
}
