import { foldForSearch } from "#app/domain/fold.ts";

/** The words that Czech visitors of a theatre's site choose first. Words are folded: lower case, without diacritics. */
const localWords = ["heslo", "tajneheslo", "divadlo", "predstaveni", "vstupenka", "opona", "ahoj", "praha"];
/** Shorter parts of an address are also parts of good passwords. */
const shortestWord = 4;
const longestPattern = 4;

let common: Promise<ReadonlySet<string>> | null = null;

/** The 49 000 most common passwords, read once. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  return (common ??= readCommon());
}

async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set([...dictionary["passwords-common"].map(String), ...localWords]);
}

/**
 * Whether a password is among the first that an attacker tries (NIST SP 800-63B, § 5.1.1.2): a common one, a word of
 * this site or of the customer's e-mail, either also with digits or marks around it, a repeated pattern or a sequence.
 * @param about the e-mail, and the site's host
 */
export async function isGuessable(password: string, about: readonly string[]): Promise<boolean> {
  const known = await commonPasswords();
  const folded = foldForSearch(password).replaceAll(" ", "");
  const word = /[a-z](?:.*[a-z])?/su.exec(folded)?.[0] ?? "";
  const own = about.flatMap((text) => foldForSearch(text).split(/[^a-z0-9]+/)).filter(isLong);
  return (
    [password.toLowerCase(), folded].some((text) => known.has(text) || own.includes(text)) ||
    (word !== "" && (known.has(word) || own.includes(word))) ||
    isRepeated(folded) ||
    isSequence(folded)
  );
}

function isLong(word: string): boolean {
  return word.length >= shortestWord;
}

/** Whether the text repeats one to four characters. */
function isRepeated(text: string): boolean {
  return Array.from({ length: longestPattern }, (_, index) => text.slice(0, index + 1)).some(
    (pattern) => text === pattern.repeat(Math.ceil(text.length / pattern.length)).slice(0, text.length),
  );
}

/** Whether each character follows the one before it, or each precedes it: „abcdefgh“, „987654321“. */
function isSequence(text: string): boolean {
  const steps = new Set(
    Array.from(text.slice(1), (_, index) => text.charCodeAt(index + 1) - text.charCodeAt(index)),
  );
  const [step] = steps;
  return steps.size === 1 && (step === 1 || step === -1);
}
