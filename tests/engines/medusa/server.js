// Medusa as a Czech shop's developer would configure it: CZK, prices with tax, no administration. Once it serves, it
// prints READY with the variables that its adapter needs.
import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";
import seed from "./seed.js";

process.chdir(import.meta.dirname);
process.env.MEDUSA_DISABLE_TELEMETRY = "true";
const require = createRequire(import.meta.url);
const express = require("express");
const { default: load } = require("@medusajs/medusa/loaders/index");

const migrate = ["db:migrate", "--execute-all-links", "--skip-scripts"];
execFileSync(process.execPath, ["node_modules/@medusajs/cli/cli.js", ...migrate], { stdio: "inherit" });
const app = express();
const { container } = await load({ directory: process.cwd(), expressApp: app });
const variables = await seed(container);
app.listen(Number(process.env.PORT), "127.0.0.1", () =>
  process.stdout.write(`READY ${JSON.stringify(variables)}\n`),
);
