import type { Config } from "#server/operator/config.ts";
import { plainPage } from "../http/plain-page.ts";

/**
 * Replaces a form's redirect to another site (a card gateway) by a page that redirects there. Chromium applies
 * `form-action` to the redirects that follow a form, so it would silently block a 303 to a foreign origin; a page's own
 * navigation is not restricted. A refresh after 0 seconds replaces the page's history entry, as a redirect does. Null:
 * the response is no such redirect.
 */
export function externalRedirect(
  config: Pick<Config, "identity">,
  response: Response,
  request: Request,
): Response | null {
  const location = response.headers.get("Location");
  const isRedirect = response.status >= 300 && response.status < 400;
  if (request.method !== "POST" || !isRedirect || location === null || !URL.canParse(location, request.url))
    return null;
  const target = new URL(location, request.url);
  if (target.origin === new URL(request.url).origin || !/^https?:$/.test(target.protocol)) return null;

  const address = escapeHtml(target.href);
  const { html, policy } = plainPage(config, {
    title: "Pokračujte k\u00a0platbě",
    content:
      `<h1>Pokračujte k\u00a0platbě</h1><p>Za okamžik vás převedeme na platební bránu ${escapeHtml(target.host)}.</p>` +
      `<p><a href="${address}">Pokračovat hned</a></p>`,
    head: `<meta http-equiv="refresh" content="0;url=${address}">`,
  });
  const headers = new Headers(response.headers);
  headers.delete("Location");
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", policy);
  return new Response(html, { status: 200, headers });
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
