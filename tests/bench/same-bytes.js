// The upper limit: plain node:http that sends the bytes of another site's responses, including the headers. Nothing is
// computed.
import { createServer, request } from "node:http";
import process from "node:process";

const [origin = "", ...paths] = process.argv.slice(2);
/** @type {Map<string, { headers: import("node:http").OutgoingHttpHeaders, body: Buffer }>} */
const kept = new Map();

/** @param {string} path */
function keep(path) {
  return new Promise((resolve, reject) => {
    request(
      origin + path,
      { headers: { "Accept-Encoding": "gzip, deflate, br", Accept: "text/html" } },
      (response) => {
        /** @type {Buffer[]} */
        const chunks = [];
        response.on("data", (chunk) => chunks.push(chunk));
        response.on("end", () => {
          const body = Buffer.concat(chunks);
          const { "transfer-encoding": _, connection: __, "keep-alive": ___, ...headers } = response.headers;
          kept.set(path, { headers: { ...headers, "content-length": body.byteLength }, body });
          resolve(undefined);
        });
      },
    )
      .on("error", reject)
      .end();
  });
}

await Promise.all(paths.map(keep));
const server = createServer((incoming, outgoing) => {
  const answer = kept.get(incoming.url ?? "");
  outgoing.writeHead(answer ? 200 : 404, answer?.headers);
  outgoing.end(answer?.body);
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.send?.({ url: `http://127.0.0.1:${address && typeof address === "object" ? address.port : 0}` });
});
