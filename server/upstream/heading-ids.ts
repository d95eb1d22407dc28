import { foldForSearch } from "#app/domain/fold.ts";

/** A heading of a long text that can be linked to. */
interface TextSection {
  readonly id: string;
  /** Plain text with decoded entities. */
  readonly title: string;
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };

/** Gives every h2 of a sanitized text a unique id and returns the list of these headings. */
export function addHeadingIds(html: string): {
  readonly html: string;
  readonly sections: readonly TextSection[];
} {
  const sections: TextSection[] = [];
  const ids = new Map<string, number>();
  // Excludes text after the last `</h2>`: the pattern would scan every unclosed h2 in it to the end of the text.
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
 * Returns an unused id. The prefix separates it from the page's own ids. `ids` holds each id in use with the number
 * that the next duplicate of it gets.
 */
function freeId(title: string, ids: Map<string, number>): string {
  const word = foldForSearch(title)
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
