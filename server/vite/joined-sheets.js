/**
 * Joins the style sheets of a page into two, the site's (base styles and shell) and the screen's: each one blocks the
 * first paint, and Vite emits one for every chunk that screens share. A chunk that loads later has its own style sheet.
 * @returns {import("vite").Plugin}
 */
export function joinedSheets() {
  return {
    name: "joined-sheets",
    apply: "build",
    generateBundle: {
      // Before Vite and Remix write down which sheets a chunk needs.
      order: "pre",
      handler(_options, bundle) {
        if (this.environment.name !== "client") return;
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        /** @param {string[]} files @param {Set<string>} seen @returns {string[]} */
        const sheetsOf = (files, seen = new Set()) =>
          files.flatMap((file) => {
            const chunk = bundle[file];
            if (seen.has(file) || chunk?.type !== "chunk") return [];
            seen.add(file);
            return [...sheetsOf(chunk.imports, seen), ...(chunk.viteMetadata?.importedCss ?? [])];
          });
        const isOfEveryPage = /\/app\/(root|entry\.client)\.tsx/;
        const everywhere = chunks.filter(({ facadeModuleId }) => isOfEveryPage.test(facadeModuleId ?? ""));
        const common = new Set(sheetsOf(everywhere.map(({ fileName }) => fileName)));
        const needed = chunks.map((chunk) => {
          if (!chunk.isEntry && !chunk.isDynamicEntry) return [];
          if (everywhere.includes(chunk)) return chunk.name === "root" ? [...common] : [];
          return [...new Set(sheetsOf([chunk.fileName]))].filter((sheet) => !common.has(sheet));
        });
        for (const [at, chunk] of chunks.entries()) {
          const source = (needed[at] ?? []).map((sheet) => textOf(bundle[sheet])).join("");
          chunk.viteMetadata?.importedCss.clear();
          if (source === "") continue;
          const name = chunk.name === "root" ? "site.css" : `${chunk.name}.css`;
          chunk.viteMetadata?.importedCss.add(
            this.getFileName(this.emitFile({ type: "asset", name, source })),
          );
        }
        const kept = new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
        for (const sheet of needed.flat()) if (!kept.has(sheet)) delete bundle[sheet];
      },
    },
  };
}

/** @param {import("vite").Rollup.OutputAsset | import("vite").Rollup.OutputChunk | undefined} file */
function textOf(file) {
  return file?.type === "asset" ? file.source.toString() : "";
}
