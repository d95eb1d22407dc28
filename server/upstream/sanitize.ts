import sanitizeHtml from "sanitize-html";
import { z } from "zod";
import { truncateHtml } from "./answer-limits.ts";
import { typesetHtml } from "./typeset-html.ts";
import { optional } from "./wire.ts";

const allowedTags =
  "a abbr address b blockquote br caption cite code dd del dfn div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i ins kbd li mark ol p pre q s small strong sub sup table tbody td tfoot th thead time tr u ul".split(
    " ",
  );

/** No real text is nested this deeply; deeper elements lose their tags and keep their text. */
const maxNesting = 50;

/**
 * Sanitizes and typesets (typeset-html.ts) upstream HTML: text and structure stay; scripts, styles, forms, frames,
 * pictures and URLs of any other scheme go. It also removes everything beyond the limits of a response: the parser
 * scans all open tags for every closing one, which is quadratic in their number (4 000 take 30 ms, 40 000 take
 * seconds).
 */
export function sanitizeAndTypeset(html: string): string {
  const harmless = sanitizeHtml(truncateHtml(html), {
    allowedTags,
    nestingLimit: maxNesting,
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

/** An HTML text of the upstream, sanitized; empty if missing. */
export const html = optional(z.string()).transform((input) => sanitizeAndTypeset(input ?? ""));

function safeAnchor(tagName: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const { href = "", ...others } = attributes;
  const kept = /^(?:mailto:|tel:|#)/i.test(href) ? href : safeLink(href);
  const leaves = kept !== null && /^https?:/i.test(kept);
  return {
    tagName,
    attribs: { ...others, ...(kept !== null && { href: kept }), ...(leaves && { rel: "noopener" }) },
  };
}

/**
 * Returns the target of a menu item or a banner: as `safeLink`, also of `mailto:` and `tel:`, and a local path if the
 * address is relative ("program", "./program"). Null without a target ("#", an empty one) or for an unsafe one.
 */
export function menuLink(input: string): string | null {
  const link = input.trim();
  if (/^(?:mailto|tel):[^\s\p{Cc}]+$/iu.test(link)) return link.slice(0, 2_000);
  if (link === "" || link.startsWith("#")) return null;
  if (/^www\./i.test(link)) return safeLink(`https://${link}`);
  const isRelative = !/^(?:[/\\]|[a-z][a-z\d+.-]*:)/i.test(link);
  return safeLink(isRelative ? `/${link.replace(/^(?:\.{1,2}\/)+/, "")}` : link);
}

/** Returns a local path or an http(s) URL; null for anything else (`javascript:`, `//elsewhere`, `/\elsewhere`, …). */
export function safeLink(link: string): string | null {
  const text = link.trim();
  // Browsers drop tabs and line breaks inside a URL, so "/\t/elsewhere" is not a local path.
  if (text.length > 2_000 || /[\p{Cc}\\]/u.test(text)) return null;
  if (text.startsWith("/")) return text.startsWith("//") ? null : text;
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  return url.username || url.password ? null : url.href;
}
