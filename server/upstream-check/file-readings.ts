import type { EndpointName } from "#server/upstream/endpoints.ts";
import type { FileSource } from "#server/http/files.ts";
import type { CallBook } from "./call-book.ts";
import type { Exchange } from "./recorded-fetch.ts";

type ReadFile = () => Promise<FileSource>;

/** Asks for one file, and says whether it is one. */
export async function askForFile(
  name: Extract<EndpointName, "picture" | "file">,
  read: ReadFile,
  { book, exchanges }: { readonly book: CallBook; readonly exchanges: readonly Exchange[] },
): Promise<void> {
  const sentBefore = exchanges.length;
  const found = await read();
  const exchange = exchanges.slice(sentBefore).at(-1);
  const entry = { call: name, request: exchange?.request ?? null, findings: [] };
  if (found.kind === "found") return book.add({ ...entry, verdict: "works", reason: found.type });
  const status = exchange?.status ?? null;
  const said = status === null ? "there was no answer" : `it answers ${status}`;
  const shown =
    name === "picture" ? "a frame without a picture is shown" : "the document cannot be downloaded";
  book.add({ ...entry, verdict: found.kind === "missing" ? "absent" : "wrong", reason: `${said}; ${shown}` });
}
