import type { SeedRatings } from "#standalone/seed/content-types.ts";
import { rating } from "./rating.ts";

export const classics: readonly SeedRatings[] = [
  {
    production_slug: "marysa",
    average: 4.7,
    count: 212,
    written: [
      rating(-3, 5, "Jitka z Doubravína", {
        text: "To ticho po poslední kávě mi zůstalo v hlavě celý týden. Barbora Chalupníková je Maryša, jakou jsem ještě neviděla.",
      }),
      rating(-17, 4, "Pavel H.", {
        text: "Silné a bez zbytečného křiku. Chvílemi by neuškodilo mluvit víc nahlas, v patnácté řadě jsme museli hodně poslouchat.",
        answer:
          "Děkujeme, máte pravdu. Od listopadu hrajeme druhé dějství blíž k rampě a v celém přízemí funguje indukční smyčka.",
      }),
      rating(-44, 5, "Maturantka", {
        text: "Šla jsem kvůli čtenářskému deníku a brečela jsem. Doporučuju celé třídě.",
      }),
      rating(-96, 5, "Rodina Vondrova", {
        text: "Viděli jsme podruhé, tentokrát s Eliškou Řeháčkovou. Úplně jiná Maryša, stejně dobrá.",
      }),
      rating(-150, 2, "Zklamaný", {
        text: "Čekal jsem kroje a písničky. Prázdné jeviště a stůl mi nestačily.",
      }),
    ],
  },
  {
    production_slug: "rur",
    average: 4.5,
    count: 86,
    written: [
      rating(-2, 5, "Tomáš R.", {
        text: "Konečně roboti bez plechu. Když se ten pás zastavil, nikdo v hledišti nedýchal.",
      }),
      rating(-8, 5, "Helena", {
        text: "Hodina padesát bez přestávky uteče jako nic. Suchopárův Radius je děsivý právě tím, jak je milý.",
      }),
      rating(-15, 3, "Ladislav K.", {
        text: "Herecky výborné, ale stroboskop mi vadil. Ocenil bych upozornění už u vchodu do sálu.",
        answer:
          "Omlouváme se. Upozornění teď najdete u inscenace na webu, na vstupence i na dveřích sálu a uvaděčky vám řeknou, kdy přesně přijde.",
      }),
      rating(-24, 4, "Ajťák z Břežan", {
        text: "Po představení jsem vypnul asistenta v telefonu. Na jeden večer.",
      }),
      rating(-33, 5, "Soňa", {
        text: "Debata po představení byla skoro stejně dobrá jako hra. Díky, že na ni byl čas.",
      }),
    ],
  },
  {
    production_slug: "ze-zivota-hmyzu",
    average: 4.2,
    count: 340,
    written: [
      rating(-10, 5, "Vlasta", {
        text: "Viděla jsem je čtyřikrát a na derniéru jdu popáté. Chrobáci mi budou chybět.",
      }),
      rating(-39, 4, "Marek a Iva", {
        text: "Kostýmy Sandry Hůlkové by měly být v muzeu. Druhá půle trochu dlouhá.",
      }),
      rating(-120, 3, "Jiří", {
        text: "Hezké na pohled, ale čekal jsem víc vtipu. Mravenci jsou skvělí, motýli mě minuli.",
      }),
      rating(-210, 5, "Babička s vnukem", { text: "Vnukovi bylo jedenáct a doma hrál Kuklu celý víkend." }),
      rating(-300, 1, "Nespokojený divák", {
        text: "Přestávka trvala čtyřicet minut, protože nefungovala opona. Zbytek jsem už nevnímal.",
        answer:
          "Toho večera jsme oponu opravdu museli zvednout ručně. Mrzí nás to; napište prosím do pokladny, pozveme vás znovu.",
      }),
    ],
  },
  {
    production_slug: "kytice",
    average: 4.8,
    count: 401,
    written: [
      rating(-5, 5, "Zdena M.", {
        text: "Vodník v podání celé kapely mě přikoval do sedadla. A odkud se vzal ten vítr?",
      }),
      rating(-21, 5, "Neslyšící divačka", {
        text: "Tlumočení do znakového jazyka bylo součástí jeviště, ne přilepené stranou. Poprvé jsem viděla Kytici celou. Děkuju.",
      }),
      rating(-58, 5, "Otec dvou dcer", {
        text: "Osm let je tak akorát. Mladší se držela za ruku, starší nedýchala.",
      }),
      rating(-130, 4, "Kryštof", {
        text: "Hudba Víta Šindelky je výborná, jen bych některé balady nechal víc mluvit a míň zpívat.",
      }),
      rating(-260, 5, "Dana", { text: "Erben, jak ho neznáte, a přitom každé slovo sedí." }),
    ],
  },
  {
    production_slug: "revizor",
    average: 4.6,
    count: 233,
    written: [
      rating(-4, 5, "Úřednice", {
        text: "Smála jsem se a pak mi došlo, čemu. Bohdan Chroust je hejtman k pohledání.",
      }),
      rating(-29, 5, "Vladimír", {
        text: "Tempo, jaké se na oblastech jen tak nevidí. Po přestávce ještě zrychlí.",
      }),
      rating(-75, 4, "Petra S.", {
        text: "Výborný překlad, směje se celý sál. Trochu mi vadily narážky na radnici, ale chápu.",
      }),
      rating(-160, 3, "Mirek", {
        text: "Dobré herecké výkony, ale řada šest a vysoký pán přede mnou. Hlediště by chtělo větší spád.",
      }),
      rating(-240, 5, "Angličtinářka", {
        text: "S anglickými titulky jsem vzala kolegyni z Leedsu. Smála se ve stejných chvílích jako my.",
      }),
    ],
  },
];
