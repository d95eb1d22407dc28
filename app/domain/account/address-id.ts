/** The id in an address, or null for anything that is no positive integer. */
export function addressId(segment: string | undefined): number | null {
  return segment !== undefined && /^[1-9]\d{0,8}$/.test(segment) ? Number(segment) : null;
}
