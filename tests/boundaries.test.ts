import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { endpoints } from "#server/upstream/endpoints.ts";
import { root, testFolders } from "./support/output.ts";
import { sourcesUnder } from "./support/source.ts";

const app = sourcesUnder("app");
const server = sourcesUnder("server");
const all = [...app, ...server, ...sourcesUnder(...testFolders)];

interface Room {
  readonly name: string;
  readonly holds: RegExp;
  /** The rooms that it may import, besides itself. */
  readonly mayImport: readonly string[];
}

/** The services that one route uses. */
const besideRoute = /^app\/routes\/.+\.server\.ts$/u;

/** The rooms of docs/architecture.md, from the roof to the ground: every import leads to one further down. */
const rooms: readonly Room[] = [
  room("start", /^server\/(?:start|vite)\//u, "pipeline services operator theatre http upstream platform"),
  room("entries", /^app\/[^/]+$/u, "actions services http shell styles domain"),
  room(
    "routes",
    /^app\/routes\/(?!.+\.server\.ts$)/u,
    "beside-routes actions services context resources shell components ui validation messages domain",
  ),
  room(
    "beside-routes",
    besideRoute,
    "services context upstream resources cookies validation messages domain",
  ),
  room(
    "pipeline",
    folder("server/pipeline"),
    "services context operator http upstream cookies platform domain",
  ),
  room("actions", folder("server/actions"), "services context http cookies components messages domain"),
  room("services", folder("server/services"), "context operator upstream resources cookies messages domain"),
  room(
    "context",
    folder("server/context"),
    "operator http upstream resources cookies platform messages domain",
  ),
  room("operator", folder("server/operator"), "theatre upstream resources platform domain"),
  room("theatre", folder("server/theatre"), "http upstream domain"),
  room("http", folder("server/http"), "upstream platform messages domain"),
  room("resources", folder("server/upstream/resources"), "upstream platform domain"),
  room("upstream", /^server\/upstream\/(?!resources\/)/u, "platform domain"),
  room("cookies", folder("server/cookies"), "platform domain"),
  room("platform", folder("server/platform"), ""),
  room("shell", folder("app/shell"), "components ui messages domain styles"),
  room("components", folder("app/components"), "ui messages domain"),
  room("ui", folder("app/ui"), "domain"),
  room("styles", folder("app/styles"), ""),
  room("validation", folder("app/validation"), "messages domain"),
  room("messages", folder("app/messages"), "domain"),
  room("domain", folder("app/domain"), ""),
];

function room(name: string, holds: RegExp, mayImport: string): Room {
  return { name, holds, mayImport: mayImport.split(" ").filter(Boolean) };
}

function folder(path_: string): RegExp {
  return new RegExp(`^${path_}/`, "u");
}

/** The part "Rooms" of docs/architecture.md: the table and the drawing. */
function writtenRooms(): string {
  const text = readFileSync(path.join(root, "docs/architecture.md"), "utf8");
  return /^## Rooms$.+?(?=^## )/msu.exec(text)?.[0] ?? "";
}

test("every room imports only rooms further down", () => {
  const upwards = rooms.flatMap(({ name, mayImport }, place) =>
    mayImport
      .filter((below) => rooms.findIndex((other) => other.name === below) <= place)
      .map((below) => `${name} → ${below}`),
  );
  expect(upwards).toEqual([]);
});

test("docs/architecture.md has the rooms in this order, each with what it may import", () => {
  const rows = writtenRooms()
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .map(([, name = "", , , mayImport = ""]) => `${name}: ${mayImport}`);
  const written = rooms.map(({ name, mayImport }) => `${name}: ${mayImport.join(", ") || "–"}`);
  expect(rows.slice(2)).toEqual(written);
});

test("the drawing of the rooms leads to what each may import, by no other arrow", () => {
  const arrows = [...writtenRooms().matchAll(/^ {2}(\S+) --> (.+)$/gmu)].flatMap(([, from = "", to = ""]) =>
    to.split(" & ").map((below) => ({ from, below })),
  );
  const isReached = (from: string, to: string): boolean =>
    arrows.some((arrow) => arrow.from === from && (arrow.below === to || isReached(arrow.below, to)));
  const allowed = rooms.flatMap(({ name, mayImport }) => mayImport.map((below) => ({ from: name, below })));
  expect(allowed.filter(({ from, below }) => !isReached(from, below))).toEqual([]);
  expect(allowed).toEqual(expect.arrayContaining(arrows));
});

test.each(rooms)("$name imports only what its row allows, values and types alike", ({ holds, mayImport }) => {
  const allowed = rooms.filter(({ name }) => mayImport.includes(name));
  expect(forbidden(holds, [holds, ...allowed.map((below) => below.holds)])).toEqual([]);
});

test.each(insideStandalone())("$name imports only what its row allows", ({ holds, mayImport }) => {
  expect(forbidden(holds, [holds, ...mayImport])).toEqual([]);
});

/** Imports of the project's files that are none of `allowed`. */
function forbidden(holds: RegExp, allowed: readonly RegExp[]): readonly string[] {
  return [...app, ...server]
    .filter(({ file }) => holds.test(file))
    .flatMap(({ file, imports }) =>
      imports
        .filter(({ of }) => /^(?:app|server|tests)\//u.test(of))
        .filter(({ of }) => !allowed.some((room_) => room_.test(of)))
        .map(({ of }) => `${file} imports ${of}`),
    );
}

/**
 * Routes → domain → outbox → database; e-mails are written from the domain, after the commit of the change that they
 * report.
 */
function insideStandalone() {
  const of = (folders: string) => new RegExp(`^server/standalone/(?:${folders})/`, "u");
  /** Refusals, secrets, the log and the version, which import nothing of the standalone back office. */
  const basis = /^server\/standalone\/(?:(?:refusal|secrets|log)\.ts|package\.json)$/u;
  /** The modules that every call passes through. */
  const interior = /^server\/standalone\/(?:app|authentication)\.ts$/u;
  const rows: readonly (readonly [name: string, allowed: string])[] = [
    ["db", "db"],
    ["outbox", "outbox|db"],
    // The API's schemas use words and checks of the domain, which uses schemas as types only.
    ["schemas", "domain|db"],
    ["domain", "outbox|db|schemas"],
    ["pdf", "domain|db"],
    ["email", "domain|pdf|outbox|db"],
    ["content", "db"],
    ["seed", "content|domain|db"],
    ["routes", "content|domain|pdf|outbox|db|schemas"],
  ];
  return [
    { name: "standalone back office", holds: folder("server/standalone"), mayImport: [] },
    ...rows.map(([name, allowed]) => ({
      name: `standalone back office: ${name}`,
      holds: of(name),
      mayImport: [of(allowed), basis, ...(name === "routes" ? [interior] : [])],
    })),
  ];
}

test("no file imports itself by way of others, not even a type", () => {
  const files = new Map([...app, ...server].map(({ file, imports }) => [file, imports.map(({ of }) => of)]));
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, trail: readonly string[]) => {
    const from = trail.indexOf(file);
    if (from >= 0) circles.push([...trail.slice(from), file].join(" → "));
    if (from >= 0 || done.has(file)) return;
    for (const next of files.get(file) ?? []) visit(next, [...trail, file]);
    done.add(file);
  };
  for (const file of files.keys()) visit(file, []);
  expect(circles).toEqual([]);
});

test("every file of the site belongs to one room", () => {
  const homeless = [...app, ...server]
    .filter(({ file }) => !file.startsWith("server/standalone/"))
    .filter(({ file }) => rooms.filter(({ holds }) => holds.test(file)).length !== 1);
  expect(homeless.map(({ file }) => file)).toEqual([]);
});

test("a screen never imports another screen", () => {
  const crossings = app.flatMap(({ file, imports }) => {
    const screen = /^app\/routes\/(?:theatre|content|shop|account)\/[^/]+\//u.exec(file)?.[0];
    return imports
      .filter(({ of }) => screen && of.startsWith("app/routes/") && !of.startsWith(screen))
      .map(({ of }) => `${file} imports ${of}`);
  });
  expect(crossings).toEqual([]);
});

test("a service that one route uses stands beside it, others in server/services", () => {
  const routesOf = new Map<string, ReadonlySet<string>>();
  const isService = (file: string) => besideRoute.test(file) || file.startsWith("server/services/");
  /** The folders of the screens, the endpoints and the rest of the server that use it, also by way of services. */
  const usersOf = (of: string): ReadonlySet<string> => {
    const known = routesOf.get(of);
    if (known) return known;
    const importers = [...app, ...server].filter(({ imports }) => imports.some((wanted) => wanted.of === of));
    const users = new Set(
      importers.flatMap(({ file }) => {
        const [route] = /^app\/routes\/(?:endpoints\/.+|[^/]+\/[^/]+\/)/u.exec(file) ?? [];
        return isService(file) ? [...usersOf(file)] : [route ?? "the rest"];
      }),
    );
    routesOf.set(of, users);
    return users;
  };
  const misplaced = [...app, ...server].flatMap(({ file }) => {
    const [user, ...others] = isService(file) ? usersOf(file) : [];
    const isOfOneRoute = user !== undefined && user !== "the rest" && others.length === 0;
    return isService(file) && isOfOneRoute !== besideRoute.test(file) ? [file] : [];
  });
  expect(misplaced).toEqual([]);
});

test("services, actions and routes write cookies by the functions of server/cookies", () => {
  const writers = [...app, ...server]
    .filter(({ file }) => !/^server\/(?:cookies|pipeline|standalone)\//u.test(file))
    .filter(({ text }) => /\bcookies\.(?:write|renew|clear)\(/u.test(text));
  expect(writers.map(({ file }) => file)).toEqual([]);
});

test("the listener knows no page of the app", () => {
  const [listener] = server.filter(({ file }) => file === "server/pipeline/listen.ts");
  expect(listener?.imports.map(({ of }) => of).filter((of) => of.startsWith("app/"))).toEqual([]);
  expect(listener && literalsOf(listener.tree).filter((text) => /^\/./u.test(text))).toEqual([]);
});

test("no file imports tests", () => {
  const importers = [...app, ...server].filter(({ imports }) =>
    imports.some(({ of }) => of.startsWith("tests/")),
  );
  expect(importers.map(({ file }) => file)).toEqual([]);
});

/** In the browser these request this site's data that are the same for all visitors, without cookies. */
const fetchFromOwnSite = [
  "app/shell/search/hint-source.ts",
  "app/shell/modal/modal-host.tsx",
  "app/routes/shop/product/recently-viewed.tsx",
  "app/components/programme/performance-disclosure.tsx",
  "app/shell/start/open-popups.ts",
];

/** A separate program, which calls the upstream for its operator. */
const staffCommand = /^server\/start\/staff(?:-commands|-tickets)?\.js$/u;

test("only server/upstream and the files that pass fetch to it call fetch", () => {
  const callers = [...app, ...server].filter(
    ({ file, tree }) =>
      !/^server\/(?:upstream|standalone)\/|^server\/(?:start\/bootstrap|context\/container)\.ts$/u.test(
        file,
      ) &&
      !staffCommand.test(file) &&
      file !== "server/start/healthcheck.js" &&
      !fetchFromOwnSite.includes(file) &&
      callsGlobal(tree, "fetch"),
  );
  expect(callers.map(({ file }) => file)).toEqual([]);
});

/** `/images/…` is also a URL of the site, which the browser requests. */
const upstreamPath = /(?:^|\\?\/)api\\?\/[a-z]|^\/files\//u;
const fileOfUpstream = /^\/images\//u;

const isOnServer = (file: string) => file.startsWith("server/") || besideRoute.test(file);

test("only the map of calls contains paths of the upstream", () => {
  for (const { path: known } of Object.values(endpoints)) {
    expect(upstreamPath.test(known) || fileOfUpstream.test(known), known).toBe(true);
  }
  const holders = [...app, ...server]
    .filter(({ file }) => !/^server\/(?:standalone\/|upstream\/endpoints\.ts$)/u.test(file))
    .filter(({ file }) => !staffCommand.test(file))
    .flatMap(({ file, tree }) =>
      literalsOf(tree)
        .filter((text) => upstreamPath.test(text) || (isOnServer(file) && fileOfUpstream.test(text)))
        .map((text) => `${file}: ${text}`),
    );
  expect(holders).toEqual([]);
});

test("only server/operator/config.ts and the start scripts read the environment", () => {
  const readers = [...app, ...server].filter(({ tree }) => readsMember(tree, "process", "env"));
  const allowed = [
    "server/operator/config.ts",
    "server/start/start.js",
    "server/start/dev.js",
    "server/start/healthcheck.js",
    "server/start/launch.js",
    "server/start/staff.js",
    "server/start/terminal.js",
  ];
  expect(readers.map(({ file }) => file).filter((file) => !allowed.includes(file))).toEqual([]);
});

/** Files whose code runs in the browser after hydration or only on the server, never while a page is rendered. */
const notRendering =
  /^app\/(?:entry\.(?:client|server)\.tsx|components\/(?:local-storage|order\/share-picture|purchases|shop\/viewed-products)\.ts|shell\/(?:start\/(?:head-script|open-popups)|browser\/(?:chunk-failures|follow-head|free-place|history-entry|keep-focus|restore-focus|open-layers|prefetch|session-storage|take-over|translation)|consent\/use-withdrawal|notices\/notice-focus)\.ts)$/u;

test("a page's output depends on its address and its loader's data only", () => {
  const impure = app
    .filter(({ file }) => !notRendering.test(file))
    .flatMap(({ file, tree }) => impurities(tree).map((what) => `${file}: ${what}`));
  expect(impure).toEqual([]);
});

test("links are those of app/ui/link.tsx, which knows the pages that are not offered", () => {
  const others = app.flatMap(({ file, imports }) =>
    imports
      .filter(({ of }) => of === "@remix-run/react" && file !== "app/ui/link.tsx")
      .filter(({ names }) => names.some((name) => /^(?:\*|(?:Nav)?Link(?:Props)?)$/u.test(name)))
      .map(() => file),
  );
  expect(others).toEqual([]);
});

test("the site names the standalone back office in one place, which loads it later", () => {
  const users = [...app, ...server]
    .filter(({ file }) => !file.startsWith("server/standalone/"))
    .flatMap(({ file, imports }) =>
      imports
        .filter(({ of }) => of.startsWith("@opona/") || of.startsWith("server/standalone"))
        .map(({ written, isDynamic }) => `${file} ${written} ${isDynamic ? "later" : "at once"}`),
    );
  expect(users).toEqual(["server/start/bootstrap.ts @opona/standalone later"]);
});

test("imports are written with their extension, and never climb two folders", () => {
  const odd = all.flatMap(({ file, imports }) =>
    imports
      .filter(({ written }) => /^[.#]/u.test(written))
      .filter(({ written }) => {
        const climbs = written.startsWith("../../") && !/^(?:tests|server\/standalone\/tests)\//u.test(file);
        return climbs || path.extname(written.replace(/\?.*$/u, "")) === "";
      })
      .map(({ written }) => `${file} imports ${written}`),
  );
  expect(odd).toEqual([]);
});

/** A screen, the type of its noun in the domain and the upstream's resource of it may share one name. */
const sharingNames: readonly RegExp[] = [
  /^app\/routes\/[^/]+\/(?<screen>[^/]+)\/\k<screen>\.tsx$/u,
  /^app\/routes\/[^/]+\/(?<screen>[^/]+)\/\k<screen>\.action\.ts$/u,
  /^app\/domain\//u,
  /^server\/upstream\/resources\//u,
];

test("a base name stands once, except for a screen, its type and its resource", () => {
  const named = new Map<string, readonly string[]>();
  for (const { file } of [...app, ...server]) {
    const name = path.basename(file).replace(/(?:\.(?:server|action|d))?\.(?:tsx?|js)$/u, "");
    if (!file.startsWith("server/standalone/")) named.set(name, [...(named.get(name) ?? []), file]);
  }
  const repeated = [...named.values()].filter((files) => {
    const roles = files.map((file) => sharingNames.findIndex((role) => role.test(file)));
    const isShared = !roles.includes(-1) && new Set(roles).size === roles.length;
    return files.length > 1 && !isShared;
  });
  expect(repeated).toEqual([]);
});

test("file names are specific: no utils, lib, helpers, common, no barrels", () => {
  const vague = /(?:^|\/)(?:utils?|libs?|helpers?|common|misc|index)(?:\/|\.[^/]+$)/u;
  expect(all.map(({ file }) => file).filter((file) => vague.test(file))).toEqual([]);
});

/** Reads of the clock, of randomness or of the browser outside of functions that React calls after rendering. */
function impurities(tree: ts.SourceFile): string[] {
  const found: string[] = [];
  visit(tree, false);
  return found;

  function visit(node: ts.Node, isAfterRender: boolean): void {
    const after = isAfterRender || runsAfterRender(node);
    const what = after ? null : impurity(node);
    if (what) found.push(`${what} in line ${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
    ts.forEachChild(node, (child) => visit(child, after));
  }
}

const impureCalls = new Set(["Date.now", "Math.random", "crypto.randomUUID", "performance.now"]);
const browserGlobals = new Set([
  "window",
  "document",
  "navigator",
  "localStorage",
  "sessionStorage",
  "location",
]);

function impurity(node: ts.Node): string | null {
  if (ts.isPropertyAccessExpression(node) && impureCalls.has(node.getText())) return node.getText();
  if (ts.isNewExpression(node) && node.expression.getText() === "Date" && !node.arguments?.length)
    return "new Date()";
  if (ts.isIdentifier(node) && browserGlobals.has(node.text)) {
    const { parent } = node;
    const isUse = ts.isPropertyAccessExpression(parent) && parent.expression === node;
    if (isUse && !isLocal(node)) return node.text;
  }
  return null;
}

/** Whether the name is a parameter or variable, not the browser's global. */
function isLocal(node: ts.Identifier): boolean {
  let scope: ts.Node | undefined = node.parent;
  while (scope) {
    if (
      ts.isFunctionLike(scope) &&
      scope.parameters.some(({ name }) => name.getText().match(/\w+/gu)?.includes(node.text))
    ) {
      return true;
    }
    if (
      ts.isBlock(scope) &&
      new RegExp(`\\b(?:const|let)\\b[^=;]*\\b${node.text}\\b`, "u").test(scope.getText())
    )
      return true;
    scope = scope.parent;
  }
  return false;
}

/** Effects, event handlers and the snapshot function that React calls by itself. */
function runsAfterRender(node: ts.Node): boolean {
  if (!ts.isFunctionLike(node)) return false;
  const { parent } = node;
  if (
    ts.isCallExpression(parent) &&
    /^(?:useEffect|useLayoutEffect|useSyncExternalStore|useCallback)$/u.test(parent.expression.getText())
  ) {
    return true;
  }
  if (ts.isJsxExpression(parent) && ts.isJsxAttribute(parent.parent))
    return /^on[A-Z]/u.test(parent.parent.name.getText());
  // A function with an event parameter is called when the event happens.
  return node.parameters.some(({ type }) => /^(?:\w+\.)?\w*Event\b/u.test(type?.getText() ?? ""));
}

function callsGlobal(tree: ts.SourceFile, name: string): boolean {
  let found = false;
  visit(tree);
  return found;
  function visit(node: ts.Node): void {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === name) {
      found ||= !isLocal(node.expression);
    }
    ts.forEachChild(node, visit);
  }
}

/** The texts of strings, of the pieces of templates, and of regular expressions. */
function literalsOf(tree: ts.SourceFile): string[] {
  const found: string[] = [];
  visit(tree);
  return found;
  function visit(node: ts.Node): void {
    if (ts.isStringLiteralLike(node) || ts.isRegularExpressionLiteral(node) || ts.isTemplateHead(node)) {
      found.push(node.text);
    } else if (ts.isTemplateMiddleOrTemplateTail(node)) found.push(` ${node.text}`);
    ts.forEachChild(node, visit);
  }
}

function readsMember(tree: ts.SourceFile, object: string, member: string): boolean {
  let found = false;
  visit(tree);
  return found;
  function visit(node: ts.Node): void {
    found ||= ts.isPropertyAccessExpression(node) && node.getText() === `${object}.${member}`;
    ts.forEachChild(node, visit);
  }
}
