import type { Found } from "#app/domain/found.ts";
import { paths, privacySlug } from "#app/domain/paths.ts";
import { tagTransfers } from "#app/messages/cookies-texts.ts";
import { withdrawalSlovak } from "#app/messages/withdrawal-texts.ts";
import { sanitizeAndTypeset } from "#server/upstream/sanitize.ts";
import { notFoundBy } from "#server/upstream/failure.ts";
import type { RequestContext } from "#server/context/context.ts";

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
 * An information page by its slug. The privacy notice ends with the transfers of the configured tag, which the authors
 * of its text need not know.
 */
export async function readPage(context: RequestContext, slug: string): Promise<ReadPage> {
  const page = await readText(context, slug);
  const { tag } = context.config;
  if (page.kind !== "found" || slug !== privacySlug || !tag) return page;
  const { title, text } = tagTransfers(tag.origins);
  // Plain words and hosts of configured origins: neither has a character that HTML must escape.
  const html = `${page.html}<h2 id="mimo-eu">${title}</h2><p>${text}</p>`;
  return { ...page, html, sections: [...page.sections, { id: "mimo-eu", title }] };
}

async function readText(context: RequestContext, slug: string): Promise<ReadPage> {
  if (!/^[\p{L}\p{N}._~-]{1,120}$/u.test(slug)) return { kind: "missing" };
  const read = await context.content.page(slug);
  if (!read.ok) return notFoundBy(read.error);
  const isForSlovakia = slug === withdrawalSlug && context.config.deliverTo.includes("SK");
  return { ...read.value, kind: "found", html: read.value.html + (isForSlovakia ? slovakInstruction : "") };
}

/** The instruction about withdrawal. Below it customers in Slovakia get one in their language. */
const withdrawalSlug = "odstoupeni-od-smlouvy";
const slovakInstruction = sanitizeAndTypeset(
  [
    `<div lang="sk"><h2>${withdrawalSlovak.instructionTitle}</h2>`,
    `<p><a href="${paths.withdrawal()}?jazyk=sk">${withdrawalSlovak.title}</a></p>`,
    ...withdrawalSlovak.instruction.map((paragraph) => `<p>${paragraph}</p>`),
    "</div>",
  ].join(""),
);
