import { defineLoader, notFound, type Handle } from "#server/actions/handlers.ts";

const day = 24 * 3_600_000;
/** In days. RFC 9116 recommends less than a year; the site writes the text for each request. */
const validFor = 90;

export const handle = { access: "public" } satisfies Handle;

/** `/.well-known/security.txt` (RFC 9116): the contact for reports of vulnerabilities, if the operator has set one. */
export const loader = defineLoader(({ config: { securityContact, publicOrigin }, now }) => {
  if (securityContact === null) return notFound();
  const expires = new Date((Math.floor(now.getTime() / day) + validFor) * day);
  return new Response(
    [
      `Contact: ${securityContact}`,
      `Expires: ${expires.toISOString()}`,
      "Preferred-Languages: cs, en",
      ...(publicOrigin?.startsWith("https:") ? [`Canonical: ${publicOrigin}/.well-known/security.txt`] : []),
      "",
    ].join("\n"),
    {
      headers: { "Cache-Control": "public, max-age=3600", "Content-Type": "text/plain; charset=utf-8" },
    },
  );
});
