// `npm run emails -- list` prints the e-mails that the standalone back office has not sent, `npm run emails -- retry
// [id]` makes failed ones due again, `npm run emails -- discard [id]` deletes unsent ones. All read the environment of
// the site.
import process from "node:process";
import { printHelpIfRequested, loadBuild, root } from "./prepare.js";

printHelpIfRequested(`
npm run emails -- list            prints the e-mails that the standalone back office has not sent
npm run emails -- retry [ID]      makes failed ones due again
npm run emails -- discard [ID]    deletes unsent ones

It reads the environment of the site. An embedded database belongs to one process: stop the site first.`);
process.chdir(root);
const { manageEmails, readConfig } = await loadBuild();

try {
  for (const line of await manageEmails(readConfig(), process.argv.slice(2))) console.log(line);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
