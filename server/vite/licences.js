import { readdirSync, readFileSync } from "node:fs";

/**
 * Minification removes the licence comments of the bundled packages, so this plugin emits their licences as a separate
 * file.
 * @returns {import("vite").Plugin}
 */
export function licences() {
  return {
    name: "licences",
    apply: "build",
    generateBundle(_options, bundle) {
      if (this.environment.name !== "client") return;
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === "chunk" ? Object.keys(file.modules).map((id) => id.replace("\0", "")) : [],
      );
      const packages = modules.flatMap(
        (id) => /^.*\/node_modules\/(@[^/]+\/[^/]+|[^/]+)/.exec(id)?.[0] ?? [],
      );
      const texts = [...new Set(packages)].toSorted().map((folder) => {
        const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
        const name = folder.slice(folder.lastIndexOf("/node_modules/") + "/node_modules/".length);
        return `${name}\n\n${file ? readFileSync(`${folder}/${file}`, "utf8") : "See its package."}`;
      });
      this.emitFile({ type: "asset", name: "licences.txt", source: texts.join("\n\n----\n\n") });
    },
  };
}
