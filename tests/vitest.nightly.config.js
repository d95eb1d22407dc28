// `npm run test:nightly -- heavy`: tests that kill processes, take databases away or judge CPU time (README.md).
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/**/*.nightly.test.ts", "server/standalone/tests/**/*.nightly.test.ts"],
    globalSetup: ["tests/support/global-setup.ts"],
    setupFiles: ["tests/support/setup.ts"],
    testTimeout: 60_000,
    hookTimeout: 180_000,
    maxWorkers: 2,
    isolate: false,
    env: { NIGHTLY: "1" },
  },
});
