import { readTheatre, type Office, type Theatre } from "#standalone/domain/theatre/read-theatre.ts";
import type { Email } from "./email.ts";
import { fill, htmlPart, textPart } from "./email-parts.ts";
import { expand, type Expanded, type Values } from "./template.ts";

// Read into the bundle as text, so that the built server needs no files beside it.
const files: Record<string, string> = import.meta.glob("./templates/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The recipient (null: the theatre itself, so no signature) and the values of its template. */
interface Filling extends Omit<Partial<Email>, "to" | "text" | "html"> {
  readonly to: string | null;
  readonly values?: Values;
  /** The beginning of the subject. */
  readonly about?: string | null;
}

/**
 * An e-mail from `templates/{name}.md`: its subject, an empty line, its text. `{{> name}}` inserts `templates/_{name}.md`.
 */
export async function fromTemplate(
  office: Office,
  name: string,
  { to, values = {}, about = null, ...rest }: Filling,
): Promise<Email> {
  const theatre = await readTheatre(office);
  const template = templateOf(name);
  const end = template.indexOf("\n");
  const written = (text: string) =>
    expand(text, { ...theatreValues(theatre), ...values }, (part) => templateOf(`_${part}`));
  const subject = `${subjectOf(written(template.slice("subject: ".length, end)), about)} – ${theatre.name}`;
  const body = written(template.slice(end));
  const signature = to === null ? [] : [theatre.name, theatre.address, theatre.contact].filter(Boolean);
  return {
    from: `"${theatre.name.replaceAll('"', "'")}" <${theatre.email}>`,
    to: to ?? theatre.email,
    subject,
    text: textPart(body, signature),
    html: htmlPart(body, { subject, theatre, signature }),
    ...rest,
  };
}

function templateOf(name: string): string {
  const template = files[`./templates/${name}.md`];
  if (template === undefined) throw new Error(`Unknown template of an e-mail: „${name}“.`);
  return template;
}

/** `Kytice, so 28. 11. v 19:00: objednávka E26-00042`. */
function subjectOf({ markdown, texts }: Expanded, about: string | null): string {
  const subject = fill(markdown, texts).replace(/\s+/gu, " ").trim();
  return about === null ? subject : `${about}: ${subject.charAt(0).toLowerCase()}${subject.slice(1)}`;
}

function theatreValues({ name, place, contact, knownEmail }: Theatre): Values {
  return { theatre: name, theatrePlace: place, contact, knownEmail };
}

/** The URL of a link with a secret, from its template. */
export function linkOf(template: string, token: string): string {
  return template.replace(/\{(?:token|hash)\}|%7B(?:token|hash)%7D/gi, encodeURIComponent(token));
}

/** The headers with which mail programs offer to unsubscribe with one click, without signing in (RFC 8058). */
export function endedBy(link: string): Pick<Email, "headers"> {
  return {
    headers: { "List-Unsubscribe": `<${link}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
  };
}
