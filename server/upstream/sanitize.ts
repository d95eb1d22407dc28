import sanitizeHtml from "sanitize-html";
import { z } from "zod";
import { takeHtml } from "./limits.ts";
import { typesetHtml } from "./typeset-html.ts";
import { optional } from "./wire.ts";

const allowedTags =
  "a abbr address b blockquote br caption cite code dd del dfn div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i ins kbd li mark ol p pre q s small strong sub sup table tbody td tfoot th thead time tr u ul".split(
    " ",
  );

/** No text of a theatre is nested so deep; what is deeper loses its tags and keeps its words. */
const deepest = 50;

/**
 * Upstream HTML made harmless and typeset (typeset-html.ts): text and structure stay; scripts, styles, forms, frames,
 * pictures from elsewhere and addresses of any other scheme go. So does what is beyond the limits of an answer: the
 * parser looks through all open tags for every closing one, by the square of their number (4 000 take 30 ms, 40 000
 * take seconds).
 */
export function cleanHtml(html: string): string {
  const harmless = sanitizeHtml(takeHtml(html), {
    allowedTags,
    nestingLimit: deepest,
    allowedAttributes: {
      a: ["href", "title", "rel"],
      abbr: ["title"],
      time: ["datetime"],
      ol: ["start"],
      th: ["scope", "colspan", "rowspan"],
      td: ["colspan", "rowspan"],
      "*": ["lang"],
    },
    allowedSchemes: ["http", "https", "mailto", "tel"],
    allowedSchemesAppliedToAttributes: ["href"],
    allowProtocolRelative: false,
    disallowedTagsMode: "discard",
    transformTags: { a: safeAnchor },
  });
  return typesetHtml(harmless);
}

/** A text of HTML on the wire, harmless then; missing: empty. */
export const html = optional(z.string()).transform((given) => cleanHtml(given ?? ""));

function safeAnchor(tagName: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const { href = "", ...others } = attributes;
  const kept = /^(?:mailto:|tel:|#)/i.test(href) ? href : safeLink(href);
  const leaves = kept !== null && /^https?:/i.test(kept);
  return {
    tagName,
    attribs: { ...others, ...(kept !== null && { href: kept }), ...(leaves && { rel: "noopener" }) },
  };
}

/** A local path or an http(s) address; null for anything else (`javascript:`, `//elsewhere`, `/\elsewhere`, …). */
export function safeLink(link: string): string | null {
  const text = link.trim();
  // Browsers drop tabs and line ends inside an address, so "/\t/elsewhere" is not a path of ours.
  if (text === "" || text.length > 2_000 || /[\p{Cc}\\]/u.test(text)) return null;
  if (text.startsWith("/")) return text.startsWith("//") ? null : text;
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  return url.username || url.password ? null : url.href;
}
