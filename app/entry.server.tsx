import { randomBytes } from "node:crypto";
import { Writable } from "node:stream";
import type { ActionFunctionArgs, AppLoadContext, EntryContext, LoaderFunctionArgs } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { Suspense } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { codeBegins, containerId, IsAround } from "#app/shell/document.tsx";
import { Nonce } from "#app/shell/nonce.ts";
import { RequestId } from "#app/shell/request-id.ts";
import { hashScripts } from "#server/http/script-hashes.ts";
import { renderInTurn } from "#server/http/render-queue.ts";
import { documentPolicy } from "#server/http/security-headers.ts";

// Loaded with the server, so that a failed page needs no file: another build may have replaced it.
export { ErrorDetails } from "#app/shell/error-details.tsx";

/** As React writes what Remix's `Links` renders. */
const sheetLink = /<link rel="stylesheet" href="([^"]+)"\/>/gu;

/** Longer than any timeout of the upstream client, so only a bug in the app can reach it. */
const renderTimeout = 12_000;
export const streamTimeout = renderTimeout;

/** Renders a page into one buffer: the default streaming flushes per React chunk and doubles the compressed size. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const { config, request: current } = context.requestContext;
  const styles: string[] = [];
  /**
   * The first paint waits for nothing but the document. The app finds the sheets by their links, which are disabled and
   * cost no request (app/shell/browser/follow-head.ts).
   */
  const withSheets = (head: string) =>
    head.replaceAll(sheetLink, (link, address: string) => {
      const sheet = context.sheet(address);
      if (!sheet) return link;
      styles.push(sheet.hash);
      return `<style data-sheet="${address}">${sheet.text}</style><link rel="stylesheet" href="${address}" disabled=""/>`;
    });
  const nonce = randomBytes(24).toString("base64url");
  const render = (isAround: boolean, content: EntryContext) =>
    renderToText(
      <IsAround.Provider value={isAround}>
        <Nonce.Provider value={nonce}>
          {/* Only error pages contain the request id, so that every other page is the same for everybody. */}
          <RequestId.Provider value={status >= 400 ? { id: current.id, entry: null } : null}>
            {/* As in the browser (app/entry.client.tsx). */}
            <Suspense>
              <RemixServer context={content} url={request.url} abortDelay={renderTimeout} nonce={nonce} />
            </Suspense>
          </RequestId.Provider>
        </Nonce.Provider>
      </IsAround.Provider>,
      nonce,
    );
  let picture: string | null = null;
  const rendered = await renderInTurn(request.signal, async () => {
    // The stream of the page's data can be read once, for the code.
    const body = await render(false, { ...remix, serverHandoffStream: undefined });
    picture = preloadOf(body);
    const [head = "", code] = (await render(true, remix)).split(codeBegins);
    return (
      `<!DOCTYPE html><html lang="cs"><head>${withSheets(head)}</head><body><div id="${containerId}">${body}</div>` +
      `<template id="app-code">${code}</template></body></html>`
    );
  });
  const { html, hashes } = hashScripts(rendered, nonce);
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (picture !== null) headers.append("Link", picture);
  headers.set(
    "Content-Security-Policy",
    documentPolicy({
      scripts: hashes,
      styles,
      upgrade: config.secure,
      tagOrigins: config.tag?.origins,
      tileOrigin: config.map?.origin,
      development: config.mode === "development",
    }),
  );
  return new Response(html, {
    status,
    ...(status === 404 && { statusText: "This page could not be found" }),
    headers,
  });
}

/**
 * The `Link` header (RFC 8288) of the page's first picture, so that the browser requests it with the first bytes of the
 * document and not after the sheets in its head; null: the page begins without a picture.
 */
function preloadOf(body: string): string | null {
  const image = /<img [^>]*fetchpriority="high"[^>]*>/u.exec(body)?.[0];
  const valueOf = (name: string) => new RegExp(` ${name}="([^"&]*)"`, "u").exec(image ?? "")?.[1];
  const [source, set, sizes] = [valueOf("src"), valueOf("srcSet"), valueOf("sizes")];
  if (source === undefined) return null;
  const widths = set === undefined ? "" : `; imagesrcset="${set}"; imagesizes="${sizes ?? ""}"`;
  return `<${source}>; rel=preload; as=image; fetchpriority=high${widths}`;
}

/** Logs an error thrown by a loader, an action or a component. The visitor sees only the app's own message. */
export function handleError(
  thrown: unknown,
  { request, context }: LoaderFunctionArgs | ActionFunctionArgs,
): void {
  // Remix reports "no route matches /the/address" here: the request's log line has the status, and the log must not
  // contain URLs.
  if (request.signal.aborted || isRouteErrorResponse(thrown)) return;
  context.requestContext.log.error("render-failed", {}, thrown);
}

function renderToText(element: React.ReactElement, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const out = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        // React 18 pads its 2 KiB views with zero bytes where a two-byte character no longer fits; in attributes and
        // scripts a browser would show them as "�".
        resolve(Buffer.concat(chunks).toString("utf8").replaceAll("\0", ""));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(element, {
      nonce,
      // All in one piece.
      progressiveChunkSize: Infinity,
      onAllReady() {
        clearTimeout(timer);
        pipe(out);
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error);
      },
      // The site defers no data, so an error inside a boundary fails the page just like an error in the shell.
      onError: reject,
    });
    const timer = setTimeout(abort, renderTimeout);
  });
}
