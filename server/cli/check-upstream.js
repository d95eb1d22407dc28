// `npm run check:upstream -- https://back-office.example`: asks the calls of the site as the site would, and says what
// works, what is absent and what is wrong. In the container `node server/cli/check-upstream.js https://…`.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import process from "node:process";
import { fileURLToPath } from "node:url";

const built = new URL("../../build/server/index.js", import.meta.url);
if (!existsSync(built)) {
  // Standard output is the report's alone.
  const building = {
    cwd: fileURLToPath(new URL("../..", import.meta.url)),
    shell: process.platform === "win32",
  };
  spawnSync("npm", ["run", "build"], { ...building, stdio: ["ignore", 2, 2] });
}

try {
  const build = await import(built.href);
  const { checkUpstream, readConfig } = build.entry.module;
  const { lines, exitCode } = await checkUpstream(readConfig(), process.argv.slice(2));
  process.stdout.write(`${lines.join("\n")}\n`);
  process.exitCode = exitCode;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
