import { production } from "./production.ts";

/** A guest performance: its actors have no pages on the site. */
export const winterTale = production(13, "zimni-pohadka", "Zimní pohádka", {
  subtitle: "Kočovné divadlo Zálesí",
  author: "William Shakespeare",
  translation: "Tobiáš Krejčíř",
  genre: "drama",
  venue: "velky-sal",
  perex: "Žárlivý král, ztracená dcera a medvěd, který přijel v maringotce.",
  description: `
    <p>Kočovné divadlo Zálesí u nás hostuje jediný večer s hrou, kterou Shakespeare začal jako tragédii a v polovině si
    to rozmyslel.</p>
    <p>Pět herců, dva kufry a jedno prostěradlo stačí na Sicílii, Čechy i moře, které u nich Shakespeare nechal šumět.
    Zálešáci hrají po sokolovnách a stodolách od roku 2009 a sníh si vozí s sebou.</p>
    <p>Leontes se po šestnácti letech dočká odpuštění. Vy se dočkáte chvíle, kdy se socha nadechne; v poslední řadě prý
    je to slyšet nejlíp.</p>`,
  scenes: ["Leontes na zimním dvoře", "Medvěd, který přijel v maringotce", "Socha, která se nadechla"],
  length_minutes: 125,
  intervals: 1,
  premiere: "2025-12-05",
  age_from: 10,
  price: [190, 390],
  sensory: ["divadelní sníh", "postava medvěda mezi diváky"],
  cast: [
    ["Leontes", "Alois Hradil"],
    ["Hermiona", "Věra Podlesná"],
    ["Paulina", "Dorota Mlčochová"],
    ["Perdita", "Anežka Hradilová"],
    ["Medvěd a Autolykus", "Kryštof Vaculka"],
  ],
  team: [
    ["Režie", "Dorota Mlčochová"],
    ["Překlad", "Tobiáš Krejčíř"],
    ["Výprava", "Kryštof Vaculka"],
  ],
});
