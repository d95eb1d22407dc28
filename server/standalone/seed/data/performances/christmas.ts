import { performance } from "./performance.ts";

/** From the third week on, and the last evening of the year. */
export const christmas = [
  performance(15, 14, "19:00", "kytice", "on_sale", {
    access: ["audio_description"],
    note: "S audiopopisem. Sluchátka půjčuje šatna, hodinu před začátkem si můžete osahat kostýmy i kameny.",
  }),
  performance(16, 15, "19:00", "tri-sestry", "moved", {
    moved_to: 26,
    note: "Představení překládáme, vstupenky platí i v novém termínu.",
  }),
  performance(17, 16, "19:00", "revizor", "closed_perf", {
    price: null,
    note: "Zadané představení, vstupenky nejsou v prodeji.",
  }),
  performance(18, 17, "19:00", "nora", "on_sale"),
  performance(19, 18, "17:00", null, "free", {
    title: "Prohlídka zákulisí",
    venue: "mlynice",
    minutes: 60,
    price: null,
    audience: ["adults", "families"],
    note: "Sejdeme se u mlýnských kamenů. Skupina má nejvýš 25 lidí, přijďte prosím o chvíli dřív.",
    description: `Provazištěm, maskérnou i pod jeviště, kde pořád teče strouha. Provází světelný mistr Lubor Peterka a kdo se
      nebojí, smí na chvíli rozsvítit slunce.`,
  }),
  performance(40, 18, "19:00", "rur", "on_sale"),
  performance(41, 19, "15:00", "broucci", "on_sale", { access: ["czj"] }),
  performance(20, 20, "19:00", "zimni-pohadka", "on_sale", {
    title: "Zimní pohádka",
    labels: ["guest"],
    ticket_url: "https://www.example.com/",
    note: "Hostuje Kočovné divadlo Zálesí.",
  }),
  performance(42, 21, "19:00", "lakomec", "on_sale"),
  performance(21, 22, "19:00", "marysa", "on_sale"),
  performance(43, 23, "19:00", "nora", "few_left"),
  performance(44, 24, "19:00", "revizor", "on_sale"),
  performance(22, 25, "19:00", "kytice", "sold_out", { labels: ["last_this_year"] }),
  performance(45, 26, "10:00", "broucci", "few_left"),
  performance(23, 27, "19:00", "ze-zivota-hmyzu", "few_left", {
    labels: ["derniere"],
    note: "Naposledy. Po potlesku zveme všechny na přípitek do Mlýnice.",
  }),
  performance(46, 28, "19:00", "rur", "few_left"),
  performance(24, 33, "15:00", "broucci", "on_sale"),
  performance(47, 35, "19:00", "marysa", "on_sale"),
  performance(48, 36, "19:00", "lakomec", "on_sale"),
  performance(25, 37, "15:00", "revizor", "on_sale", {
    on: "12-31",
    title: "Silvestrovský Revizor",
    price: [450, 690],
    labels: ["last_this_year"],
    note: "V ceně je sklenka vína a chlebíček o přestávce. Na půlnoc budete doma.",
  }),
];
