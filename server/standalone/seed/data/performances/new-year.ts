import { performance } from "./performance.ts";

/** Performances whose presale may be ahead, and one premiere that cannot be booked yet. */
export const newYear = [
  performance(26, 43, "19:00", "tri-sestry", "presale_soon"),
  performance(49, 44, "19:00", "revizor", "presale_soon"),
  performance(50, 45, "19:00", "kytice", "presale_soon"),
  performance(51, 46, "15:00", "broucci", "presale_soon"),
  performance(52, 46, "19:00", "nora", "presale_soon"),
  performance(53, 47, "10:00", "broucci", "presale_soon", {
    access: ["relaxed"],
    note: "Relaxované představení: tišší zvuk, pootevřené dveře, přicházet a odcházet se smí kdykoli.",
  }),
  performance(54, 49, "19:00", "lakomec", "presale_soon"),
  performance(55, 50, "19:00", "nora", "presale_soon"),
  performance(56, 51, "19:00", "marysa", "presale_soon", { access: ["cs_captions"] }),
  performance(27, 53, "19:00", "rur", "presale_soon"),
  performance(57, 54, "15:00", "broucci", "presale_soon"),
  performance(58, 58, "19:00", "kytice", "presale_soon", { access: ["czj"] }),
  performance(59, 59, "19:00", "tri-sestry", "presale_soon"),
  performance(60, 60, "19:00", "strakonicky-dudak", "presale_soon", {
    venue: "velky-sal",
    labels: ["renewed_premiere"],
    note: "Letní báchorka se stěhuje na zimu do Velkého sálu. Ohně zůstávají, komáři ne.",
  }),
  performance(61, 61, "15:00", "strakonicky-dudak", "presale_soon", { venue: "velky-sal" }),
  performance(31, 86, "18:00", "cyrano", "box_office_only", {
    price: [100, 100],
    labels: ["dress_rehearsal"],
    is_soon: true,
    note: "Veřejná generálka: režisérka může představení přerušit. Vstupenky jen v pokladně, bez rezervace.",
  }),
  performance(28, 87, "19:00", "cyrano", "presale_soon", { labels: ["premiere"], is_soon: true }),
];
