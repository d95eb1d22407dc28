import ts from "typescript";
import { expect, test } from "vitest";
import { filesUnder } from "./support/output.ts";
import { sourcesUnder } from "./support/source.ts";

/** Exported names that were replaced by standard terms. A new export must not bring one of them back. */
const oldExports = [
  "House", "openHouse", "processHouse", "onMissingFront", "Visit", "openVisit", "commitWithoutFront", "rememberVisit",
  "visitOf", "createTheatre", "openTheatre", "openTestTheatre", "openLittleTheatre", "TestTheatre", "fakeHouse",
  "openHouseFromEnvironment", "openUpstream", "KeptDocuments", "keepDocuments", "withKeptSecret", "keepAnswers",
  "breaksRule", "wayOut", "wayBack", "readWayBack", "VisitCookies", "loads", "acts", "settle", "leave", "invalid",
  "tooOften", "inTurn", "turnOf", "evenly", "stampForm", "keepPace", "onceForForm", "stampName", "Stamp", "trapName",
  "Trap", "Mine", "toMine", "toOurFields", "openReference", "Reference", "ReferenceApp", "ReferenceLog",
  "ReferenceOptions", "OpenedReference", "openSeededReference", "FrameData", "loadFrame", "Frame", "plainFrame",
  "answerHeaders", "wired", "wiredTick", "askPeek", "Peek", "PeekLink", "peekProduct", "peekText", "ProductPeek",
  "TextPeek", "PeekGallery", "isFrameOwed", "OwedRead", "useReadAgain", "holdOut", "holdMoves", "tellMoves",
  "askForParts", "ToldNotices", "forgiveSkippedFades", "UndoEar", "TellNotice", "pageOf", "Typo", "ReadingPart",
  "openPaper", "Paper", "Letter", "voucherLetterOf", "ratingLetterOf", "letterOrigin", "namelessFrame",
]; // oxfmt-ignore

/** Folders and files that were renamed. */
const oldPaths =
  /(?:^|\/)(?:house|visit|open-theatre|kept-[\w-]+|sealed-answer|way-(?:out|back)|request-rules|visit-cookies|in-turn|evenly|pace|hostile[\w-]*|trap(?:-name)?|stamp|mine|our-fields|owed-read|held-moves|lost-requests|told-notices|skipped-fades|page-title|page-of|plain-frame|without-settings|wired|typo|ask-peek|peek[\w-]*|[\w-]+-peek|frame|calls|letters|paper|reference|reading|little-theatre|fake-visit|rooms)(?:\.[\w.]+)?(?:\/|$)/u;

/** Names that are recorded in databases, and a kind of goods. */
const lasting = /^server\/demo-backend\/(?:db\/migrations\/|seed\/data\/products\/paper\.ts|seed\/images\/)/u;

test("no module exports an old name", () => {
  const found = sourcesUnder("app", "server", "tests").flatMap(({ file, tree }) =>
    exportedNames(tree)
      .filter((name) => oldExports.includes(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});

test("no folder and no file has an old name", () => {
  const files = ["app", "server", "tests", "docs"].flatMap(filesUnder);
  const found = files.filter(
    (file) => oldPaths.test(file) && !lasting.test(file) && !file.startsWith("tests/.output/"),
  );
  expect(found).toEqual([]);
});

test.each([
  "export function loads() {}",
  "export type Visit = string;",
  "export const wired = 1, other = 2;",
])("an old name in „%s“ is noticed", (text) => {
  const tree = ts.createSourceFile("x.ts", text, ts.ScriptTarget.Latest, true);
  expect(exportedNames(tree).filter((name) => oldExports.includes(name))).toHaveLength(1);
});

function exportedNames(tree: ts.SourceFile): string[] {
  return tree.statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) {
      const { exportClause: clause } = statement;
      return clause && ts.isNamedExports(clause) ? clause.elements.map(({ name }) => name.text) : [];
    }
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!isExported) return [];
    if (ts.isVariableStatement(statement)) {
      return statement.declarationList.declarations.map(({ name }) => name.getText(tree));
    }
    const isNamed =
      ts.isFunctionDeclaration(statement) ||
      ts.isClassDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement);
    return isNamed && statement.name ? [statement.name.text] : [];
  });
}
