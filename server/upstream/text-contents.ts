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
  const ids = new Map<string, number>();
  // An h2 behind the last end would be looked through to the end of the text, and so would every other one.
  const end = html.lastIndexOf("</h2>") + "</h2>".length;
  const marked = html
    .slice(0, end)
    .replace(/<h2((?: [^<>]*)?)>(.*?)<\/h2>/gs, (whole, attributes: string, inner: string) => {
      const title = inner
        .replace(/<[^<>]*>/g, "")
        .replace(/&(amp|lt|gt|quot);/g, (_entity, name: string) => entities[name] ?? "")
        .trim();
      if (!title) return whole;
      const id = freeId(title, ids);
      sections.push({ id, title });
      return `<h2${attributes} id="${id}">${inner}</h2>`;
    });
  return { html: marked + html.slice(end), sections };
}

/**
 * The prefix keeps it apart from the page's own ids. `ids` holds each id that was given, with the number that its next
 * namesake gets.
 */
function freeId(title: string, ids: Map<string, number>): string {
  const word = fold(title)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 60);
  const first = `oddil-${word || "text"}`;
  let number = ids.get(first) ?? 1;
  let id = first;
  for (; ids.has(id); id = `${first}-${number}`) number += 1;
  ids.set(first, number);
  if (id !== first) ids.set(id, 1);
  return id;
}
