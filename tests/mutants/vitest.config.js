// For Stryker, which runs the tests of one part of the modules in one process, see `source.js`.
import { defineConfig } from "vitest/config";
import { parts } from "./modules.js";

const part = parts.find(({ name }) => name === process.env.MUTANTS_PART);

export default defineConfig({
  test: {
    include: [...(part?.tests ?? [])],
    setupFiles: ["tests/support/setup.ts"],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    isolate: false,
  },
});
