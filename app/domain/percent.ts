/** `−10 %`, `−12,5 %`: minus sign U+2212, decimal comma, no-break space. */
export function formatPercent(percent: number): string {
  return `${percent < 0 ? "\u2212" : ""}${String(Math.abs(percent)).replace(".", ",")}\u00a0%`;
}
