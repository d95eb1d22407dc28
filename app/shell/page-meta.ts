import type { MetaDescriptor } from "@remix-run/react";
import type { Look, ShellData } from "#app/domain/shell-data.ts";
import { isDrawing } from "#app/domain/file-name.ts";
import { paths, shareSize, type ImageFolder } from "#app/domain/paths.ts";

/** Data of the root loader: the shell's data and the site's public origin. */
export interface RootData extends ShellData {
  /** PUBLIC_ORIGIN; null = URLs in the head stay relative (the site must not trust a request's own Host header). */
  readonly origin: string | null;
}

interface MetaArgs {
  readonly matches: readonly { readonly id: string; readonly data?: unknown }[];
  readonly location: { readonly pathname: string };
}

interface Page {
  /** Null = the home page, whose title is exactly the theatre's name (§1). */
  readonly title: string | null;
  readonly description?: string | null;
  /** The page's canonical path, if it differs from the requested one, e.g. with `?page=2`. */
  readonly path?: string;
  /** The picture of links to the page that visitors share; without a photograph it is the theatre's own. */
  readonly image?: { readonly folder: ImageFolder; readonly file: string | null };
  /** When it was published (ISO instant); makes the page an `article`. */
  readonly publishedAt?: string | null;
  /** Excluded from search engines. */
  readonly isPrivate?: boolean;
  /** A filtered version of the page at `path`: excluded from search engines, but its links are followed. */
  readonly isFiltered?: boolean;
}

/** `{page} · {theatre}`; the theatre's name alone without a page, „Divadlo“ when the name is unknown. */
export function pageTitle(page: string | null, root: RootData | undefined): string {
  const theatre = root?.theatre.name ?? "Divadlo";
  return page ? `${page} · ${theatre}` : theatre;
}

/** Title, description, canonical URL and share preview tags, for a screen's `meta`. */
export function pageMeta({ matches, location }: MetaArgs, page: Page): MetaDescriptor[] {
  const root = matches.find(({ id }) => id === "root")?.data as RootData | undefined;
  const title = pageTitle(page.title, root);
  if (page.isPrivate) return [{ title }, { name: "robots", content: "noindex" }];
  const path = page.path ?? location.pathname;
  const address = (root?.origin ?? "") + path;
  const image = shareImage(page.image, root?.look ?? null);
  return [
    { title },
    ...(page.isFiltered ? [{ name: "robots", content: "noindex, follow" }] : []),
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:type", content: page.publishedAt ? "article" : "website" },
    ...(page.publishedAt ? [{ property: "article:published_time", content: page.publishedAt }] : []),
    { property: "og:locale", content: "cs_CZ" },
    { property: "og:site_name", content: root?.theatre.name ?? title },
    { property: "og:title", content: page.title ?? title },
    ...(root?.origin ? [{ property: "og:url", content: address }] : []),
    ...(page.description
      ? [
          { name: "description", content: page.description },
          { property: "og:description", content: page.description },
        ]
      : []),
    ...(image
      ? [
          { property: "og:image", content: (root?.origin ?? "") + image.src },
          { property: "og:image:type", content: image.type },
          { property: "og:image:width", content: String(shareSize.width) },
          { property: "og:image:height", content: String(shareSize.height) },
          { property: "og:image:alt", content: page.title ?? title },
        ]
      : []),
    { name: "twitter:card", content: image ? "summary_large_image" : "summary" },
  ];
}

/** Messengers show no drawings. Without an appearance of its own a theatre has the site's picture. */
function shareImage(image: Page["image"], look: Look | null): Look["sharePicture"] {
  if (image?.file && !isDrawing(image.file)) {
    return { src: paths.sharePicture(image.folder, image.file), type: "image/jpeg" };
  }
  return look ? look.sharePicture : { src: "/sdileni.jpg", type: "image/jpeg" };
}
