// Preloaded into a tested site with --expose-gc: SIGUSR2 collects the garbage and reports the memory in use.
process.on("SIGUSR2", () => {
  globalThis.gc?.();
  globalThis.gc?.();
  process.send?.({ memory: process.memoryUsage() });
});
