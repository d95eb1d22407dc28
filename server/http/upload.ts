import { finished } from "node:stream/promises";
import busboy from "busboy";
import type { Result } from "#app/domain/result.ts";
import { photographLimits } from "#app/domain/shop/complaint.ts";

/** Photographs of one form. */
const photographs = photographLimits;
/** The longest text of a form. */
const textBytes = 16 * 1024;
const mostTexts = 30;
const maxBodyBytes = photographs.most * photographs.bytes + 128 * 1024;
/** More is read and thrown away up to here: a browser shows no answer before it has sent everything. */
const mostRead = 4 * maxBodyBytes;
/** Of all bodies that are being read: what exceeds it is thrown away. */
const mostHeld = 6 * maxBodyBytes;
let held = 0;

/** Whether a form is sent with files; without any it may be sent like other forms. */
export function isUpload({ headers }: Request): boolean {
  return headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase() === "multipart/form-data";
}

/** `problem`: why none of the photographs is there. */
export interface UploadedForm {
  readonly form: FormData;
  readonly photographs: readonly Uint8Array[];
  readonly problem: "too-many" | "too-large" | "cut" | null;
}

/**
 * Reads a form with photographs, at most `maxBodyBytes` of it; what follows is thrown away, and `parseUpload` tells
 * that it is missing. The error is the status of the answer.
 */
export async function readUpload(
  request: Request,
): Promise<Result<Uint8Array<ArrayBuffer>, 400 | 411 | 413 | 415>> {
  const { headers, body } = request;
  const length = headers.get("Content-Length");
  if (length === null && headers.has("Transfer-Encoding")) return { ok: false, error: 411 };
  if (length !== null && !/^\d{1,15}$/.test(length)) return { ok: false, error: 400 };
  if (Number(length) > mostRead) return { ok: false, error: 413 };
  if (headers.has("Content-Encoding") || !isUpload(request)) return { ok: false, error: 415 };
  const chunks: Uint8Array[] = [];
  let size = 0;
  let read = 0;
  const reader = body?.getReader();
  try {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- one chunk after the other
      const { done, value: chunk } = (await reader?.read()) ?? { done: true };
      if (done || !chunk) break;
      read += chunk.byteLength;
      if (read > mostRead) {
        void reader?.cancel().catch(() => undefined);
        return { ok: false, error: 413 };
      }
      // A part in the middle is never missing.
      if (size < read - chunk.byteLength) continue;
      const fits = Math.min(chunk.byteLength, maxBodyBytes - size, mostHeld - held);
      if (fits <= 0) continue;
      chunks.push(chunk.subarray(0, fits));
      size += fits;
      held += fits;
    }
    const whole = new Uint8Array(size);
    let at = 0;
    for (const chunk of chunks) {
      whole.set(chunk, at);
      at += chunk.byteLength;
    }
    return { ok: true, value: whole };
  } finally {
    held -= size;
  }
}

/** The fields and the files of a body; texts that are too long or too many are a 413, what is no form a 400. */
export async function parseUpload(
  bytes: Uint8Array,
  contentType: string,
): Promise<Result<UploadedForm, 400 | 413>> {
  const form = new FormData();
  const files: Uint8Array[] = [];
  let problem: UploadedForm["problem"] = null;
  let isTooLong = false;
  try {
    const parser = busboy({
      headers: { "content-type": contentType },
      limits: {
        fieldNameSize: 100,
        fieldSize: textBytes,
        fields: mostTexts,
        fileSize: photographs.bytes + 1,
        files: photographs.most + 1,
        headerPairs: 20,
      },
    });
    parser.on("field", (name, value, { nameTruncated, valueTruncated }) => {
      isTooLong ||= nameTruncated || valueTruncated;
      form.append(name, value);
    });
    parser.on("fieldsLimit", () => (isTooLong = true));
    parser.on("filesLimit", () => (problem ??= "too-many"));
    parser.on("file", (_name, stream) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("error", () => (problem ??= "cut"));
      stream.on("end", () => {
        const file = Buffer.concat(chunks);
        if (file.byteLength > photographs.bytes) problem ??= "too-large";
        // A field without a chosen file is sent as an empty one.
        else if (file.byteLength > 0) files.push(file);
      });
    });
    parser.end(bytes);
    await finished(parser);
  } catch {
    // Cut at the limit, or not a form at all: then it has no fields.
    if ([...form].length === 0) return { ok: false, error: 400 };
    problem ??= "cut";
  }
  if (isTooLong) return { ok: false, error: 413 };
  if (files.length > photographs.most) problem ??= "too-many";
  return { ok: true, value: { form, photographs: problem === null ? files : [], problem } };
}
