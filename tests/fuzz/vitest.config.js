// `npm run test:nightly -- fuzz`: the site with hostile values in every place that takes any (README.md).
import { defineConfig } from "vitest/config";

const seed = process.env.FUZZ_SEED ?? String(Date.now() % 1_000_000_007);
if (process.env.VITEST) process.stdout.write(`FUZZ_SEED=${seed}\n`);

export default defineConfig({
  test: {
    include: ["tests/fuzz/**/*.fuzz.ts"],
    globalSetup: ["tests/support/global-setup.ts"],
    setupFiles: ["tests/support/setup.ts"],
    hookTimeout: 180_000,
    maxWorkers: 2,
    isolate: false,
    env: { FUZZ: "full", FUZZ_SEED: seed },
  },
});
