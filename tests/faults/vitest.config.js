// `npm run test:nightly -- faults`: the site between its visitors and an upstream that fails in every way (README.md).
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/faults/**/*.fault.ts", "server/standalone/tests/*.fault.ts"],
    globalSetup: ["tests/support/global-setup.ts"],
    setupFiles: ["tests/support/setup.ts"],
    testTimeout: 60_000,
    hookTimeout: 180_000,
    maxWorkers: 2,
    isolate: false,
  },
});
