import { createMemoryStore } from "#server/platform/shared-store.ts";
import { describeStore } from "../support/store-contract.ts";

describeStore(() => {
  let now = Date.UTC(2026, 10, 21);
  const store = createMemoryStore(() => new Date(now));
  return { pair: [store, store], pass: (seconds) => void (now += seconds * 1000) };
});
