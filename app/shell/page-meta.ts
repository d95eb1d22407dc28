import type { MetaDescriptor } from "@remix-run/react";
import type { ShellData } from "#app/domain/shell.ts";
import { paths } from "#app/domain/paths.ts";
import { shareSize } from "#app/domain/share-card.ts";

/** What root.tsx loads: the frame, and where the site stands, when it is configured. */
export interface RootData extends ShellData {
  /** PUBLIC_ORIGIN; null = addresses in the head stay relative (a request's own host is not to be trusted). */
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
  /** The page's own address where it is not the path that was asked for, e.g. with `?page=2`. */
  readonly path?: string;
  /** When it was published (ISO instant); an article, where it is given. */
  readonly publishedAt?: string | null;
  /** Not for search engines. */
  readonly isPrivate?: boolean;
  /** A choice from another page, which stands under `path`: not for search engines, but its links are. */
  readonly isFiltered?: boolean;
}

/** `{page} · {theatre}`; the theatre's name alone where there is no page or no theatre. */
export function pageTitle(page: string | null, root: RootData | undefined): string {
  const theatre = root?.theatre.name ?? "Divadlo";
  return page ? `${page} · ${theatre}` : theatre;
}

/** Title, description, canonical address and what a shared link shows. For a screen's `meta`. */
export function pageMeta({ matches, location }: MetaArgs, page: Page): MetaDescriptor[] {
  const root = matches.find(({ id }) => id === "root")?.data as RootData | undefined;
  const title = pageTitle(page.title, root);
  if (page.isPrivate) return [{ title }, { name: "robots", content: "noindex" }];
  const path = page.path ?? location.pathname;
  const address = (root?.origin ?? "") + path;
  const image = (root?.origin ?? "") + paths.sharePicture(path);
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
    { property: "og:image", content: image },
    { property: "og:image:type", content: "image/png" },
    { property: "og:image:width", content: String(shareSize.width) },
    { property: "og:image:height", content: String(shareSize.height) },
    { property: "og:image:alt", content: page.title ?? title },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
