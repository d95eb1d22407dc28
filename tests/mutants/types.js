// A change that does not compile never reaches a visitor, because `npm test` checks the types.
import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

/**
 * Opens the compiler over some files of the project.
 * @param {string} root the project's folder @param {readonly string[]} files
 * @returns {{ compiles(file: string, text: string): boolean }} whether `file` would compile with this text
 */
export function openCompiler(root, files) {
  const config = ts.readConfigFile(path.join(root, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config.config, include: [] }, ts.sys, root);
  const full = (/** @type {string} */ file) => path.join(root, file);
  /** @type {{ file: string, text: string } | null} */
  let changed = null;
  let version = 0;
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => files.map(full),
    getScriptVersion: (name) => (name === changed?.file ? `changed ${version}` : "1"),
    getScriptSnapshot(name) {
      if (name === changed?.file) return ts.ScriptSnapshot.fromString(changed.text);
      return ts.sys.fileExists(name) ? ts.ScriptSnapshot.fromString(readFileSync(name, "utf8")) : undefined;
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  });
  return {
    compiles(file, text) {
      changed = { file: full(file), text };
      version += 1;
      return (
        service.getSyntacticDiagnostics(changed.file).length +
          service.getSemanticDiagnostics(changed.file).length ===
        0
      );
    },
  };
}
