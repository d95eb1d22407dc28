// For Stryker, which runs the tests without a built site and a database in one process.
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/domain/**/*.test.ts", "tests/server/{cookies,guards,services,upstream}/**/*.test.ts"],
    exclude: ["**/*.nightly.test.ts"],
    setupFiles: ["tests/support/setup.ts"],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    isolate: false,
  },
});
