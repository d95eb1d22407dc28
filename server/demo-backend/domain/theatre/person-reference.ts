/** Who a name belongs to, where that person has a page of their own. */
export function personReferenceOf(row: { person_id: number | null; slug: string | null; name: string }) {
  const { person_id: id, slug, name } = row;
  return id === null || slug === null ? null : { id, slug, name };
}
