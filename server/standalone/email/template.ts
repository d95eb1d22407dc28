/** The values of a template: texts and numbers, lists for `{{#each}}`, anything for `{{#if}}`. */
export interface Values {
  readonly [name: string]: string | number | boolean | null | undefined | readonly Values[];
}

/** A template after its conditions and repetitions; its n-th value goes to `{{n}}`. */
export interface Expanded {
  readonly markdown: string;
  readonly texts: readonly string[];
}

const tags = /(\{\{[^{}]*\}\})/u;
/** A condition or repetition on its own line leaves no empty line. */
const lineOfTag = /^[ \t]*(\{\{(?:[#/>][^{}]*|else)\}\})[ \t]*\n/gmu;
const parts = /^\{\{(#if|#each|else|\/if|\/each|>)? *(!?)([\w-]*)(?:=([\w-]+))?\}\}$/u;

/**
 * Chooses the parts of a template that apply: `{{#if name}} {{else}} {{/if}}`, also `!name` and `name=word`; repeats
 * those of `{{#each name}} {{/each}}`; and inserts other templates (`{{> name}}`). Values are inserted last, so the
 * template parser never reads them.
 * @throws Error for a missing value
 */
export function expand(template: string, values: Values, partialOf: (name: string) => string): Expanded {
  const texts: string[] = [];
  return { markdown: expandIn(template, [values]), texts };

  function expandIn(text: string, scopes: readonly Values[]): string {
    const pieces = text.replace(lineOfTag, "$1").split(tags);
    let next = 0;
    let end = "";
    return block(scopes);

    /** Reads up to the closing tag. Without scopes it skips that part. */
    function block(within: readonly Values[] | null): string {
      let out = "";
      while (next < pieces.length) {
        const piece = pieces[next] ?? "";
        next += 1;
        if (next % 2 === 1) {
          out += piece;
          continue;
        }
        const [, sign, not, name = "", word] = parts.exec(piece) ?? [];
        if (sign === "else" || sign === "/if" || sign === "/each") {
          end = sign;
          return within ? out : "";
        }
        if (sign === "#if") {
          const holds = within !== null && isTrue(valueOf(within, name), word) === (not === "");
          out += block(holds ? within : null);
          if (end === "else") out += block(holds ? null : within);
        } else if (sign === "#each") out += repeat(within, name);
        else if (within)
          out += sign === ">" ? expandIn(partialOf(name), within) : place(valueOf(within, name));
      }
      return out;
    }

    function repeat(within: readonly Values[] | null, name: string): string {
      const start = next;
      const list = within && valueOf(within, name);
      if (!within || !Array.isArray(list) || list.length === 0) return block(null);
      return list
        .map((item: Values) => {
          next = start;
          return block([item, ...within]);
        })
        .join("");
    }
  }

  function place(value: Values[string]): string {
    // Visitors write some values: a terminal that shows the e-mail must get no control sequences.
    const text = typeof value === "string" || typeof value === "number" ? String(value) : "";
    return `{{${texts.push(text.replace(/[^\P{Cc}\n\t]/gu, "")) - 1}}}`;
  }
}

function valueOf(scopes: readonly Values[], name: string): Values[string] {
  const scope = scopes.find((values) => Object.hasOwn(values, name));
  if (!scope) throw new Error(`The e-mail's template needs a value „${name}“.`);
  return scope[name];
}

function isTrue(value: Values[string], word: string | undefined): boolean {
  if (word !== undefined) return value === word;
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}
