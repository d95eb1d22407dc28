import { formatPostcode } from "#app/domain/account/postcode.ts";
import { legalSlugs } from "#app/domain/legal-links.ts";
import { czech } from "#app/domain/typography.ts";
import { ownFilePath, paths, shareSize } from "#app/domain/paths.ts";
import type { Partner } from "#app/domain/partner.ts";
import type {
  LegalLink,
  LinkGroup,
  Look,
  MenuItem,
  Theatre,
  TheatreContact,
  UrgentMessage,
} from "#app/domain/shell-data.ts";
import { usualHours, type BoxOfficeHours } from "#app/domain/theatre/box-office-hours.ts";
import type { SpecialHours } from "#app/domain/theatre/opening-hours.ts";
import { addHeadingIds } from "#server/upstream/heading-ids.ts";
import { safeLink, sanitizeAndTypeset } from "#server/upstream/sanitize.ts";
import type { Folder } from "../folder.ts";
import type { House } from "../house-schema.ts";
import type { WrittenPage } from "../texts.ts";
import { contrastProblems, paletteOf, stylesheetOf, type Palette } from "./colours.ts";
import { pictureFile, servedFile, type PictureFile, type ServedFile } from "./picture-file.ts";

/** The facts of a theatre's folder about the theatre, with any back office; null: it has none. */
export interface Identity {
  readonly theatre: Partial<Theatre> & { readonly name: string };
  readonly shortName: string | null;
  readonly look: Look;
  readonly palette: Palette;
  readonly icons: readonly PictureFile[];
  /** Files that this site serves, by name. */
  readonly files: ReadonlyMap<string, ServedFile>;
  /** By the last part of the address `/info/…`. */
  readonly pages: ReadonlyMap<string, OwnPage>;
  /** In the footer of every page. */
  readonly legal: readonly LegalLink[];
  readonly social: readonly { readonly text: string; readonly link: string }[] | null;
  readonly hours: BoxOfficeHours | null;
  readonly specialHours: readonly SpecialHours[] | null;
  readonly partners: readonly Partner[] | null;
  readonly urgent: TimedNotice | null;
  readonly guaranteeNotice: GuaranteePicture | null;
  readonly topMenu: readonly MenuItem[] | null;
  readonly bottomMenu: readonly LinkGroup[] | null;
}

/** A page of the folder: another address, or a text. */
type OwnPage =
  | { readonly kind: "link"; readonly to: string }
  | {
      readonly kind: "text";
      readonly title: string;
      readonly sample: boolean;
      /** Sanitised and typeset. */
      readonly html: string;
      readonly sections: readonly { readonly id: string; readonly title: string }[];
    };

/** The official notice on the legal guarantee, as the theatre obtained it; its size is in pixels. */
interface GuaranteePicture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly link: string | null;
}

/** ISO instants, [from, to); null: not limited. */
interface TimedNotice extends UrgentMessage {
  readonly from: string | null;
  readonly to: string | null;
}

/** Pictures that cannot be used are added to the folder's problems. */
export function identityOf(folder: Folder, house: House, pages: readonly WrittenPage[]): Identity {
  const pictures = readPictures(folder, house);
  const { guarantee, partnerLogos, ...look } = pictures;
  for (const text of contrastProblems(house.colours ?? {})) {
    folder.problems.push({
      file: "theatre.json",
      place: folder.placeOf("theatre.json", '"colours"'),
      field: "colours",
      text,
    });
  }
  const { notice } = house;
  const { special, ...hours } = house.boxOffice ?? {};
  const link = (item: { text: string; link: string }) => ({
    text: czech(item.text),
    link: linkOf(item.link),
    ...(/^https?:/iu.test(item.link) && { leaves: true as const }),
  });
  const partner = ({ name, url }: House["partners"][number], index: number): Partner => {
    const logo = partnerLogos[index];
    return { name, url, logo: null, ...(logo && { src: ownFilePath(logo.name) }) };
  };
  return {
    ...appearanceOf(house, look, [...partnerLogos, guarantee]),
    theatre: theatreOf(house),
    shortName: house.shortName ?? null,
    pages: new Map(pages.map((page) => [page.slug, ownPage(page)])),
    legal: pages.filter(({ slug, footer }) => footer || legalSlugs.includes(slug)).map(legalLink),
    social: house.social?.map((item) => ({ text: item.text, link: linkOf(item.link) })) ?? null,
    hours: Object.keys(hours).length > 0 ? { ...usualHours, ...withoutUndefined(hours) } : null,
    specialHours: special ?? null,
    partners: house.partners.length === 0 ? null : house.partners.map(partner),
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
      link: house.guaranteeNotice?.link === undefined ? null : linkOf(house.guaranteeNotice.link),
    },
    topMenu:
      house.topMenu?.map((item): MenuItem => ({ ...link(item), submenu: item.submenu?.map(link) ?? [] })) ??
      null,
    bottomMenu: house.bottomMenu?.map(({ title, links }) => ({ title, links: links.map(link) })) ?? null,
  };
}

