import { production } from "./production.ts";

export const fireflies = production(11, "broucci", "Broučci", {
  author: "Jan Karafiát",
  genre: "pro-deti",
  venue: "mlynice",
  perex: "Pohádka se světýlkem, u které se smí mluvit i vrtět.",
  description: `
    <p>Malý Brouček se učí létat, svítit a poslouchat – a to poslední mu nejde. Naštěstí má trpělivou Berušku, přísného
    tatínka a kmotříčka, který ví, jak to bylo, když byl sám malý.</p>
    <p>Karafiátovu knížku hrajeme v Mlýnici mezi kameny, na dosah ruky. Loutky Davida Nezvala jsou z mušelínu, drátku a
    hodinových koleček, světýlka má na starosti Lubor Peterka a zhasínat je bude to dítě, které si zrovna troufne.</p>
    <p>Představení trvá 50 minut a je pro děti od tří let. Nikdy není úplná tma a nikdo na nikoho nepokřikuje. Kdo
    potřebuje ven, jde ven, a kdo se chce vrátit, vrátí se.</p>
    <p>Jednou za měsíc hrajeme relaxované představení s tišším zvukem a pootevřenými dveřmi, několikrát do roka s
    tlumočením do českého znakového jazyka.</p>`,
  scenes: ["Broučci jdou poprvé svítit", "Pohádka, u které se smí mluvit i vrtět", "Kmotříčkova lucerna"],
  length_minutes: 50,
  intervals: 0,
  premiere: "2024-10-03",
  age_from: 3,
  price: [120, 120],
  audience: ["families"],
  sensory: ["šero s malými světýlky, nikdy ne úplná tma"],
  quotes: [
    {
      text: "Broučci, u kterých dojímá ticho i smích nejmenších.",
      source: "Divadelní zápisník",
      date: "2024-10-14",
    },
  ],
  cast: [
    ["Brouček", "Jáchym Ledvina / Šimon Bezděk"],
    ["Beruška", "Eliška Řeháčková / Tereza Kubištová"],
    ["Maminka a Janinka", "Johana Límová"],
    ["Tatínek a Kmotříček", "Prokop Zavadil"],
    ["Cvrček s harmonikou", "Vít Šindelka"],
  ],
  team: [
    ["Režie", "Tobiáš Krejčíř"],
    ["Dramaturgie", "Klára Poledňová"],
    ["Scéna a loutky", "David Nezval"],
    ["Kostýmy", "Sandra Hůlková"],
    ["Hudba", "Vít Šindelka"],
    ["Světýlka", "Lubor Peterka"],
  ],
  products: [115, 116],
});
