import { beginsAsDrawing, largestDrawing } from "#server/http/images.ts";
import { widthOf } from "#server/http/pictures.ts";
import type { Folder } from "./folder.ts";

/** In pixels, by folder of `images/`: as wide as the site shows its photographs on a screen of ordinary density. */
export const leastWidths = {
  article: 960,
  banner: 960,
  brand: 240,
  delivery: 60,
  map: 800,
  partner: 240,
  person: 480,
  poster: 480,
  product: 800,
  scene: 1200,
  venue: 640,
} as const;
/** Banners of the popup. */
export const leastOfPopups = 480;

/** Checks that the site can show every picture, and that each is as wide as its place; a drawing fits any width. */
export async function checkPictures(
  banners: readonly { readonly key: string; readonly image: string | null }[],
  folder: Folder,
): Promise<void> {
  const ofHome = new Set(banners.flatMap(({ key, image }) => (key === "banner.home" ? [image] : [])));
  for (const [name, width] of Object.entries(leastWidths)) {
    for (const file of folder.list(`images/${name}`)) {
      const report = (field: string | null, text: string) =>
        void folder.problems.push({ file, place: null, field, text });
      const picture = file.slice(`images/${name}/`.length);
      const bytes = await folder.pictureBytes(name, picture);
      if (bytes === null) continue;
      if (beginsAsDrawing(bytes)) {
        if (bytes.byteLength > largestDrawing) report(null, `must have at most ${largestDrawing / 1024} KB`);
        continue;
      }
      const least = name === "banner" && !ofHome.has(picture) ? leastOfPopups : width;
      const size = await widthOf(bytes);
      if (!size.ok) report(null, `is no picture that the site can show: ${size.error}`);
      else if (size.value < least) report("width", `must be at least ${least} pixels, and is ${size.value}`);
    }
  }
}
