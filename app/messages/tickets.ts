import { counted, lastForms, plural } from "#app/domain/plural.ts";
import { czech } from "#app/domain/typography.ts";

const seats = { one: "místo", few: "místa", other: "míst" };
const tickets = { one: "vstupenka", few: "vstupenky", other: "vstupenek" };
const addedTickets = { one: "vstupenku", few: "vstupenky", other: "vstupenek" };

/** The places to which the page can send people. */
interface WaysToTickets {
  readonly hasProgramme: boolean;
  readonly hasRepertoire: boolean;
  readonly hasPlans: boolean;
  /** A ticketing system sells some dates. */
  readonly isSoldOnline: boolean;
}

export const ticketsTexts = czech({
  title: "Vstupenky",
  description: "Jak koupit vstupenky, kolik stojí, jaké jsou slevy a kde budete sedět.",
  boxOfficeDescription: "Jak koupit vstupenky do divadla.",
  lead: ({ hasProgramme, isSoldOnline }: WaysToTickets) =>
    !hasProgramme
      ? "Vstupenku vám prodá nebo zarezervuje pokladna a poradí i s čímkoli ostatním."
      : isSoldOnline
        ? "Nejjednodušší je vybrat si termín a koupit vstupenku online. Pokladna poradí s čímkoli ostatním."
        : "Vyberte si termín. Vstupenku vám prodá nebo zarezervuje pokladna a poradí i s čímkoli ostatním.",
  chosenTitle: (evening: string) => `Vstupenky: ${evening}`,
  chosen: "Vaše představení",
  chosenFailed: "Vybraný termín se teď nepodařilo načíst. Zkuste to prosím za chvíli.",
  chosenUnknown: "Tento termín už v programu není. Vyberte si prosím jiný.",
  howToGet: "Jak získat vstupenku",
  notOnline: "Na tento termín online neprodáváme. Vstupenku vám prodá nebo zarezervuje pokladna:",
  call: "Zavolejte",
  write: "Napište",
  writeSubject: (evening: string) => `Vstupenky: ${evening}`,
  come: "Přijďte",
  atBoxOffice: "do pokladny",
  otherDates: "Jiné termíny titulu",
  allDates: "Všechny termíny titulu",
  choose: "Vyberte vstupenky",
  perTicket: "za\u00a0vstupenku",
  soldOutCategory: "vyprodáno",
  lastPlaces: (free: number) =>
    free === 1 ? "poslední místo" : `${plural(free, lastForms)} ${counted(free, seats)}`,
  concessionsOnly: (zones: readonly string[]) => {
    const last = zones.at(-1) ?? "";
    const names = zones.length > 1 ? `pásmech ${zones.slice(0, -1).join(", ")} a ${last}` : `pásmu ${last}`;
    return `Zlevněné vstupenky prodáváme online jen v ${names}.`;
  },
  concessions: (zone: string) => `Zlevněné vstupenky: ${zone}`,
  accessTickets: "Na vozíku, s průkazem ZTP a s doprovodem",
  proof: (proof: string) => `U vchodu předložíte: ${proof}.`,
  most: (most: number) => `Najednou prodáváme nejvýš ${counted(most, tickets)}.`,
  noHold:
    "Místa vám zajistí až odeslaná objednávka, v košíku je nedržíme. Vybereme vám je vedle sebe, kde to půjde.",
  sum: (count: number, price: string) => `${counted(count, tickets)} za ${price}`,
  add: "Do košíku",
  chooseSome: "Vyberte prosím aspoň jednu vstupenku.",
  tooMany: (most: number) =>
    `V jedné objednávce prodáváme na představení nejvýš ${counted(most, tickets)}. Uberte prosím nějakou, nebo se podívejte, kolik jich už v košíku máte.`,
  wrongCount: (most: number) => `Zadejte prosím počet od 0 do ${most}.`,
  notSold: "Na tento termín teď online neprodáváme. Obnovte prosím stránku, uvidíte, jak vstupenku získat.",
  added: (count: number, title: string) =>
    `${title}: do košíku jsme přidali ${counted(count, addedTickets)}.`,
  fewer: (category: string, free: number) => `${category}: v košíku jich je ${free}, víc volných míst není.`,
  refused: (category: string) => `${category}: nepodařilo se přidat.`,
  uncertain: (category: string) => `${category}: nevíme jistě, zda se přidala. V košíku to uvidíte.`,
  changeDate: "Jiný termín v programu",
  onThisPage: "Na této stránce",
  how: "Jak koupit vstupenku",
  steps: ({ hasProgramme, hasRepertoire, hasPlans, isSoldOnline }: WaysToTickets) => [
    {
      title: "Vyberte si termín",
      text:
        hasProgramme && hasRepertoire
          ? "V programu podle data, nebo v repertoáru podle titulu."
          : hasProgramme
            ? "V programu podle data."
            : hasRepertoire
              ? "V repertoáru podle titulu."
              : "Co kdy hrajeme, vám řekne pokladna.",
    },
    {
      title: "Zvolte místa",
      text: hasPlans ? "Hlediště i ceny najdete níže." : "S místy i cenami poradí pokladna.",
    },
    {
      title: "Zaplaťte",
      text: isSoldOnline ? "Online nebo v pokladně, jak si vyberete v objednávce." : "V pokladně divadla.",
    },
    {
      title: "Přijďte",
      text: "Vstupenku ukažte v telefonu nebo vytištěnou. Přijďte prosím včas.",
    },
  ],
  programme: "Vybrat termín v programu",
  repertoire: "Vyberte titul",
  dates: "Nejbližší termíny",
  wholeProgramme: "Celý program",
  noDates: "Program se připravuje.",
  prices: "Ceny podle scény a pásma",
  pricesNote: "Ceny jednotlivých představení se mohou lišit, vždy je najdete u termínu v programu.",
  pricesDiffer: "Ceny jednotlivých představení se mohou lišit.",
  zone: "Pásmo",
  zoneAndColour: "Pásmo a barva na plánku",
  price: "Cena",
  venues: "Kde budete sedět",
  key: "Barvy na plánku",
  plan: (venue: string) => `Plánek: ${venue}`,
  enlarge: "Zvětšit plánek",
  capacity: (n: number) => counted(n, seats),
  stepFree: "bezbariérový přístup",
  access: "Jak se dovnitř dostanete:",
  boxOffice: "Pokladna",
  boxOfficeText: "Poradíme s výběrem míst, se slevami i s přístupem na vozíku.",
  refunds: "Zrušené nebo přesunuté představení",
  refundsText: [
    "Na přesunuté představení platí vstupenky i v novém termínu, nemusíte nic vyměňovat.",
    "Za zrušené představení, nebo když se vám nový termín nehodí, vrátíme peníze. Ozvěte se tam, kde jste vstupenky koupili, nejlépe do měsíce od původního data.",
  ],
  page: "Slevy a pravidla",
  gifts: "Dárkové poukazy",
  giftsText: "Nevíte, kdy má obdarovaný volno? Poukaz platí na kterékoli představení.",
  giftsLink: "Vybrat poukaz v e-shopu",
});
