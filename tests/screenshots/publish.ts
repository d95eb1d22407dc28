import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { FullResult, Reporter } from "@playwright/test/reporter";
import { format } from "oxfmt";
import { root } from "../support/output.ts";
import { fileNames, gallery, index, mostBytes } from "./gallery.ts";
import { fresh } from "./picture.ts";

/** After a run without a failure: adds the new pictures to the gallery and deletes obsolete ones. */
export default class Publish implements Reporter {
  onBegin(): void {
    rmSync(fresh(), { recursive: true, force: true });
  }

  async onEnd({ status }: FullResult): Promise<{ status: FullResult["status"] }> {
    if (status !== "passed") return { status };
    const folder = path.join(root, gallery);
    mkdirSync(folder, { recursive: true });
    for (const file of readdirSync(fresh())) copyFileSync(path.join(fresh(), file), path.join(folder, file));
    for (const file of readdirSync(folder)) {
      if (!fileNames().includes(file)) rmSync(path.join(folder, file));
    }
    const readme = path.join(folder, "README.md");
    writeFileSync(readme, (await format(readme, index())).code);

    const files = fileNames().filter((file) => existsSync(path.join(folder, file)));
    const bytes = files.reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);
    const isSmall = bytes < mostBytes;
    process.stdout.write(
      `\n${files.length} pictures in ${gallery}: ${(bytes / 1_000_000).toFixed(2)} MB${isSmall ? "" : ", too much"}\n`,
    );
    return { status: isSmall ? status : "failed" };
  }

  printsToStdio(): boolean {
    return false;
  }
}
