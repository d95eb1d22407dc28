import { z } from "zod";
import type { Banner } from "#app/domain/shell.ts";
import type { Upstream } from "#server/upstream/client.ts";
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
  .transform((wire): Banner => ({
    title: wire.title,
    text: wire.text,
    link: wire.url && menuLink(wire.url),
    linkText: wire.urlText,
    folder: wire.path,
    image: wire.image,
  }))
  // A banner without a title and a picture shows nothing.
  .refine(({ title, image }) => title !== "" || image !== null);

const banners = w.optional(w.list(banner)).transform((found): readonly Banner[] => found ?? []);

const posters = z.record(z.string().max(200), banners).transform((byKey) => ({
  home: byKey["banner.home"] ?? [],
  popupDesktop: byKey["banner.popup_desktop"] ?? [],
  popupMobile: byKey["banner.popup_mobile"] ?? [],
  /** Of all other places, in the order of the answer. */
  others: Object.entries(byKey).flatMap(([key, found]) =>
    key === "banner.home" || key.includes("popup") ? [] : found,
  ),
}));

export function readPosters(upstream: Upstream) {
  return upstream.shared("posters", {}, posters);
}
