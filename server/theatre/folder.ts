import { createHash } from "node:crypto";
import { readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";

/** A problem of a theatre's folder, and its place. */
export interface Problem {
  /** From the folder, `shop/codes.csv`. */
  readonly file: string;
  /** `line 3, column 7`, `row 12`; null: the whole file. */
  readonly place: string | null;
  /** The field or the column. */
  readonly field: string | null;
  /** Half a sentence: „must be a price such as 290 or 290,00“. */
  readonly text: string;
}

/** A theatre's folder at one moment; its reader adds every unusable file to `problems`. */
export interface Folder {
  readonly problems: Problem[];
  /** Files directly in a folder of it, by name. */
  list(folder: string): readonly string[];
  /** Null: the file does not exist. */
  read(file: string): Buffer | null;
  /** UTF-8, with or without its mark, or what an older Excel writes; null: the file does not exist. */
  text(file: string): string | null;
  /** Texts that were read, by file. */
  readonly texts: ReadonlyMap<string, string>;
  /** `line 3`, or `row 3` of a table: the first place of these words in a text already read; null: nowhere. */
  placeOf(file: string, words: string): string | null;
  /** Days of the demonstration are allowed. */
  readonly isDemo: boolean;
  /** The name of `images/{folder}/{name}` with any ending; null: none. */
  picture(folder: string, name: string): string | null;
  /**
   * A digest of all names and bytes except those of `without`; of pictures, which the start does not read, only of the
   * names.
   */
  fingerprint(without: string | null): string;
  /** Read at its first use, not at the start; null: the picture did not exist then, or it is gone. */
  pictureBytes(folder: string, file: string): Promise<Buffer | null>;
}

/** In bytes. */
const largest = 20 * 1024 * 1024;
const pictureEndings = [".svg", ".jpg", ".png", ".webp"];

/** Reads all names at once. It leaves out names that begin with a dot, and links that lead out of the folder. */
export function openFolder(root: string, isDemo: boolean): Folder {
  const problems: Problem[] = [];
  const texts = new Map<string, string>();
  const files = new Set<string>();
  const report = (file: string, text: string) => void problems.push({ file, place: null, field: null, text });
  const real = realpathSync(root);

  function walk(folder: string): void {
    for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
      if (entry.name.startsWith(".")) continue;
      const name = path.posix.join(folder, entry.name);
      const target = targetOf(name);
      if (target === null) report(name, "is a link to nowhere");
      else if (!target.startsWith(real + path.sep)) report(name, "is a link that leads out of the folder");
      else if (!statSync(target).isDirectory()) files.add(name);
      // Another link to a folder could lead into itself.
      else if (entry.isSymbolicLink()) report(name, "is a link to a folder; only files may be links");
      else walk(name);
    }
  }
  function targetOf(name: string): string | null {
    try {
      return realpathSync(path.join(root, name));
    } catch {
      return null;
    }
  }
  walk("");

  function read(file: string): Buffer | null {
    if (!files.has(file)) return null;
    const whole = path.join(root, file);
    const { size } = statSync(whole);
    if (size <= largest) return readFileSync(whole);
    report(file, `must have at most ${largest / 1024 / 1024} MB`);
    return null;
  }

  return {
    problems,
    texts,
    isDemo,
    placeOf(file, words) {
      const [before, after] = (texts.get(file) ?? "").split(words, 2);
      return after === undefined
        ? null
        : `${file.endsWith(".csv") ? "row" : "line"} ${before?.split("\n").length}`;
    },
    list: (folder) =>
      [...files].filter((name) => path.posix.dirname(name) === folder).sort((a, b) => (a < b ? -1 : 1)),
    read,
    text(file) {
      const bytes = read(file);
      if (bytes) texts.set(file, decode(bytes));
      return texts.get(file) ?? null;
    },
    picture(folder, name) {
      const ending = pictureEndings.find((pictureEnding) =>
        files.has(`images/${folder}/${name}${pictureEnding}`),
      );
      return ending === undefined ? null : `${name}${ending}`;
    },
    fingerprint(without) {
      const hash = createHash("sha256");
      for (const name of [...files].sort((a, b) => (a < b ? -1 : 1))) {
        if (without !== null && name.startsWith(`${without}/`)) continue;
        const bytes = name.startsWith("images/") ? null : read(name);
        // The length, so that no content can look like the next name.
        hash.update(`${name}\0${bytes?.length ?? ""}\0`).update(bytes ?? "");
      }
      return hash.digest("hex");
    },
    async pictureBytes(folder, name) {
      const file = `images/${folder}/${name}`;
      return files.has(file) ? readFile(path.join(root, file)).catch(() => null) : null;
    },
  };
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1250").decode(bytes);
  }
}
