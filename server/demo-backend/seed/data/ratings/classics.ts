import type { SeedRatings } from "#server/demo-backend/seed/content-types.ts";

export const classics: readonly SeedRatings[] = [
  {
    production_slug: "marysa",
    average: 4.7,
    count: 212,
    written: [
      {
        day: -3,
        stars: 5,
        name: "Jitka z Doubravína",
        text: "To ticho po poslední kávě mi zůstalo v hlavě celý týden. Barbora Chalupníková je Maryša, jakou jsem ještě neviděla.",
      },
      {
        day: -17,
        stars: 4,
        name: "Pavel H.",
        text: "Silné a bez zbytečného křiku. Chvílemi by neuškodilo mluvit víc nahlas, v patnácté řadě jsme museli hodně poslouchat.",
        answer:
          "Děkujeme, máte pravdu. Od listopadu hrajeme druhé dějství blíž k rampě a v celém přízemí funguje indukční smyčka.",
      },
      {
        day: -44,
        stars: 5,
        name: "Maturantka",
        text: "Šla jsem kvůli čtenářskému deníku a brečela jsem. Doporučuju celé třídě.",
      },
      {
        day: -96,
        stars: 5,
        name: "Rodina Vondrova",
        text: "Viděli jsme podruhé, tentokrát s Eliškou Řeháčkovou. Úplně jiná Maryša, stejně dobrá.",
      },
      {
        day: -150,
        stars: 2,
        name: "Zklamaný",
        text: "Čekal jsem kroje a písničky. Prázdné jeviště a stůl mi nestačily.",
      },
    ],
  },
  {
    production_slug: "rur",
    average: 4.5,
    count: 86,
    written: [
      {
        day: -2,
        stars: 5,
        name: "Tomáš R.",
        text: "Konečně roboti bez plechu. Když se ten pás zastavil, nikdo v hledišti nedýchal.",
      },
      {
        day: -8,
        stars: 5,
        name: "Helena",
        text: "Hodina padesát bez přestávky uteče jako nic. Suchopárův Radius je děsivý právě tím, jak je milý.",
      },
      {
        day: -15,
        stars: 3,
        name: "Ladislav K.",
        text: "Herecky výborné, ale stroboskop mi vadil. Ocenil bych upozornění už u vchodu do sálu.",
        answer:
          "Omlouváme se. Upozornění teď najdete u inscenace na webu, na vstupence i na dveřích sálu a uvaděčky vám řeknou, kdy přesně přijde.",
      },
      {
        day: -24,
        stars: 4,
        name: "Ajťák z Břežan",
        text: "Po představení jsem vypnul asistenta v telefonu. Na jeden večer.",
      },
      {
        day: -33,
        stars: 5,
        name: "Soňa",
        text: "Debata po představení byla skoro stejně dobrá jako hra. Díky, že na ni byl čas.",
      },
    ],
  },
  {
    production_slug: "ze-zivota-hmyzu",
    average: 4.2,
    count: 340,
    written: [
      {
        day: -10,
        stars: 5,
        name: "Vlasta",
        text: "Viděla jsem je čtyřikrát a na derniéru jdu popáté. Chrobáci mi budou chybět.",
      },
      {
        day: -39,
        stars: 4,
        name: "Marek a Iva",
        text: "Kostýmy Sandry Hůlkové by měly být v muzeu. Druhá půle trochu dlouhá.",
      },
      {
        day: -120,
        stars: 3,
        name: "Jiří",
        text: "Hezké na pohled, ale čekal jsem víc vtipu. Mravenci jsou skvělí, motýli mě minuli.",
      },
      {
        day: -210,
        stars: 5,
        name: "Babička s vnukem",
        text: "Vnukovi bylo jedenáct a doma hrál Kuklu celý víkend.",
      },
      {
        day: -300,
        stars: 1,
        name: "Nespokojený divák",
        text: "Přestávka trvala čtyřicet minut, protože nefungovala opona. Zbytek jsem už nevnímal.",
        answer:
          "Toho večera jsme oponu opravdu museli zvednout ručně. Mrzí nás to; napište prosím do pokladny, pozveme vás znovu.",
      },
    ],
  },
  {
    production_slug: "kytice",
    average: 4.8,
    count: 401,
    written: [
      {
        day: -5,
        stars: 5,
        name: "Zdena M.",
        text: "Vodník v podání celé kapely mě přikoval do sedadla. A odkud se vzal ten vítr?",
      },
      {
        day: -21,
        stars: 5,
        name: "Neslyšící divačka",
        text: "Tlumočení do znakového jazyka bylo součástí jeviště, ne přilepené stranou. Poprvé jsem viděla Kytici celou. Děkuju.",
      },
      {
        day: -58,
        stars: 5,
        name: "Otec dvou dcer",
        text: "Osm let je tak akorát. Mladší se držela za ruku, starší nedýchala.",
      },
      {
        day: -130,
        stars: 4,
        name: "Kryštof",
        text: "Hudba Víta Šindelky je výborná, jen bych některé balady nechal víc mluvit a míň zpívat.",
      },
      { day: -260, stars: 5, name: "Dana", text: "Erben, jak ho neznáte, a přitom každé slovo sedí." },
    ],
  },
  {
    production_slug: "revizor",
    average: 4.6,
    count: 233,
    written: [
      {
        day: -4,
        stars: 5,
        name: "Úřednice",
        text: "Smála jsem se a pak mi došlo, čemu. Bohdan Chroust je hejtman k pohledání.",
      },
      {
        day: -29,
        stars: 5,
        name: "Vladimír",
        text: "Tempo, jaké se na oblastech jen tak nevidí. Po přestávce ještě zrychlí.",
      },
      {
        day: -75,
        stars: 4,
        name: "Petra S.",
        text: "Výborný překlad, směje se celý sál. Trochu mi vadily narážky na radnici, ale chápu.",
      },
      {
        day: -160,
        stars: 3,
        name: "Mirek",
        text: "Dobré herecké výkony, ale řada šest a vysoký pán přede mnou. Hlediště by chtělo větší spád.",
      },
      {
        day: -240,
        stars: 5,
        name: "Angličtinářka",
        text: "S anglickými titulky jsem vzala kolegyni z Leedsu. Smála se ve stejných chvílích jako my.",
      },
    ],
  },
];
