// `npm run test:nightly -- engines`: the site before commerce engines that were not written for it (README.md).
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/engines/*.engine.ts"],
    globalSetup: ["tests/support/global-setup.ts"],
    setupFiles: ["tests/support/setup.ts"],
    testTimeout: 60_000,
    // Its first run installs the engines.
    hookTimeout: 1_200_000,
    // Both engines at once are too much for two cores.
    fileParallelism: false,
    env: { NIGHTLY: "1" },
  },
});
