import { expect } from "vitest";
import { findButton, press, type Values } from "./forms.ts";
import { byRole, elements, nameOf, parsePage, textOf, type Element } from "./page-queries.ts";

/** Any handler of requests: a site opened in this process, or `fetch` on a real port. */
export type Handle = (request: Request) => Promise<Response>;

export interface Visitor {
  /** The cookies that the browser stores; tests may read and change them. */
  readonly cookies: Map<string, string>;
  /** Opens an address as a click on a link does, following redirects. */
  visit(path: string, headers?: HeadersInit): Promise<Page>;
  /** The same without following redirects. */
  get(path: string, headers?: HeadersInit): Promise<Page>;
  /** Sends a form as a browser without JavaScript does, without following redirects (a 303 on success). */
  /** `FormData`: as `multipart/form-data`. */
  post(
    path: string,
    fields: Record<string, string> | URLSearchParams | FormData,
    headers?: HeadersInit,
  ): Promise<Page>;
  /** Sends a form as client-side JavaScript does: the response is data, not a page. */
  postByScript(path: string, fields: Record<string, string>): Promise<Page>;
  /** Sends any other request, with the visitor's cookies and nothing more. */
  request(path: string, init?: RequestInit): Promise<Response>;
}

/** A parsed response. */
export interface Page {
  readonly status: number;
  readonly statusText: string;
  readonly headers: Headers;
  /** The requested path and query. */
  readonly path: string;
  readonly body: string;
  readonly html: Element;
  readonly title: string;
  /** All readable text of the page. */
  readonly text: string;
  /** The names of all elements of a role, e.g. every `heading`. */
  all(role: string): string[];
  /** The only element with this role and name; fails if there is none. */
  the(role: string, name?: string | RegExp): Element;
  has(role: string, name?: string | RegExp): boolean;
  /** Presses a button without JavaScript, with `values` filled in its form, following redirects. */
  press(button: string | RegExp, values?: Values, nth?: number): Promise<Page>;
  /** Opens the target of a redirect. */
  follow(): Promise<Page>;
}

const navigation = {
  Accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
  "Sec-Fetch-Dest": "document",
  "Sec-Fetch-Mode": "navigate",
};
const mostRedirects = 5;

/**
 * A browser without JavaScript: a cookie jar, and forms sent the way browsers send them.
 * @param refusesCookies it stores none, as a browser that blocks the site's cookies
 */
export function openVisitor(
  handle: Handle,
  origin = "http://localhost:3000",
  { refusesCookies = false } = {},
): Visitor {
  const cookies = new Map<string, string>();

  async function request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (!headers.has("Host")) headers.set("Host", new URL(origin).host);
    if (cookies.size > 0 && !headers.has("Cookie")) {
      headers.set("Cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    }
    const response = await handle(
      new Request(new URL(path, origin), { ...init, headers, redirect: "manual" }),
    );
    if (!refusesCookies) for (const line of response.headers.getSetCookie()) keep(line);
    return response;
  }

  function keep(line: string): void {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/u.exec(line) ?? [];
    const maxAge = /;\s*max-age=(-?\d+)/iu.exec(line)?.[1];
    const expires = /;\s*expires=([^;]+)/iu.exec(line)?.[1];
    const isGone = maxAge ? Number(maxAge) <= 0 : expires !== undefined && Date.parse(expires) <= Date.now();
    if (isGone) cookies.delete(name);
    else cookies.set(name, value);
  }

  /** `again`: sends the same form elsewhere, as a browser does after a 307. */
  async function read(
    response: Response,
    path: string,
    again: (path: string) => Promise<Page> = get,
  ): Promise<Page> {
    const body = await response.text();
    const isPage = response.headers.get("Content-Type")?.startsWith("text/html");
    if (isPage) {
      expect(body.includes("\0"), `${path} has a zero byte, which browsers show as �`).toBe(false);
      expect(/ [\w-]+="\[object /u.exec(body), `an attribute of ${path} holds an object`).toBeNull();
    }
    const html = parsePage(body);
    const titles = elements(html, "title").map(textOf);
    const page: Page = {
      status: response.status,
      statusText: response.statusText,
      headers: response.headers,
      path,
      body,
      html,
      title: titles[0] ?? "",
      text: textOf(elements(html, "body")[0] ?? html),
      all: (role) => byRole(html, html, role).map((element) => nameOf(element, html)),
      the(role, name) {
        const [found] = byRole(html, html, role, name);
        if (!found)
          throw new Error(
            `No ${role} ${String(name ?? "")} on ${path}; there is: ${page.all(role).join(" | ")}`,
          );
        return found;
      },
      has: (role, name) => byRole(html, html, role, name).length > 0,
      async press(button, values, nth) {
        const { method, action, fields } = press(html, findButton(html, button, nth), values);
        const target = localPath(new URL(action || path, new URL(path, origin)));
        if (method === "POST") return followAll(await post(target, fields, { Referer: origin + path }));
        return visit(`${target.split("?")[0]}?${fields.toString()}`);
      },
      async follow() {
        const to = response.headers.get("Location");
        expect(to, `${path} answers ${response.status}, which is no redirect`).not.toBeNull();
        const target = localPath(new URL(to ?? "", new URL(path, origin)));
        return response.status === 307 ? again(target) : get(target);
      },
    };
    return page;
  }

  function localPath(url: URL): string {
    if (url.origin !== origin) throw new Error(`This leaves the site: ${url.href}`);
    return url.pathname + url.search;
  }

  async function followAll(first: Page): Promise<Page> {
    let page = first;
    for (let hops = 0; page.headers.has("Location"); hops += 1) {
      if (hops === mostRedirects) throw new Error(`Redirects without an end at ${page.path}`);
      page = await page.follow();
    }
    return page;
  }

  async function get(path: string, headers: HeadersInit = {}): Promise<Page> {
    const all = new Headers({ ...navigation, "Sec-Fetch-Site": "same-origin" });
    for (const [name, value] of new Headers(headers)) all.set(name, value);
    return read(await request(path, { headers: all }), path);
  }

  async function visit(path: string, headers?: HeadersInit): Promise<Page> {
    return followAll(await get(path, headers));
  }

  async function post(
    path: string,
    fields: Record<string, string> | URLSearchParams | FormData,
    headers: HeadersInit = {},
  ): Promise<Page> {
    const all = new Headers({ ...navigation, "Sec-Fetch-Site": "same-origin", Origin: origin });
    for (const [name, value] of new Headers(headers)) all.set(name, value);
    // The page with the form has set the cookie of the language (server/pipeline/locale-cookie.ts).
    if (cookies.size === 0 && !refusesCookies && !all.has("Cookie")) all.set("Cookie", "locale=cs");
    const body = fields instanceof FormData ? fields : new URLSearchParams(fields);
    return read(await request(path, { method: "POST", headers: all, body }), path, (target) =>
      post(target, fields, headers),
    );
  }

  async function postByScript(path: string, fields: Record<string, string>): Promise<Page> {
    const dataPath = path.replace(/^([^?]*)/u, (whole) => (whole === "/" ? "/_root.data" : `${whole}.data`));
    const headers = { Accept: "*/*", "Sec-Fetch-Mode": "cors", "Sec-Fetch-Dest": "empty" };
    return post(dataPath, fields, headers);
  }

  return { cookies, visit, get, post, postByScript, request };
}
