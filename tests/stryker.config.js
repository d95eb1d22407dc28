// `npm test -- mutants [--mutate FILES]`: puts bugs into the site's rules and its calls, and runs the tests
// that should fail. It prints each bug that no test finds.

export default {
  mutate: [
    "app/domain/**/*.ts",
    "app/routes/**/*.server.ts",
    "server/services/**/*.ts",
    "server/upstream/**/*.ts",
  ],
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner"],
  // Vitest does not find the tests of a module that they import as `#app/…` or `#server/…`.
  vitest: { configFile: "tests/mutants.config.js", related: false },
  coverageAnalysis: "perTest",
  // A mutant of a value that a module computes at its load would need all tests.
  ignoreStatic: true,
  ignorePatterns: [".cache", ".data", "build", "build.*", "tests/.output"],
  tempDirName: "tests/.output/stryker",
  concurrency: 2,
  reporters: ["progress-append-only", "clear-text"],
  clearTextReporter: { allowColor: false, reportTests: false, reportScoreTable: true },
  thresholds: { high: 97, low: 95, break: 95 },
};
