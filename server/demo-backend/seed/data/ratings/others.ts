import type { SeedRatings } from "#server/demo-backend/seed/content-types.ts";

export const others: readonly SeedRatings[] = [
  {
    production_slug: "strakonicky-dudak",
    average: 4.4,
    count: 155,
    written: [
      {
        day: -118,
        stars: 5,
        name: "Hanka",
        text: "Letní večer, limonáda a Fantazie na střeše stodoly. Víc nepotřebuju.",
      },
      {
        day: -125,
        stars: 4,
        name: "Stanislav",
        text: "Kapela hraje jako o závod. Začátek byl kvůli dešti o půl hodiny později, ale dali nám deky.",
      },
      {
        day: -131,
        stars: 5,
        name: "Rodina Bláhova",
        text: "Šestiletá i osmdesátiletý spokojeni, to se nám nestává.",
      },
      {
        day: -140,
        stars: 3,
        name: "Eva",
        text: "Hezké, jen na konci už bylo chladno a dva a půl hodiny jsou na lavici dost.",
        answer: "Na letošní léto přidáváme opěradla a podsedáky zdarma.",
      },
    ],
  },
  {
    production_slug: "tri-sestry",
    average: 4.3,
    count: 71,
    written: [
      {
        day: -14,
        stars: 5,
        name: "Irena",
        text: "Seděla jsem metr od samovaru. Tak zblízka mi Čechov ještě nikdy neublížil.",
      },
      { day: -70, stars: 4, name: "Jakub", text: "Krásné a smutné. Na konci bych ubral deset minut." },
      { day: -155, stars: 5, name: "Divačka z třetí řady", text: "Všechny tři sestry bych si vzala domů." },
      {
        day: -230,
        stars: 2,
        name: "František",
        text: "Dvě hodiny čtyřicet na tvrdé židli. Do Moskvy bych šel radši pěšky.",
        answer: "Židle v Komoře jsme v září vyměnili za polstrované. Přijďte je vyzkoušet.",
      },
    ],
  },
  {
    production_slug: "sen-noci-svatojanske",
    average: 4.6,
    count: 118,
    written: [
      {
        day: -110,
        stars: 5,
        name: "Lucie",
        text: "Ořech na dvoře hraje les líp než ledajaká kulisa. A Klubko s oslíma ušima nemá chybu.",
      },
      {
        day: -117,
        stars: 5,
        name: "Manželé Kratochvílovi",
        text: "Smáli jsme se tak, že nás slyšela i vlaštovka.",
      },
      {
        day: -123,
        stars: 4,
        name: "Robert",
        text: "Skvělí ochotníci, milenci maličko křičí. Vezměte si repelent.",
      },
      {
        day: -128,
        stars: 5,
        name: "Maminka",
        text: "Byli jsme na relaxovaném večeru. Syn dvakrát odešel a dvakrát se vrátil a nikdo se na nás ani nepodíval.",
      },
    ],
  },
  {
    production_slug: "lakomec",
    average: 4.1,
    count: 287,
    written: [
      {
        day: -18,
        stars: 4,
        name: "Učitelka dějepisu",
        text: "Vzala jsem dvě osmé třídy. Cestou zpátky se hádaly, kdo z nich je Harpagon. Lepší rozbor si neumím přát.",
      },
      {
        day: -48,
        stars: 5,
        name: "Karel",
        text: "Harpagon Radovana Týfy je směšný a je mi ho líto, přesně tak to má být.",
      },
      { day: -92, stars: 3, name: "Blanka", text: "Veselé, ale humor je místy hodně pro školáky." },
      {
        day: -180,
        stars: 1,
        name: "Abonent",
        text: "Vedle nás si celá řada studentů svítila telefonem. Za to divadlo nemůže, ale zážitek byl pryč.",
        answer: "Rozumíme vám. Na dopoledních představeních teď žádáme školy, aby telefony zůstaly v šatně.",
      },
      { day: -250, stars: 5, name: "Šimon, 13 let", text: "Myslel jsem, že to bude nuda. Nebyla." },
    ],
  },
  {
    production_slug: "nora",
    average: 4.7,
    count: 54,
    written: [
      {
        day: -9,
        stars: 5,
        name: "Markéta",
        text: "Když se zavřely dveře, zůstali jsme sedět ještě pět minut. Nikomu se nechtělo tleskat první.",
      },
      { day: -36, stars: 5, name: "Aleš", text: "Šel jsem s manželkou a mluvili jsme o tom až do Břežan." },
      {
        day: -84,
        stars: 4,
        name: "Renata V.",
        text: "Výborná Chalupníková i Drahota. Téma je těžké, upozornění na webu je na místě.",
      },
      {
        day: -170,
        stars: 5,
        name: "Psycholožka",
        text: "Přesné, bez laciných viníků. Linka pomoci v programu je moc dobrý nápad.",
      },
    ],
  },
  {
    production_slug: "broucci",
    average: 4.9,
    count: 178,
    written: [
      {
        day: -7,
        stars: 5,
        name: "Táta Kubíčka",
        text: "Kubík (4) se ptal, jestli Brouček dojde domů, celé představení nahlas. A herci mu odpovídali.",
      },
      {
        day: -22,
        stars: 5,
        name: "Tereza",
        text: "Relaxované představení, otevřené dveře, tichý koutek. Poprvé jsme to vydrželi do konce.",
      },
      {
        day: -64,
        stars: 4,
        name: "Babička Alena",
        text: "Kouzelné. Jen polštáře jsou nízko pro stará kolena, židli nám ale hned přinesli.",
      },
      {
        day: -145,
        stars: 5,
        name: "Školka U Splavu",
        text: "Dvacet tři dětí, padesát minut a ani jedno nechtělo na záchod. To je rekord.",
      },
      { day: -235, stars: 5, name: "Anežka a máma", text: "Doma svítíme lucernou každý večer. Děkujeme." },
    ],
  },
];
