// `npm run check:upstream -- https://back-office.example`: makes the site's calls as the site would, and prints which
// work, which are absent and what is wrong. In the container `node server/start/check-upstream.js https://…`.
import process from "node:process";
import { usage } from "./check-usage.js";
import { printHelpIfRequested, loadBuild } from "./prepare.js";

printHelpIfRequested(usage);

try {
  const { checkUpstream, readConfig } = await loadBuild();
  const { lines, exitCode } = await checkUpstream(readConfig(), process.argv.slice(2));
  process.stdout.write(`${lines.join("\n")}\n`);
  if (exitCode === 2) process.stdout.write(`${usage}\n`);
  process.exitCode = exitCode;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
