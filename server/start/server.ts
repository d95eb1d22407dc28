// The entry of the server's bundle: the site, and what the commands of this folder call. A second bundle would be a
// second database, cache and queue.
export * from "./remix-serve.ts";
export * as site from "virtual:remix/server-build";
export { bootstrap, checkUpstream, connectUpstream, manageEmails, metricsOf } from "./bootstrap.ts";
export { linkedPagesOf } from "#server/http/closed-paths.ts";
export { ConfigError, readConfig } from "#server/operator/config.ts";
export { createApp } from "#server/pipeline/app.ts";
export { listen } from "#server/pipeline/listen.ts";
export { openLog } from "#server/platform/log.ts";
export { checkTheatre } from "#server/theatre/load-theatre.ts";
