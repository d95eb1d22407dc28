import { performance } from "./performance.ts";

/** Two past performances, the week before the demo's Tuesday, and the two weeks that follow it. */
export const thisMonth = [
  performance(29, -11, "19:00", "marysa", "on_sale"),
  performance(30, -9, "15:00", "broucci", "on_sale"),
  performance(32, -6, "19:00", "lakomec", "few_left"),
  performance(33, -5, "19:00", "kytice", "on_sale"),
  performance(34, -4, "19:00", "nora", "sold_out"),
  performance(35, -3, "15:00", "broucci", "on_sale"),
  performance(36, -3, "19:00", "rur", "few_left"),
  performance(37, -2, "10:00", "broucci", "few_left"),
  performance(38, -1, "19:00", "tri-sestry", "box_office_only", {
    note: "Posledních 12 míst prodáváme jen v pokladně, nejvýš dvě na osobu.",
  }),
  performance(1, 0, "19:00", "revizor", "on_sale", { access: ["en_surtitles"] }),
  performance(2, 1, "10:00", "lakomec", "closed_perf", {
    audience: ["schools"],
    price: null,
    note: "Dopolední představení pro objednané školy.",
  }),
  performance(3, 1, "19:00", "tri-sestry", "few_left"),
  performance(4, 2, "19:00", "marysa", "on_sale", { access: ["cs_captions"] }),
  performance(5, 3, "19:00", "rur", "sold_out"),
  performance(6, 4, "15:00", "broucci", "few_left"),
  performance(7, 4, "19:00", "kytice", "on_sale", { access: ["czj"] }),
  performance(8, 5, "10:00", "broucci", "on_sale", {
    access: ["relaxed"],
    note: "Relaxované představení: tišší zvuk, pootevřené dveře, přicházet a odcházet se smí kdykoli.",
  }),
  performance(9, 7, "19:00", "nora", "sold_out"),
  performance(39, 8, "10:00", "broucci", "reservation", {
    audience: ["schools"],
    note: "Pro mateřské školy. Místa rezervuje obchodní oddělení.",
  }),
  performance(10, 8, "19:00", "lakomec", "on_sale"),
  performance(11, 9, "19:00", "rur", "on_sale", {
    labels: ["debate"],
    note: "Po představení zůstaňte na debatu s tvůrci, začíná deset minut po potlesku.",
  }),
  performance(12, 10, "19:00", "marysa", "cancelled", {
    note: "Představení rušíme pro onemocnění v souboru. Vstupenky platí na náhradní termín, nebo peníze vrátíme.",
  }),
  performance(13, 11, "19:00", "rur", "few_left", { access: ["en_surtitles"] }),
  performance(14, 11, "13:30", "broucci", "on_sale", {
    on: "12-05",
    title: "Mikulášští Broučci",
    note: "Po představení přijde do Mlýnice Mikuláš. Čert zůstane venku.",
  }),
];
