import { isDrawing } from "#app/domain/file-name.ts";
import type { ShellData } from "#app/domain/shell.ts";
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
 * Image URL for search engines, always a bitmap: the photograph 1200 pixels wide, or the share picture of the page
 * whose picture is a drawing.
 * @param page its path
 */
export function imageOf(site: Site, page: string, folder: ImageFolder, file: string): string {
  return absolute(site, isDrawing(file) ? paths.sharePicture(page) : paths.image(folder, file, "big", 1200));
}

/** `@id` of the theatre: one description, to which all other structured data refer. */
export function theatreId(site: Site): string {
  return absolute(site, "/#divadlo");
}
