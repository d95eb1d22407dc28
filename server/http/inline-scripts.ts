import { createHash } from "node:crypto";

/**
 * Takes the secret nonce out of a rendered page and gives the sha256 of every inline script that bore it. A script
 * that anybody else brought into the page cannot know the nonce, so it is not among them and never runs.
 */
export function hashScripts(html: string, nonce: string): { html: string; hashes: string[] } {
  const mark = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  let from = 0;
  for (;;) {
    const at = html.indexOf(mark, from);
    if (at < 0) break;
    from = at + mark.length;
    const open = html.lastIndexOf("<", at);
    const bodyAt = html.indexOf(">", from) + 1;
    const end = html.indexOf("</script>", bodyAt);
    const isScript = /^<script[\s>]/.test(html.slice(open, open + 8));
    if (!isScript || bodyAt === 0 || end < 0 || end === bodyAt) continue;
    hashes.add(createHash("sha256").update(html.slice(bodyAt, end)).digest("base64"));
  }
  return { html: html.replaceAll(mark, ""), hashes: [...hashes] };
}
