import { createHash } from "node:crypto";

/**
 * Removes the secret nonce from a rendered page and returns the sha256 of every inline script that had it. An injected
 * script cannot know the nonce, so its hash is not included and it never runs.
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
