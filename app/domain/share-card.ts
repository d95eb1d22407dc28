import { paths, type ImageFolder } from "./paths.ts";

/** What the picture of a shared link says. */
export interface ShareCard {
  /** Its form: the theatre itself, a picture beside the words, or words alone, of the theatre or of its shop. */
  readonly look: "theatre" | "poster" | "portrait" | "scene" | "product" | "brand" | "page" | "shop";
  /** Over the title: what kind of thing it is. */
  readonly kicker: string | null;
  readonly title: string;
  /** Under the title, each on a line of its own; a line that is too long loses its end. */
  readonly lines: readonly string[];
  readonly picture: { readonly folder: ImageFolder; readonly file: string } | null;
  /** Beside the theatre's sign: its name, or where it is found. */
  readonly signature: string;
}

/** Pictures of shared links are of this size, in pixels. */
export const shareSize = { width: 1200, height: 630 } as const;

/** The page whose picture stands at `/og/{rest}`; null where no picture can be. */
export function sharedPage(rest: string): string | null {
  const path = /^[^.].*(?=\.png$)/u.exec(rest)?.[0];
  if (path === undefined) return null;
  return `/og/${rest}` === paths.sharePicture("/") ? "/" : `/${path}`;
}
