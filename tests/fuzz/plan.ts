import fc from "fast-check";
import { afterAll, expect, test } from "vitest";

/** Set by `vitest.config.js`: the full run. Without it a sample, a part of `npm test`. */
export const isFull = process.env["FUZZ"] === "full";
const seed = Number(process.env["FUZZ_SEED"] ?? 17);
/** All cases of a run; a little more, because every target has at least one in a full run. */
export const total = Number(process.env["FUZZ_RUNS"] ?? (isFull ? 24_000 : 150));

/** Each part's share of the cases, in hundredths. */
export const shares = {
  addresses: 20,
  requests: 10,
  cookies: 10,
  forms: 16,
  actions: 6,
  api: 12,
  answers: 22,
  emails: 3,
  vouchers: 1,
};

/** Milliseconds that an answer may take, in a full run. */
export const longest = 3_000;

/**
 * One test for each target, with its part of the share: the seed and the target's name generate `cases`. With fewer
 * cases than targets, an even selection of targets has one.
 */
export function fuzz<Target, Case>(
  share: keyof typeof shares,
  targets: Readonly<Record<string, Target>>,
  open: (
    target: Target,
    name: string,
  ) => Promise<{
    /** Several kinds of cases: each of them has its part. */
    readonly cases: fc.Arbitrary<Case> | readonly fc.Arbitrary<Case>[];
    readonly expectSound: (given: Case) => Promise<void>;
  }>,
): void {
  const names = Object.keys(targets);
  const runs = (total * shares[share]) / 100;
  const step = Math.max(1, names.length / runs);
  const chosen = names.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
  const numRuns = Math.ceil(runs / chosen.length);
  let done = 0;
  for (const name of chosen) {
    const target = targets[name] as Target;
    test(`${share}: ${name}`, { timeout: 600_000 }, async () => {
      const { cases, expectSound } = await open(target, name);
      const before = done;
      const kinds = [cases].flat();
      // A sample has some of the kinds.
      const tried = isFull ? kinds : kinds.filter((_, at) => at % Math.ceil(kinds.length / numRuns) === 0);
      for (const [at, kind] of tried.entries()) {
        const property = fc.asyncProperty(kind, async (given) => {
          done += 1;
          await expectSound(given);
        });
        await fc.assert(property, {
          numRuns: Math.ceil(numRuns / tried.length),
          seed: seedOf(`${name} ${at}`),
          path: process.env["FUZZ_PATH"],
        });
      }
      expect(done - before).toBeGreaterThanOrEqual(Math.min(numRuns, kinds.length));
    });
  }
  afterAll(() => void process.stdout.write(`${done} cases of ${share}, ${chosen.length} targets\n`));
}

/** Targets do not share a seed, or all of them would get the same values. */
function seedOf(name: string): number {
  let hash = seed;
  for (const sign of name) hash = (Math.imul(hash, 31) + sign.charCodeAt(0)) | 0;
  return hash;
}
