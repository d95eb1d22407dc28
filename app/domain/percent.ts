/** `−10 %`, `−12,5 %`: a real minus (U+2212), a decimal comma, a no-break space. */
export function formatPercent(percent: number): string {
  return `${percent < 0 ? "\u2212" : ""}${String(Math.abs(percent)).replace(".", ",")}\u00a0%`;
}
