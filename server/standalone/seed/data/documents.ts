import type { LeafletBlock } from "#standalone/pdf/leaflet.ts";
import type { SeedDocument } from "#standalone/seed/content-types.ts";
import * as building from "./building.ts";

const heading = (text: string): LeafletBlock => ({ kind: "heading", text });
const list = (...items: string[]): LeafletBlock => ({ kind: "list", items });
const figures = (...rows: [string, string][]): LeafletBlock => ({ kind: "figures", rows });

/** @param blocks A string is a paragraph. */
function paper(
  file: string,
  title: string,
  group: string,
  published_day: number,
  about: string,
  ...blocks: (LeafletBlock | string)[]
): SeedDocument {
  return {
    file: `${file}.pdf`,
    title,
    group,
    published_day,
    about,
    blocks: blocks.map((block) => (typeof block === "string" ? { kind: "text", text: block } : block)),
  };
}

const organisation = "O organizaci";
const halls = "Sály a technika";

/** Documents for download; sample texts of the demo theatre. */
export const documents: readonly SeedDocument[] = [
  paper(
    "zrizovaci-listina",
    "Zřizovací listina",
    organisation,
    -2300,
    "Úplné znění schválené zastupitelstvem města Doubravín (demo).",
    heading("Článek 1. Zřizovatel a organizace"),
    "Město Doubravín zřizuje příspěvkovou organizaci Divadlo Na Vantrokách se sídlem Mlýnská strouha 12, 799 99 Doubravín, IČO 00000019, na dobu neurčitou.",
    heading("Článek 2. Hlavní účel a předmět činnosti"),
    list(
      "tvorba a veřejné uvádění divadelních inscenací pro dospělé, mládež a děti,",
      "hostování jiných souborů, koncerty, besedy a vzdělávací programy,",
      "péče o budovu bývalého mlýna jako o kulturní památku města.",
    ),
    heading("Článek 3. Statutární orgán"),
    "Statutárním orgánem je ředitel, kterého jmenuje a odvolává rada města. Ředitel jedná za organizaci samostatně a každý rok předkládá zprávu o činnosti a hospodaření.",
    heading("Článek 4. Majetek a doplňková činnost"),
    "Zřizovatel předává organizaci k hospodaření budovu a vybavení. Doplňkovou činností je prodej zboží, pronájem sálů a provoz kavárny; její výnosy slouží hlavnímu účelu.",
  ),
  paper(
    "organizacni-rad",
    "Organizační řád",
    organisation,
    -420,
    "Kdo za co odpovídá a kdo koho zastupuje.",
    heading("Úseky divadla"),
    figures(
      ["Umělecký soubor", "umělecká šéfka, herci, dramaturgie"],
      ["Technický provoz", "jeviště, světla, zvuk, dílny, garderoba"],
      ["Obchodní úsek", "obchodní oddělení, pokladna, e-shop, PR"],
      ["Ekonomický úsek", "účtárna, mzdy, správa budovy"],
    ),
    heading("Rozhodování"),
    "O dramaturgickém plánu rozhoduje ředitel na návrh umělecké šéfky, o rozpočtu inscenace ředitel s ekonomkou. Spory mezi úseky řeší týdenní porada, zápis z ní dostávají všichni zaměstnanci.",
    heading("Zastupování"),
    list(
      "Ředitele zastupuje ekonomka, v uměleckých věcech umělecká šéfka.",
      "Při představení rozhoduje inspicient, v hledišti vedoucí uvaděček.",
      "Při ohrožení může představení zastavit kdokoli.",
    ),
  ),
  paper(
    "eticky-kodex",
    "Etický kodex",
    organisation,
    -610,
    "Jak se k sobě chováme na jevišti i mimo ně.",
    "Divadlo stojí na důvěře. Kodex platí pro všechny, kdo u nás pracují, i pro hosty.",
    heading("Čeho se držíme"),
    list(
      "Respektujeme hranice druhých; intimní a násilné scény zkoušíme s předem domluvenými pravidly.",
      "Křik není režijní metoda. Zkouška má začátek, konec a přestávku.",
      "Nikoho neznevýhodňujeme kvůli věku, původu, víře, zdraví ani tomu, koho má rád.",
      "Dary nad 500 Kč odmítáme nebo je předáme na společnou tombolu.",
      "O kolezích mluvíme tak, jako by seděli vedle nás.",
    ),
    heading("Když se něco pokazí"),
    "Obrátit se můžete na kteréhokoli vedoucího, na důvěrnici souboru nebo na vnitřní oznamovací systém. Řešíme to do čtrnácti dnů a nikdo nesmí být za ozvání potrestán.",
  ),
  paper(
    "strategie-2025-2030",
    "Strategie 2025–2030",
    organisation,
    -500,
    "Kam chceme, aby voda tekla.",
    heading("Čtyři cíle"),
    list(
      "Hrát pro víc lidí: 50 000 diváků ročně do roku 2028, z toho třetina mladších 26 let.",
      "Hrát pro každého: každý titul alespoň jednou za sezonu s titulky, tlumočením, audiopopisem nebo relaxovaně.",
      "Psát nové hry: jedna původní česká premiéra v každé sezoně.",
      "Dýchat úsporně: výměna světel a vytápění, spotřeba energie do roku 2030 o čtvrtinu nižší.",
    ),
    heading("Jak to poznáme"),
    figures(
      ["Diváků v roce 2024", "46 870"],
      ["Cíl pro rok 2028", "50 000"],
      ["Přístupných představení v roce 2024", "18"],
      ["Cíl pro rok 2028", "40"],
    ),
    "Plnění každý rok vyhodnocuje výroční zpráva.",
  ),
  paper(
    "gdpr-informace",
    "Informace o zpracování osobních údajů",
    organisation,
    -300,
    "Stručná informace pro diváky a návštěvníky budovy.",
    "Správcem údajů je Divadlo Na Vantrokách. Pověřenkyní je JUDr. Ivana Doležalová, poverenec@divadlonavantrokach.example, +420 200 000 119.",
    heading("Které údaje a proč"),
    figures(
      ["Vstupenky a rezervace", "jméno, e-mail, telefon; plnění smlouvy; 3 roky"],
      ["Předplatné", "jméno, adresa, místo; plnění smlouvy; po dobu předplatného a 3 roky"],
      ["Účetní doklady", "právní povinnost; 10 let"],
      ["Kamery u vchodů", "oprávněný zájem; 7 dnů"],
    ),
    heading("Vaše práva"),
    "Máte právo na přístup, opravu, výmaz, omezení, přenos a námitku. Stížnost lze podat u Úřadu pro ochranu osobních údajů, Pplk. Sochora 27, 170 00 Praha 7.",
  ),
  paper(
    "navstevni-rad",
    "Návštěvní řád",
    "Pro návštěvníky",
    -159,
    "Zkrácené znění, celé je na webu divadla.",
    list(
      "Do sálu se vstupuje s platnou vstupenkou; sály otevíráme 30 minut před začátkem.",
      "Opozdilce uvádíme do Velkého sálu o přestávce, do Komory po začátku vstoupit nelze.",
      "Šatna je zdarma. Batohy a zavazadla větší než list A3 do sálu nepatří.",
      "Telefony vypněte; fotografovat a nahrávat představení není dovoleno.",
      "Jídlo zůstává v kavárně, vodu v uzavřené láhvi si vzít můžete.",
      "Vodicí a asistenční psi jsou vítáni.",
      "V celé budově se nekouří. Při poplachu se řiďte pokyny uvaděček, shromaždiště je pod ořechem na dvoře.",
    ),
    "Nalezené věci držíme v pokladně tři měsíce. Stížnosti vyřizujeme do 14 dnů.",
  ),
  paper(
    "planek-velkeho-salu",
    "Plánek Velkého sálu",
    "Pro návštěvníky",
    -700,
    "312 míst: přízemí s 16 řadami a balkon.",
    {
      kind: "seats",
      alt: "Plánek Velkého sálu: před jevištěm šestnáct řad po šestnácti místech s uličkou uprostřed, za nimi balkon se dvěma řadami po osmadvaceti místech.",
    },
    figures(
      ["1.–5. řada", "450 Kč"],
      ["6.–11. řada", "390 Kč"],
      ["12.–16. řada", "290 Kč"],
      ["Balkon", "190 Kč"],
    ),
    building.largeHall,
  ),
  paper(
    "cenik-pronajmu",
    "Ceník pronájmů",
    halls,
    -200,
    "Ceny bez DPH, platné do odvolání.",
    figures(
      ["Velký sál, půlden / den", "18 000 Kč / 30 000 Kč"],
      ["Komora, půlden / den", "6 000 Kč / 10 000 Kč"],
      ["Mlýnice s kavárnou, půlden / den", "4 500 Kč / 8 000 Kč"],
      ["Letní dvůr, půlden / den", "9 000 Kč / 15 000 Kč"],
      ["Další technik, hodina", "350 Kč"],
      ["Uvaděčka, hodina", "220 Kč"],
      ["Ladění klavíru", "1 600 Kč"],
    ),
    "Cena zahrnuje úklid, základní světla a zvuk a jednoho technika. Školy a neziskové organizace z Doubravína mají slevu 40 %. Záloha je 30 %, při zrušení méně než 30 dnů předem se nevrací.",
  ),
  paper(
    "technicke-parametry-scen",
    "Technické parametry scén",
    halls,
    -240,
    "Pro hostující soubory a pořadatele.",
    heading("Velký sál"),
    figures(
      ["Jeviště (šířka × hloubka)", "11,5 × 9 m"],
      ["Portál (šířka × výška)", "9 × 5,2 m"],
      ["Tahy", "14 ručních, nosnost 150 kg"],
      ["Světla", "96 okruhů, 240 ovladačů"],
      ["Zvuk", "32 vstupů, 6 odposlechů, indukční smyčka"],
    ),
    heading("Komora"),
    figures(
      ["Hrací plocha", "7 × 6 m, diváci ze tří stran"],
      ["Světla", "24 okruhů"],
      ["Výška", "3,1 m pod trámy"],
    ),
    heading("Vykládka"),
    "Nakládací vrata 2,4 × 2,8 m jsou ze dvora, rampa je ve výšce 1,1 m. Nákladní vůz do 12 tun ohlaste dva dny předem.",
  ),
  paper(
    "kontaktni-list-pro-media",
    "Kontaktní list pro média",
    "Pro média",
    -90,
    "Jména, telefony a základní údaje na jedné straně.",
    figures(
      ["PR a tiskový mluvčí", "Jan Hřebíček, +420 200 000 131, hrebicek@divadlonavantrokach.example"],
      ["Ředitel", "Mgr. Dušan Hrubeš, +420 200 000 110"],
      ["Umělecká šéfka", "MgA. Hana Ryšavá, přes tiskového mluvčího"],
      ["Dramaturgyně", "MgA. Klára Poledňová, +420 200 000 115"],
    ),
    heading("O divadle ve třech větách"),
    "Divadlo Na Vantrokách hraje od roku 1996 v bývalém mlýně v Doubravíně. Má šestnáctičlenný soubor, čtyři scény a ročně odehraje přes dvě stě představení. Třicátá sezona nese název Proti proudu.",
    "Fotografie posíláme na vyžádání, zdarma a s uvedením autora.",
  ),
];
