/** Pictures of the demo as text, in one chunk of the built server. */

export const drawings = import.meta.glob<string>("/server/standalone/seed/images/*/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** As data URLs. */
export const photographs = import.meta.glob<string>("/server/standalone/seed/images/*/*.jpg", {
  query: "?inline",
  import: "default",
  eager: true,
});
