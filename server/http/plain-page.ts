import { createHash } from "node:crypto";
import { notFoundDetails, errorPage as texts, notFoundPage } from "#app/messages/errors-texts.ts";
import { documentPolicy } from "./security-headers.ts";

/** Texts for responses without a rendered page: the request pipeline refused the request, or everything failed. */
const sentences: Readonly<Record<number, string>> = {
  400: "Adrese nebo odeslaným údajům server nerozumí. Zkontrolujte prosím adresu.",
  403: "Formulář byl odeslán z\u00a0jiné stránky, než je naše. Otevřete prosím stránku znovu a\u00a0zkuste to ještě jednou.",
  405: "Tuto adresu nelze takto použít.",
  411: "Odeslané údaje nemají uvedenou délku.",
  413: "Odeslané údaje jsou příliš dlouhé. Zkraťte prosím text a\u00a0zkuste to znovu.",
  414: "Adresa je příliš dlouhá.",
  415: "Tento druh údajů server nepřijímá.",
  421: "Na této adrese divadlo nesídlí.",
  429: "Příliš mnoho pokusů. Zkuste to prosím za chvíli znovu.",
  431: "Prohlížeč poslal příliš mnoho dat: dlouhou adresu nebo mnoho cookies. Smažte prosím v\u00a0jeho nastavení cookies tohoto webu a\u00a0zkuste to znovu.",
  503: "Stránky právě nejsou dostupné. Zkuste to prosím za chvíli.",
};

/** The appearance: the theatre's own colours, or the built-in ones. */
interface Looks {
  readonly identity: {
    readonly palette: { readonly ink: string; readonly paper: string; readonly primary: string };
  } | null;
}

const builtIn = { ink: "#1a1718", paper: "#faf7f2", primary: "#c8102e" };

function styleOf({ identity }: Looks): string {
  const { ink, paper, primary } = identity?.palette ?? builtIn;
  return (
    `body{max-width:38rem;margin:15vh auto;padding:0 1rem;font:18px/1.5 system-ui,sans-serif;color:${ink};background:${paper}}` +
    `h1{font-size:2rem;line-height:1.15}a{color:${primary}}`
  );
}

/** The page for a status that no route answers, and the policy that allows its only style. */
export function errorDocument(
  config: Looks,
  status: number,
  requestId?: string,
): { html: string; policy: string } {
  const missing = status === 404;
  const title = missing ? notFoundPage.title : texts.title(status);
  const lines = missing ? [notFoundDetails.text, notFoundDetails.hint] : [texts.text, sentences[status]];
  const content = [
    `<h1>${title}</h1>`,
    ...lines.filter((text) => text !== undefined).map((text) => `<p>${text}</p>`),
    `<p><a href="/">${notFoundPage.button}</a></p>`,
    ...(requestId ? [`<p><small>${texts.requestId} ${requestId}</small></p>`] : []),
  ].join("");
  return plainPage(config, { title, content });
}

/** A minimal page, and the policy that allows its only style. `title` and `content` are HTML. */
export function plainPage(
  config: Looks,
  { title, content, head = "" }: { readonly title: string; readonly content: string; readonly head?: string },
): { html: string; policy: string } {
  const style = styleOf(config);
  const styleHash = createHash("sha256").update(style).digest("base64");
  const html =
    `<!DOCTYPE html><html lang="cs"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<meta name="robots" content="noindex">${head}<title>${title}</title><style>${style}</style></head>` +
    `<body><main>${content}</main></body></html>`;
  return { html, policy: documentPolicy({ styles: [styleHash] }) };
}

/** The Czech error page as a response, never cached. `requestId`: the id of the request in the log. */
export function refusal(
  config: Looks,
  status: number,
  headers: Record<string, string> = {},
  requestId?: string,
): Response {
  const { html, policy } = errorDocument(config, status, requestId);
  return new Response(html, {
    status,
    ...(status === 404 && { statusText: "This page could not be found" }),
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": policy,
      "Cache-Control": "no-store",
      ...headers,
    },
  });
}

/** The same for callers of `/api/*`, which read JSON. */
export function refusalAsJson(status: number, error: string, headers: Record<string, string> = {}): Response {
  return Response.json(
    { status, error, message: sentences[status] ?? "Omlouváme se, ale nastala chyba." },
    { status, headers: { "Cache-Control": "no-store", ...headers } },
  );
}
