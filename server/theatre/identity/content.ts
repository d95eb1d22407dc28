import { marked } from "marked";
import { formatPostcode } from "#app/domain/account/postcode.ts";
import { nbsp } from "#app/domain/typography.ts";
import { ownFilePath, paths } from "#app/domain/paths.ts";
import type { MenuItem, TheatreContact } from "#app/domain/shell.ts";
import { usualHours } from "#app/domain/theatre/box-office-hours.ts";
import { addHeadingIds } from "#server/upstream/heading-ids.ts";
import { safeLink, sanitizeAndTypeset } from "#server/upstream/sanitize.ts";
import type { Identity, OwnPage } from "./identity.ts";
import type { PictureFile } from "./picture-file.ts";
import type { TheatreFile } from "./schema.ts";

interface Beside {
  /** The text of a file that the entry at `path` names; empty where it cannot be read. */
  readonly words: (path: string, name: string) => string;
  readonly partnerLogos: readonly (PictureFile | null)[];
  readonly guarantee: PictureFile | null;
}

type Content = Omit<Identity, "look" | "palette" | "mark" | "icons" | "sharePicture" | "files">;

/** Everything in the theatre's file but its appearance. */
export function contentOf(file: TheatreFile, { words, partnerLogos, guarantee }: Beside): Content {
  const pages = new Map(
    Object.entries(file.pages ?? {}).map(([slug, page]): [string, OwnPage] => {
      if (page.url !== undefined) return [slug, { kind: "link", to: linkOf(page.url) }];
      const text = page.text ?? words(`pages.${slug}.file`, page.file ?? "");
      return [slug, { kind: "text", title: page.title, ...htmlOf(text) }];
    }),
  );
  const { notice } = file;
  const { special, ...hours } = file.boxOffice ?? {};
  return {
    theatre: theatreOf(file),
    shortName: file.shortName ?? null,
    pages,
    legal: Object.entries(file.pages ?? {}).map(([slug, { title, url }]) => ({
      text: nbsp(title),
      ...(url === undefined ? { link: paths.info(slug) } : { link: linkOf(url), instead: paths.info(slug) }),
    })),
    social: file.social?.map(({ text, link }) => ({ text, link: linkOf(link) })) ?? null,
    hours: Object.keys(hours).length > 0 ? { ...usualHours, ...withoutUndefined(hours) } : null,
    specialHours: special ?? null,
    partners:
      file.partners?.map(({ name, url }, index) => {
        const logo = partnerLogos[index];
        return {
          name,
          url: url === undefined ? null : linkOf(url),
          logo: null,
          ...(logo && { src: ownFilePath(logo.name) }),
        };
      }) ?? null,
    urgent: notice
      ? {
          kind: notice.kind ?? "warning",
          text: notice.text,
          link: notice.link === undefined ? null : linkOf(notice.link),
          linkText: notice.linkText ?? null,
          from: notice.from ?? null,
          to: notice.to ?? null,
        }
      : null,
    guaranteeNotice: guarantee && {
      src: ownFilePath(guarantee.name),
      width: guarantee.width,
      height: guarantee.height,
      link: file.guaranteeNotice?.link === undefined ? null : linkOf(file.guaranteeNotice.link),
    },
    topMenu:
      file.topMenu?.map((item): MenuItem => ({
        ...menuLink(item),
        submenu: item.submenu?.map(menuLink) ?? [],
      })) ?? null,
    bottomMenu: file.bottomMenu?.map(({ title, links }) => ({ title, links: links.map(menuLink) })) ?? null,
  };
}

function theatreOf(file: TheatreFile): Content["theatre"] {
  const { name, claim, legalForm, address, ico, dic, dataBox, registration } = file;
  const [phone, ...phones] = file.phones ?? [];
  const [email, ...emails] = file.emails ?? [];
  const others: readonly TheatreContact[] = [
    ...phones.map(({ label, number }) => ({
      label: label ?? null,
      text: number,
      link: `tel:${number.replace(/[^+\d]/gu, "")}`,
    })),
    ...emails.map((one) => ({ label: one.label ?? null, text: one.address, link: `mailto:${one.address}` })),
  ];
  return withoutUndefined({
    name,
    claim,
    legalForm,
    ...(address && { ...address, zip: formatPostcode(address.zip) }),
    ico,
    dic,
    dataBox,
    registration,
    phone: phone?.number,
    email: email?.address,
    otherContacts: others.length > 0 ? others : undefined,
  });
}

function withoutUndefined<T extends object>(object: T): { [Key in keyof T]: Exclude<T[Key], undefined> } {
  const kept = Object.entries(object).filter(([, value]) => value !== undefined);
  return Object.fromEntries(kept) as { [Key in keyof T]: Exclude<T[Key], undefined> };
}

function menuLink({ text, link }: { text: string; link: string }) {
  return { text: nbsp(text), link: linkOf(link), ...(/^https?:/iu.test(link) && { leaves: true as const }) };
}

/** The schema has refused every link that this would. */
function linkOf(link: string): string {
  return safeLink(link) ?? "/";
}

/** Headings begin under the page's own. */
function htmlOf(markdown: string) {
  const html = marked.parse(markdown, { async: false, gfm: true });
  return addHeadingIds(sanitizeAndTypeset(html.replaceAll(/<(\/?)h1>/gu, "<$1h2>")));
}
