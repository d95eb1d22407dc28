import type { Found } from "#app/domain/found.ts";
import { paths, privacySlug } from "#app/domain/paths.ts";
import { tagTransfers } from "#app/messages/tag-transfers.ts";
import { withdrawalSlovak } from "#app/messages/withdrawal-slovak.ts";
import { readInfoPage } from "#server/upstream/resources/pages.ts";
import type { RequestContext } from "#server/context.ts";

interface Page {
  readonly title: string;
  /** Sanitised and typeset. */
  readonly html: string;
  /** The h2 headings, each with its id in the text. */
  readonly sections: readonly { readonly id: string; readonly title: string }[];
  /** A sample text that the operator has to replace. */
  readonly sample: boolean;
  /** ISO instant. */
  readonly updatedAt: string | null;
}

export type ReadPage = Found<Page>;

/** The text of a page inside another one, and further fields of it. */
export type PageText<T extends "html" | "title" = "html"> = Found<Pick<Page, "html" | T>>;

/**
 * An information page by its slug: the upstream's, or that of the theatre's own file where the upstream has none.
 * Before the demo backend the file goes first. The privacy notice ends with the transfers of the configured tag, which
 * the authors of its text need not know.
 */
export async function readPage(context: RequestContext, slug: string): Promise<ReadPage> {
  const page = await readText(context, slug);
  const { tag } = context.config;
  if (page.kind !== "found" || slug !== privacySlug || !tag) return page;
  const { title, text } = tagTransfers(tag.origins);
  // Plain words and hosts of configured origins: neither has a character that HTML escapes.
  const html = `${page.html}<h2 id="mimo-eu">${title}</h2><p>${text}</p>`;
  return { ...page, html, sections: [...page.sections, { id: "mimo-eu", title }] };
}

async function readText(context: RequestContext, slug: string): Promise<ReadPage> {
  if (!/^[\p{L}\p{N}._~-]{1,120}$/u.test(slug)) return { kind: "missing" };
  const page = await readTold(context, slug);
  const isForSlovakia = slug === withdrawalSlug && context.config.deliverTo.includes("SK");
  return page.kind === "found" && isForSlovakia ? { ...page, html: page.html + slovakInstruction } : page;
}

/** The instruction about withdrawal, of which customers in Slovakia get one in their language below it. */
const withdrawalSlug = "odstoupeni-od-smlouvy";
const slovakInstruction = [
  `<div lang="sk"><h2>${withdrawalSlovak.instructionTitle}</h2>`,
  `<p><a href="${paths.withdrawal()}?jazyk=sk">${withdrawalSlovak.title}</a></p>`,
  ...withdrawalSlovak.instruction.map((paragraph) => `<p>${paragraph}</p>`),
  "</div>",
].join("");

async function readTold(context: RequestContext, slug: string): Promise<ReadPage> {
  const own = ownPage(context, slug);
  if (own && context.config.apiBaseUrl === null) return own;
  const read = await readInfoPage(context.upstream, slug);
  if (read.ok) return { kind: "found", ...read.value };
  return own ?? { kind: read.error.kind === "not-found" ? "missing" : "failed" };
}

function ownPage({ config }: RequestContext, slug: string): ReadPage | null {
  const page = config.identity?.pages.get(slug);
  if (page?.kind !== "text") return null;
  const { title, html, sections } = page;
  return { kind: "found", title, html, sections, sample: false, updatedAt: null };
}

/** Where the theatre's own file says that a page is, if it is not on this site. `found`: the page by `readPage`. */
export function pageElsewhere({ config }: RequestContext, slug: string, found: ReadPage): string | null {
  if (found.kind === "found" && config.apiBaseUrl !== null) return null;
  const page = config.identity?.pages.get(slug);
  return page?.kind === "link" ? page.to : null;
}
