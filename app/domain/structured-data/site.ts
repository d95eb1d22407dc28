import type { ShellData } from "#app/domain/shell-data.ts";
import { paths, type ImageFolder } from "#app/domain/paths.ts";

/** Data about the site for structured data; `origin` null = URLs stay relative. */
export type Site = Pick<ShellData, "theatre" | "social" | "specialHours" | "now" | "look" | "hours"> & {
  readonly origin: string | null;
};

/** A local path as an absolute URL, if the site's origin is configured; returns other URLs unchanged. */
export function absolute({ origin }: Site, path: string): string {
  return path.startsWith("/") ? (origin ?? "") + path : path;
}

/**
 * Image URL for search engines: a photograph 1200 pixels wide, or a drawing, which they read too.
 */
export function imageOf(site: Site, folder: ImageFolder, file: string): string {
  return absolute(site, paths.image(folder, file, "big", 1200));
}

/** `@id` of the theatre: one description, to which all other structured data refer. */
export function theatreId(site: Site): string {
  return absolute(site, "/#divadlo");
}
