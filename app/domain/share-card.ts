import { paths, type ImageFolder } from "./paths.ts";

/** Content of an Open Graph image. */
export interface ShareCard {
  /** The layout: the theatre itself, a picture beside the text, or text only (theatre or shop). */
  readonly look: "theatre" | "poster" | "portrait" | "scene" | "product" | "brand" | "page" | "shop";
  /** The kind of page, above the title. */
  readonly kicker: string | null;
  readonly title: string;
  /** Lines below the title; the card truncates a line that is too long. */
  readonly lines: readonly string[];
  readonly picture: { readonly folder: ImageFolder; readonly file: string } | null;
  /** Text beside the theatre's logo: its name or address. */
  readonly signature: string;
}

/** Size of Open Graph images in pixels. */
export const shareSize = { width: 1200, height: 630 } as const;

/** The path of the page whose Open Graph image is `/og/{rest}`; null for any other URL. */
export function sharedPage(rest: string): string | null {
  const path = /^[^.].*(?=\.png$)/u.exec(rest)?.[0];
  if (path === undefined) return null;
  return `/og/${rest}` === paths.sharePicture("/") ? "/" : `/${path}`;
}
