import { z } from "zod";
import type { Banner } from "#app/domain/shell-data.ts";
import { reading } from "#server/upstream/client.ts";
import { menuLink } from "#server/upstream/sanitize.ts";
import * as w from "#server/upstream/wire.ts";

/** A folder as a text of any shape (`banner`, `/images/banner/`): its last segment, below the folder of pictures. */
const folder = w.optional(z.string().max(300)).transform((path) => {
  const segments = (path ?? "").split("/").filter((segment) => segment.trim() !== "");
  const last = segments.includes("..") ? "" : (segments.at(-1) ?? "");
  return /^[a-z0-9][a-z0-9_-]{0,63}$/.test(last) ? last : "banner";
});

const banner = w
  .object({
    title: w.lineOrEmpty,
    text: w.optionalText,
    url: w.optionalText,
    urlText: w.optionalText,
    path: folder,
    image: w.imageFile,
  })
  .transform(({ url, urlText, path, ...wire }): Banner => ({
    ...wire,
    link: url && menuLink(url),
    linkText: urlText,
    folder: path,
  }))
  // A banner without a title and a picture shows nothing.
  .refine(({ title, image }) => title !== "" || image !== null);

const posters = z.record(z.string().max(200), w.optionalList(banner)).transform((byKey) => ({
  home: byKey["banner.home"] ?? [],
  popupDesktop: byKey["banner.popup_desktop"] ?? [],
  popupMobile: byKey["banner.popup_mobile"] ?? [],
  /** Of all other places, in the order of the answer. */
  others: Object.entries(byKey).flatMap(([key, found]) =>
    key === "banner.home" || key.includes("popup") ? [] : found,
  ),
}));

export const readPosters = reading("posters", posters);
