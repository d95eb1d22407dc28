// `npm run test:nightly -- vendure`: the site before a commerce engine that was not written for it (README.md).
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/vendure/*.vendure.ts"],
    globalSetup: ["tests/support/global-setup.ts"],
    setupFiles: ["tests/support/setup.ts"],
    testTimeout: 60_000,
    // Its first run installs the engine.
    hookTimeout: 600_000,
    env: { NIGHTLY: "1" },
  },
});
