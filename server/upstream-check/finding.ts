import type { Path } from "./tracked-value.ts";

/** What was found in an answer, and what the site does with it. */
export interface Finding {
  readonly kind: "wrong" | "accepted";
  /** The names on the way to the value, joined by dots; of rows with the same finding the first one's. */
  readonly path: string;
  /** Short; letters and digits of personal data are hidden. */
  readonly found: string;
  readonly does: string;
  /** Values with the same finding. */
  readonly times: number;
}

export interface Noted {
  readonly kind: Finding["kind"];
  readonly path: Path;
  readonly value: unknown;
  readonly does: string;
}

/** Fields that are about a person in any answer. */
const personalField = /^(?:note|e?mail|phone|.*_name|street|token|hash|code)$/;

/** Joins notes about the same field of different rows, in the order of their first ones. */
export function findingsOf(notes: readonly Noted[], isPersonal: boolean): readonly Finding[] {
  const groups = new Map<string, Noted[]>();
  for (const note of notes) {
    const key = [
      note.kind,
      note.path.map((name) => (/^\d+$/.test(name) ? "*" : name)).join("."),
      note.does,
    ].join(" ");
    groups.set(key, [...(groups.get(key) ?? []), note]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { kind, path, value, does } = first;
    const isHidden = isPersonal || personalField.test(path.at(-1) ?? "");
    const times = new Set(group.map((note) => note.path.join("."))).size;
    return [{ kind, path: path.join(".") || "the answer", found: shown(value, isHidden), does, times }];
  });
}

const longest = 60;

/** A value as JSON, cut; hidden: with `x` for each letter and `9` for each digit, so that its form can be seen. */
export function shown(value: unknown, isHidden = false): string {
  if (value === undefined) return "nothing";
  if (isHidden && typeof value === "object" && value !== null) {
    return Array.isArray(value)
      ? `a list of ${value.length}`
      : `an object with ${Object.keys(value).join(", ")}`;
  }
  const written = JSON.stringify(value);
  const text = isHidden ? written.replaceAll(/\p{L}/gu, "x").replaceAll(/\p{N}/gu, "9") : written;
  const isWord = value === null || typeof value === "boolean";
  const safe = isWord ? written : text;
  return safe.length > longest ? `${safe.slice(0, longest)}…` : safe;
}
