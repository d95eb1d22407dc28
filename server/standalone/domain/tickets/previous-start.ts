/** The field of a moved evening with its start before the first move; other evenings have none. */
export function previousStart(before: Date | null): { readonly previous_starts_at?: string } {
  return before === null ? {} : { previous_starts_at: before.toISOString() };
}
