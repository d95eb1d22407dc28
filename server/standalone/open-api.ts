import type { Api } from "./app.ts";

/** Publishes the route definitions as OpenAPI 3.1. Called last, after all routes are registered. */
export function describeApi(app: Api): void {
  app.openAPIRegistry.registerComponent("securitySchemes", "bearer", { type: "http", scheme: "bearer" });
  app.doc31("/api/openapi.json", {
    openapi: "3.1.0",
    info: {
      title: "Opona upstream",
      version: "1.0.0",
      description:
        "The answers of a theatre's back office, see docs/upstream-api.md. `x-optional`: the site does without it.",
      license: { name: "MIT" },
    },
    servers: [{ url: "/" }],
    security: [{}],
  });
}
