import type { SeedRatings } from "#standalone/seed/content-types.ts";
import { rating } from "./rating.ts";

export const others: readonly SeedRatings[] = [
  {
    production_slug: "strakonicky-dudak",
    average: 4.4,
    count: 155,
    written: [
      rating(-118, 5, "Hanka", {
        text: "Letní večer, limonáda a Fantazie na střeše stodoly. Víc nepotřebuju.",
      }),
      rating(-125, 4, "Stanislav", {
        text: "Kapela hraje jako o závod. Začátek byl kvůli dešti o půl hodiny později, ale dali nám deky.",
      }),
      rating(-131, 5, "Rodina Bláhova", { text: "Šestiletá i osmdesátiletý spokojeni, to se nám nestává." }),
      rating(-140, 3, "Eva", {
        text: "Hezké, jen na konci už bylo chladno a dva a půl hodiny jsou na lavici dost.",
        answer: "Na letošní léto přidáváme opěradla a podsedáky zdarma.",
      }),
    ],
  },
  {
    production_slug: "tri-sestry",
    average: 4.3,
    count: 71,
    written: [
      rating(-14, 5, "Irena", {
        text: "Seděla jsem metr od samovaru. Tak zblízka mi Čechov ještě nikdy neublížil.",
      }),
      rating(-70, 4, "Jakub", { text: "Krásné a smutné. Na konci bych ubral deset minut." }),
      rating(-155, 5, "Divačka z třetí řady", { text: "Všechny tři sestry bych si vzala domů." }),
      rating(-230, 2, "František", {
        text: "Dvě hodiny čtyřicet na tvrdé židli. Do Moskvy bych šel radši pěšky.",
        answer: "Židle v Komoře jsme v září vyměnili za polstrované. Přijďte je vyzkoušet.",
      }),
    ],
  },
  {
    production_slug: "sen-noci-svatojanske",
    average: 4.6,
    count: 118,
    written: [
      rating(-110, 5, "Lucie", {
        text: "Ořech na dvoře hraje les líp než ledajaká kulisa. A Klubko s oslíma ušima nemá chybu.",
      }),
      rating(-117, 5, "Manželé Kratochvílovi", { text: "Smáli jsme se tak, že nás slyšela i vlaštovka." }),
      rating(-123, 4, "Robert", { text: "Skvělí ochotníci, milenci maličko křičí. Vezměte si repelent." }),
      rating(-128, 5, "Maminka", {
        text: "Byli jsme na relaxovaném večeru. Syn dvakrát odešel a dvakrát se vrátil a nikdo se na nás ani nepodíval.",
      }),
    ],
  },
  {
    production_slug: "lakomec",
    average: 4.1,
    count: 287,
    written: [
      rating(-18, 4, "Učitelka dějepisu", {
        text: "Vzala jsem dvě osmé třídy. Cestou zpátky se hádaly, kdo z nich je Harpagon. Lepší rozbor si neumím přát.",
      }),
      rating(-48, 5, "Karel", {
        text: "Harpagon Radovana Týfy je směšný a je mi ho líto, přesně tak to má být.",
      }),
      rating(-92, 3, "Blanka", { text: "Veselé, ale humor je místy hodně pro školáky." }),
      rating(-180, 1, "Abonent", {
        text: "Vedle nás si celá řada studentů svítila telefonem. Za to divadlo nemůže, ale zážitek byl pryč.",
        answer: "Rozumíme vám. Na dopoledních představeních teď žádáme školy, aby telefony zůstaly v šatně.",
      }),
      rating(-250, 5, "Šimon, 13 let", { text: "Myslel jsem, že to bude nuda. Nebyla." }),
    ],
  },
  {
    production_slug: "nora",
    average: 4.7,
    count: 54,
    written: [
      rating(-9, 5, "Markéta", {
        text: "Když se zavřely dveře, zůstali jsme sedět ještě pět minut. Nikomu se nechtělo tleskat první.",
      }),
      rating(-36, 5, "Aleš", { text: "Šel jsem s manželkou a mluvili jsme o tom až do Břežan." }),
      rating(-84, 4, "Renata V.", {
        text: "Výborná Chalupníková i Drahota. Téma je těžké, upozornění na webu je na místě.",
      }),
      rating(-170, 5, "Psycholožka", {
        text: "Přesné, bez laciných viníků. Linka pomoci v programu je moc dobrý nápad.",
      }),
    ],
  },
  {
    production_slug: "broucci",
    average: 4.9,
    count: 178,
    written: [
      rating(-7, 5, "Táta Kubíčka", {
        text: "Kubík (4) se ptal, jestli Brouček dojde domů, celé představení nahlas. A herci mu odpovídali.",
      }),
      rating(-22, 5, "Tereza", {
        text: "Relaxované představení, otevřené dveře, tichý koutek. Poprvé jsme to vydrželi do konce.",
      }),
      rating(-64, 4, "Babička Alena", {
        text: "Kouzelné. Jen polštáře jsou nízko pro stará kolena, židli nám ale hned přinesli.",
      }),
      rating(-145, 5, "Školka U Splavu", {
        text: "Dvacet tři dětí, padesát minut a ani jedno nechtělo na záchod. To je rekord.",
      }),
      rating(-235, 5, "Anežka a máma", { text: "Doma svítíme lucernou každý večer. Děkujeme." }),
    ],
  },
];
