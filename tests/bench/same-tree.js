// The second yardstick of a page that is not cached: the elements of its body, rendered by `react-dom/server` for each
// request, without our components, a router, data or compression.
import { createServer } from "node:http";
import process from "node:process";
import { parse } from "parse5";
import { createElement } from "react";
import { renderToPipeableStream } from "react-dom/server";

/** @typedef {import("parse5").DefaultTreeAdapterTypes.ChildNode} ChildNode */

const [origin = "", ...paths] = process.argv.slice(2);
/** @type {Map<string, ChildNode>} */
const trees = new Map();
for (const path of paths) {
  const document = parse(await (await fetch(origin + path)).text());
  const body = document.childNodes.flatMap((node) => ("childNodes" in node ? node.childNodes : [])).at(-1);
  if (body?.nodeName !== "body") throw new Error(`${path} has no body.`);
  trees.set(path, body);
}

/** @param {ChildNode} node @returns {import("react").ReactNode} */
function rendered(node) {
  if (node.nodeName === "#text" && "value" in node) return node.value;
  if (!("tagName" in node) || node.tagName === "script") return null;
  // React takes `style` only as an object: under another name it costs the same.
  const attributes = node.attrs.map(({ name, value }) => [name === "style" ? "data-style" : name, value]);
  const children = node.childNodes.map(rendered);
  return createElement(
    node.tagName === "body" ? "div" : node.tagName,
    Object.fromEntries(attributes),
    ...children,
  );
}

const server = createServer((incoming, outgoing) => {
  const tree = trees.get(incoming.url ?? "");
  if (!tree) return outgoing.writeHead(404).end();
  const { pipe } = renderToPipeableStream(rendered(tree), {
    onAllReady: () => pipe(outgoing.writeHead(200, { "Content-Type": "text/html" })),
  });
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.send?.({ url: `http://127.0.0.1:${address && typeof address === "object" ? address.port : 0}` });
});
