import sanitizeHtml from "sanitize-html";
import { typesetHtml } from "./typeset-html.ts";

const allowedTags =
  "a abbr address b blockquote br caption cite code dd del dfn div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i ins kbd li mark ol p pre q s small strong sub sup table tbody td tfoot th thead time tr u ul".split(
    " ",
  );

/**
 * Upstream HTML made harmless and typeset (typeset-html.ts): text and structure stay; scripts, styles, forms, frames,
 * pictures from elsewhere and addresses of any other scheme go.
 */
export function cleanHtml(html: string): string {
  const harmless = sanitizeHtml(html, {
    allowedTags,
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
