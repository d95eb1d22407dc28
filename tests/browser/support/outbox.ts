import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * The texts of the e-mails to an address in a folder of `.eml` files, whose names begin with the time; oldest first.
 */
export function emailsIn(folder: string, address: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".eml"))
    .sort()
    .map((name) => readFileSync(path.join(folder, name), "utf8"))
    .filter((raw) => /^To: (.*)$/imu.exec(raw)?.[1]?.trim() === address)
    .map(textOf);
}

/** The plain text of a message: its body, or its first part. */
function textOf(raw: string): string {
  const [head = "", ...rest] = raw.split("\r\n\r\n");
  const body = rest.join("\r\n\r\n");
  const boundary = /^Content-Type: multipart\/(?:mixed|alternative);\s+boundary="([^"]+)"/imu.exec(head)?.[1];
  if (boundary) return textOf(body.split(`--${boundary}\r\n`)[1] ?? "");
  if (/^Content-Transfer-Encoding: base64/imu.test(head)) return Buffer.from(body, "base64").toString();
  if (!/^Content-Transfer-Encoding: quoted-printable/imu.test(head)) return body;
  const bytes = body
    .replace(/=\r\n/gu, "")
    .replace(/=([0-9A-F]{2})/gu, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString();
}
