import type { ShellData } from "#app/domain/shell.ts";
import { paths, type ImageFolder } from "#app/domain/paths.ts";

/** What structured data says of the site itself; `origin` null = addresses stay relative to the page. */
export type Site = Pick<ShellData, "theatre" | "social" | "specialHours" | "now"> & {
  readonly origin: string | null;
};

/** An address of ours with scheme and host, where the site knows its own. */
export function absolute({ origin }: Site, path: string): string {
  return path.startsWith("/") ? (origin ?? "") + path : path;
}

/** A picture as search engines want it: 1200 pixels wide, never a drawing. */
export function imageOf(site: Site, folder: ImageFolder, file: string): string {
  return absolute(site, paths.image(folder, file, "big", 1200));
}

/** The theatre, told once and meant from everywhere. */
export function theatreId(site: Site): string {
  return absolute(site, "/#divadlo");
}
