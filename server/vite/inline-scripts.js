import { build } from "vite";

/**
 * `import script from "./head-script.ts?script"`: the text of a script with all that it imports, for the head of a
 * document.
 * @returns {import("vite").Plugin}
 */
export function inlineScripts() {
  const ending = "?script";
  return {
    name: "inline-scripts",
    enforce: "pre",
    resolveId(source, importer) {
      if (!source.endsWith(ending)) return null;
      return this.resolve(source.slice(0, -ending.length), importer).then((found) =>
        found ? found.id + ending : null,
      );
    },
    async load(id) {
      if (!id.endsWith(ending)) return null;
      const entry = id.slice(0, -ending.length);
      const built = await build({
        configFile: false,
        logLevel: "warn",
        build: {
          target: "es2022",
          write: false,
          minify: "terser",
          terserOptions: { compress: { passes: 2 }, format: { comments: false } },
          lib: { entry, formats: ["iife"], name: "start" },
        },
      });
      const [output] = [built].flat();
      const [chunk] = output && "output" in output ? output.output : [];
      return `export default ${JSON.stringify(chunk?.code.trim() ?? "")}`;
    },
  };
}
