import type { Outcome } from "#server/services/outcome.ts";

/** The sentences of an invalid form by its fields, without no-break spaces. */
export function sentencesOf(outcome: Outcome<unknown>): Record<string, string> {
  const errors = outcome.kind === "invalid" ? Object.entries(outcome.errors) : [];
  return Object.fromEntries(errors.map(([name, texts]) => [name, texts.join(" ").replaceAll("\u00a0", " ")]));
}
