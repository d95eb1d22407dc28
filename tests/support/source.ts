import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { filesUnder, root } from "./output.ts";

/** One source file for the tests of the source code. */
export interface Source {
  /** From the project's folder: `app/domain/shop/money.ts`. */
  readonly file: string;
  readonly text: string;
  readonly tree: ts.SourceFile;
  /** Its imports: local ones as paths from the project's folder, packages as written. */
  readonly imports: readonly Import[];
}

export interface Import {
  readonly of: string;
  readonly isType: boolean;
  readonly isDynamic: boolean;
  readonly written: string;
  /** The imported names; `*` for all. */
  readonly names: readonly string[];
}

/** All TypeScript and JavaScript under the given folders. */
export function sourcesUnder(...folders: readonly string[]): Source[] {
  return folders
    .flatMap(filesUnder)
    .filter((file) => /\.(?:tsx?|m?js)$/u.test(file) && !file.includes("/.output/"))
    .map(readSource);
}

function readSource(file: string): Source {
  const text = readFileSync(path.join(root, file), "utf8");
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  return { file, text, tree, imports: importsOf(tree, file) };
}

function importsOf(tree: ts.SourceFile, file: string): Import[] {
  const found: Import[] = [];
  visit(tree);
  return found;

  function add(specifier: ts.Node | undefined, facts: Omit<Import, "of" | "written">): void {
    if (!specifier || !ts.isStringLiteralLike(specifier)) return;
    found.push({ of: resolveName(specifier.text, file), written: specifier.text, ...facts });
  }

  function visit(node: ts.Node): void {
    if (ts.isImportDeclaration(node)) {
      const clause = node.importClause;
      add(node.moduleSpecifier, {
        isType: isTypeOnly(clause),
        isDynamic: false,
        names: namesOf(clause),
      });
    } else if (ts.isExportDeclaration(node)) {
      add(node.moduleSpecifier, { isType: node.isTypeOnly, isDynamic: false, names: ["*"] });
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node.arguments[0], { isType: false, isDynamic: true, names: ["*"] });
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      add(node.argument.literal, { isType: true, isDynamic: false, names: ["*"] });
    }
    // The types of JavaScript stand in comments.
    for (const comment of ts.getJSDocCommentsAndTags(node)) if (comment.parent === node) visit(comment);
    ts.forEachChild(node, visit);
  }
}

function isTypeOnly(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  if (clause.isTypeOnly) return true;
  const bindings = clause.namedBindings;
  return (
    !clause.name &&
    bindings !== undefined &&
    ts.isNamedImports(bindings) &&
    bindings.elements.every((element) => element.isTypeOnly)
  );
}

function namesOf(clause: ts.ImportClause | undefined): string[] {
  const bindings = clause?.namedBindings;
  const named =
    bindings && ts.isNamedImports(bindings)
      ? bindings.elements.map((element) => element.name.text)
      : bindings
        ? ["*"]
        : [];
  return clause?.name ? ["default", ...named] : named;
}

function resolveName(specifier: string, file: string): string {
  const plain = specifier.replace(/\?.*$/u, "");
  if (plain.startsWith("#")) return plain.slice(1);
  if (plain.startsWith(".")) return path.posix.join(path.posix.dirname(file), plain);
  return plain;
}
