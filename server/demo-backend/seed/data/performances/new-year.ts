import { performance } from "./performance.ts";

const presale = { day: 7, time: "10:00" };

/** Performances whose presale starts at the same time, and one premiere that cannot be booked yet. */
export const newYear = [
  performance(26, 43, "19:00", "tri-sestry", "presale_soon", { presale }),
  performance(49, 44, "19:00", "revizor", "presale_soon", { presale }),
  performance(50, 45, "19:00", "kytice", "presale_soon", { presale }),
  performance(51, 46, "15:00", "broucci", "presale_soon", { presale }),
  performance(52, 46, "19:00", "nora", "presale_soon", { presale }),
  performance(53, 47, "10:00", "broucci", "presale_soon", {
    presale,
    access: ["relaxed"],
    note: "Relaxované představení: tišší zvuk, pootevřené dveře, přicházet a odcházet se smí kdykoli.",
  }),
  performance(54, 49, "19:00", "lakomec", "presale_soon", { presale }),
  performance(55, 50, "19:00", "nora", "presale_soon", { presale }),
  performance(56, 51, "19:00", "marysa", "presale_soon", { presale, access: ["cs_captions"] }),
  performance(27, 53, "19:00", "rur", "presale_soon", { presale }),
  performance(57, 54, "15:00", "broucci", "presale_soon", { presale }),
  performance(58, 58, "19:00", "kytice", "presale_soon", { presale, access: ["czj"] }),
  performance(59, 59, "19:00", "tri-sestry", "presale_soon", { presale }),
  performance(60, 60, "19:00", "strakonicky-dudak", "presale_soon", {
    venue: "velky-sal",
    presale,
    labels: ["renewed_premiere"],
    note: "Letní báchorka se stěhuje na zimu do Velkého sálu. Ohně zůstávají, komáři ne.",
  }),
  performance(61, 61, "15:00", "strakonicky-dudak", "presale_soon", { venue: "velky-sal", presale }),
  performance(31, 86, "18:00", "cyrano", "box_office_only", {
    price: [100, 100],
    labels: ["dress_rehearsal"],
    is_soon: true,
    note: "Veřejná generálka: režisérka může představení přerušit. Vstupenky jen v pokladně, bez rezervace.",
  }),
  performance(28, 87, "19:00", "cyrano", "presale_soon", { labels: ["premiere"], is_soon: true }),
];
