import { plainPage } from "./error-page.ts";

/**
 * Where a form's answer leads to another site (a card gateway), the same way as a page. Chromium lets `form-action`
 * bind the redirects that follow a form, so a 303 to a foreign origin would go nowhere, silently; what a page does by
 * itself is bound by nothing. A refresh after no time takes the page's own place in the history, as a redirect does.
 * Null: this is no such redirect.
 */
export function externalRedirect(response: Response, asked: Request): Response | null {
  const location = response.headers.get("Location");
  const isRedirect = response.status >= 300 && response.status < 400;
  if (asked.method !== "POST" || !isRedirect || location === null || !URL.canParse(location, asked.url))
    return null;
  const target = new URL(location, asked.url);
  if (target.origin === new URL(asked.url).origin || !/^https?:$/.test(target.protocol)) return null;

  const address = escapeHtml(target.href);
  const { html, policy } = plainPage(
    "Pokračujte k\u00a0platbě",
    `<h1>Pokračujte k\u00a0platbě</h1><p>Za okamžik vás převedeme na platební bránu ${escapeHtml(target.host)}.</p>` +
      `<p><a href="${address}">Pokračovat hned</a></p>`,
    `<meta http-equiv="refresh" content="0;url=${address}">`,
  );
  const headers = new Headers(response.headers);
  headers.delete("Location");
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", policy);
  return new Response(html, { status: 200, headers });
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
