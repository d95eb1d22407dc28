import { fold } from "#app/domain/fold.ts";

/** A heading of a long text that can be linked to. */
export interface TextSection {
  readonly id: string;
  /** Plain, entities read. */
  readonly title: string;
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };

/** Gives every h2 of a clean text an id of its own and says what stands in it. */
export function withSections(html: string): {
  readonly html: string;
  readonly sections: readonly TextSection[];
} {
  const sections: TextSection[] = [];
  const known = new Set<string>();
  const marked = html.replace(
    /<h2((?: [^>]*)?)>(.*?)<\/h2>/gs,
    (whole, attributes: string, inner: string) => {
      const title = inner
        .replace(/<[^>]*>/g, "")
        .replace(/&(amp|lt|gt|quot);/g, (_entity, name: string) => entities[name] ?? "")
        .trim();
      if (!title) return whole;
      const id = freeId(title, known);
      known.add(id);
      sections.push({ id, title });
      return `<h2${attributes} id="${id}">${inner}</h2>`;
    },
  );
  return { html: marked, sections };
}

/** The prefix keeps it apart from the page's own ids. */
function freeId(title: string, known: ReadonlySet<string>): string {
  const word = fold(title)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 60);
  const id = `oddil-${word || "text"}`;
  for (let number = 2; ; number += 1) {
    const candidate = number === 2 && !known.has(id) ? id : `${id}-${number}`;
    if (!known.has(candidate)) return candidate;
  }
}
