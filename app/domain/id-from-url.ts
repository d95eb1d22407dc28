/** Parses an id from a URL; null for anything but a positive integer. */
export function idFromUrl(segment: string | undefined): number | null {
  return segment !== undefined && /^[1-9]\d{0,8}$/.test(segment) ? Number(segment) : null;
}
