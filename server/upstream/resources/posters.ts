import { z } from "zod";
import type { Banner } from "#app/domain/shell.ts";
import { imageFolders } from "#app/domain/paths.ts";
import type { Upstream } from "#server/upstream/client.ts";
import { safeLink } from "#server/upstream/sanitize.ts";
import * as w from "#server/upstream/wire.ts";

const banner = z
  .object({
    title: w.line,
    text: w.optionalText,
    url: w.optionalText,
    url_text: w.optionalText,
    path: w.enumOrUnknown(imageFolders),
    image: w.imageFile,
  })
  .transform((wire): Banner => ({
    title: wire.title,
    text: wire.text,
    link: wire.url && safeLink(wire.url),
    linkText: wire.url_text,
    folder: wire.path === "unknown" ? "banner" : wire.path,
    image: wire.image,
  }));

const banners = w.optional(w.list(banner)).transform((found): readonly Banner[] => found ?? []);

const posters = z.record(z.string(), banners).transform((byKey) => ({
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
