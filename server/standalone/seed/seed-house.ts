import type { Transaction } from "kysely";
import type { TheatreContent } from "#standalone/content/theatre.ts";
import type { Tables } from "#standalone/db/tables.ts";
import { onDay } from "./calendar.ts";
import { countries, currencies } from "./countries.ts";
import { syncWhole } from "./sync.ts";
import { czech, czechOrNull } from "./typeset.ts";

/** Settings, banners and pages. */
export async function seedHouse(
  trx: Transaction<Tables>,
  content: TheatreContent,
  firstAt: Date,
): Promise<void> {
  await syncWhole(
    trx,
    "countries",
    countries.map((country, position) => ({ ...country, position })),
    ["code"],
  );
  await syncWhole(trx, "currencies", currencies, ["id"]);
  const settings = { ...content.settings, intropopup: { active: hasPopup(content) } };
  await syncWhole(
    trx,
    "settings",
    Object.entries(settings).map(([name, value]) => ({ name, value: JSON.stringify(value) })),
    ["name"],
  );
  const placed = new Map<string, number>();
  await syncWhole(
    trx,
    "banners",
    content.banners.map((banner) => {
      const position = (placed.get(banner.key) ?? 0) + 1;
      placed.set(banner.key, position);
      return { ...banner, text: czechOrNull(banner.text), path: "banner", position };
    }),
    ["key", "position"],
  );
  await syncWhole(
    trx,
    "page_words",
    content.pages.flatMap(({ slug, words }) => (words === null ? [] : [{ slug, words }])),
    ["slug"],
  );
  await syncWhole(
    trx,
    "pages",
    content.pages.map(({ slug, title, body, sample, updated, isCzech }) => ({
      slug,
      title,
      body: isCzech ? czech(body) : body,
      sample,
      updated_at: onDay(updated, firstAt),
    })),
    ["slug"],
  );
}

function hasPopup({ banners }: TheatreContent): boolean {
  return banners.some(({ key }) => key.startsWith("banner.popup_"));
}
