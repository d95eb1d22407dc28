/** Whether `npm run test:nightly` runs: matrices are whole, milliseconds are judged, and sites have today's date. */
export const isNight = process.env.NIGHTLY === "1";

/** The rows of a matrix: all at night, a part of them in the gate (`tests/README.md`). */
export function rowsToTry<T>(all: readonly T[], isInGate: (row: T, index: number) => boolean): readonly T[] {
  return isNight ? all : all.filter(isInGate);
}
