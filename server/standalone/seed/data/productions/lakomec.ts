import { production } from "./production.ts";

export const miser = production(9, "lakomec", "Lakomec", {
  author: "Molière",
  translation: "Klára Poledňová",
  genre: "komedie",
  venue: "velky-sal",
  perex: "Truhla je prázdnější, než si Harpagon myslí.",
  description: `
    <p>Radovan Týfa hraje muže, který má všechno spočítané: svíčky, oves i lásku vlastních dětí. Jen nepočítal s tím, že
    by ho někdo mohl přestat poslouchat.</p>
    <p>Molière napsal Lakomce v próze, protože pospíchal. My také. Režie Tobiáše Krejčíře žene intriku od dveří ke
    dveřím a scéna Davida Nezvala jich má jedenáct; žádné se nedají zavřít úplně.</p>
    <p>Smějeme se skrblíkovi, ale v druhé půli přijde chvíle, kdy se smích zadrhne. Kdo by nechtěl mít někde zakopanou
    jistotu?</p>
    <p>Inscenaci hrajeme i dopoledne pro střední školy. Po domluvě přijede dramaturgyně Klára Poledňová do třídy ještě
    před představením.</p>`,
  scenes: [
    "Harpagon (Radovan Týfa) počítá svíčky",
    "„Zloději!“ Truhla je prázdná a za závěsem někdo dýchá",
    "Poslední dukát",
  ],
  length_minutes: 115,
  intervals: 1,
  premiere: "2022-09-12",
  age_from: 12,
  price: [190, 390],
  audience: ["adults", "schools"],
  sensory: ["herci oslovují diváky v prvních řadách"],
  quotes: [
    {
      text: "Týfův Harpagon šetří i nádechem. Komik, který ví, kolik stojí ticho.",
      source: "Listy doubravínské",
      date: "2022-09-16",
    },
  ],
  cast: [
    ["Harpagon", "Radovan Týfa"],
    ["Kleant, jeho syn", "Jáchym Ledvina"],
    ["Eliška, jeho dcera", "Šárka Žďárková"],
    ["Valér", "Šimon Bezděk"],
    ["Mariana", "Tereza Kubištová"],
    ["Frosina", "Magdalena Vrzalová"],
    ["Čipera, sluha", "Matěj Suchopár"],
    ["Mistr Jakub", "Prokop Zavadil"],
    ["Anselm", "Igor Čechlovský"],
    ["Komisař", "Bohdan Chroust"],
  ],
  team: [
    ["Režie", "Tobiáš Krejčíř"],
    ["Překlad a dramaturgie", "Klára Poledňová"],
    ["Scéna", "David Nezval"],
    ["Kostýmy", "Sandra Hůlková"],
    ["Světla", "Lubor Peterka"],
  ],
  former: [{ role: "Mariana", name: "Johana Límová", since: "2022-09-12", until: "2024-06-30" }],
});
