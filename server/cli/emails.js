// `npm run emails -- list` prints the e-mails that the demo backend has not sent, `npm run emails -- retry [id]` makes
// failed ones due again, `npm run emails -- discard [id]` deletes unsent ones. All read the environment of the site.
import process from "node:process";
import { fileURLToPath } from "node:url";

process.chdir(fileURLToPath(new URL("../..", import.meta.url)));
const build = await import(new URL("../../build/server/index.js", import.meta.url).href);
const { manageEmails, readConfig } = build.entry.module;

try {
  for (const line of await manageEmails(readConfig(), process.argv.slice(2))) console.log(line);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
