/** Reference to the person's page; null for a name without one. */
export function personReferenceOf(row: { person_id: number | null; slug: string | null; name: string }) {
  const { person_id: id, slug, name } = row;
  return id === null || slug === null ? null : { id, slug, name };
}
