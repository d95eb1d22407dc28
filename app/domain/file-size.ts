/** `1,2 MB`, `34 kB`: decimal units, as Czech public offices use them; sizes below 0.1 MB in whole kilobytes. */
export function formatSize(bytes: number): string {
  if (bytes < 100_000) return `${Math.max(1, Math.round(bytes / 1000))}\u00a0kB`;
  const megabytes = Math.round(bytes / 100_000) / 10;
  return `${String(megabytes).replace(".", ",")}\u00a0MB`;
}