function theatreOf(house: House): Identity["theatre"] {
  const { name, claim, legalForm, address, ico, dic, dataBox, registration } = house;
  const [phone, ...phones] = house.phones ?? [];
  const [email, ...emails] = house.emails ?? [];
  const others: readonly TheatreContact[] = [
    ...phones.map(({ label, number }) => ({
      label: label ?? null,
      text: number,
      link: `tel:${number.replace(/[^+\d]/gu, "")}`,
    })),
    ...emails.map((item) => ({
      label: item.label ?? null,
      text: item.address,
      link: `mailto:${item.address}`,
    })),
  ];
  return {
    name,
    ...withoutUndefined({
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
    }),
  };
}

function withoutUndefined<T extends object>(object: T): { [Key in keyof T]: Exclude<T[Key], undefined> } {
  const kept = Object.entries(object).filter(([, value]) => value !== undefined);
  return Object.fromEntries(kept) as { [Key in keyof T]: Exclude<T[Key], undefined> };
}

/** The schema has already refused every link that this function would refuse. */
function linkOf(link: string): string {
  return safeLink(link) ?? "/";
}

function ownPage({ url, title, sample, html }: WrittenPage): OwnPage {
  if (url !== null) return { kind: "link", to: linkOf(url) };
  return { kind: "text", title, sample, ...addHeadingIds(sanitizeAndTypeset(html)) };
}

function legalLink({ slug, title, url }: WrittenPage): LegalLink {
  const own = paths.info(slug);
  return { text: czech(title), ...(url === null ? { link: own } : { link: linkOf(url), instead: own }) };
}

function readPictures(folder: Folder, house: House) {
  const report = (field: string, text: string) =>
    void folder.problems.push({ file: "theatre.json", place: null, field, text });

  function picture(field: string, use: string, name: string | undefined): PictureFile | null {
    if (name === undefined) return null;
    const bytes = folder.read(name);
    const read = bytes === null ? "is not in the folder" : pictureFile(use, new Uint8Array(bytes));
    if (typeof read !== "string") return read;
    report(field, `${name} ${read}`);
    return null;
  }
  const sharePicture = picture("sharePicture", "sdileni", house.sharePicture);
  // Other sizes would contradict what pages say about it.
  const { width, height } = shareSize;
  const isShared =
    sharePicture?.type === "image/png" && sharePicture.width === width && sharePicture.height === height;
  if (sharePicture && !isShared) {
    report("sharePicture", `${house.sharePicture} must be a PNG of ${width} × ${height}`);
  }
  return {
    logo: picture("logo", "logo", house.logo),
    mark: picture("mark", "znak", house.mark),
    favicon: picture("favicon", "ikona", house.favicon),
    sharePicture,
    guarantee: picture("guaranteeNotice.picture", "zaruka", house.guaranteeNotice?.picture),
    // The check of all pictures in `images/` reports a missing one.
    partnerLogos: house.partners.map(({ logo }, index) => {
      const name = logo === null ? null : folder.picture("partner", logo.slice(0, logo.lastIndexOf(".")));
      return name === null ? null : picture(`partners.${index}.logo`, "partner", `images/partner/${name}`);
    }),
  };
}

type Signs = Omit<ReturnType<typeof readPictures>, "guarantee" | "partnerLogos">;

function appearanceOf(house: House, signs: Signs, others: readonly (PictureFile | null)[]) {
  const palette = paletteOf(house.colours ?? {});
  const { logo, mark, sharePicture } = signs;
  const favicon = signs.favicon ?? mark;
  const css = stylesheetOf(palette);
  const sheet: ServedFile | null = css
    ? { ...servedFile("barvy.css", new TextEncoder().encode(css)), type: "text/css; charset=utf-8" }
    : null;
  const served = [logo, mark, favicon, sharePicture, sheet, ...others].filter((item) => item !== null);
  const look: Look = {
    logo: logo && { src: ownFilePath(logo.name), width: logo.width, height: logo.height },
    mark: mark && ownFilePath(mark.name),
    favicon: favicon && { href: ownFilePath(favicon.name), type: favicon.type },
    stylesheet: sheet && ownFilePath(sheet.name),
    sharePicture: sharePicture && { src: ownFilePath(sharePicture.name), type: sharePicture.type },
    themeColour: palette.paper,
  };
  return {
    palette,
    icons: favicon ? [favicon] : [],
    files: new Map(served.map((item) => [item.name, item])),
    look,
  };
}
