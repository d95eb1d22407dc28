import { retention } from "#standalone/domain/retention.ts";
import type { SeedPage } from "#standalone/seed/types.ts";
import { czech } from "#standalone/seed/typeset.ts";

const {
  orders,
  unconfirmedSubscribers,
  endedConsents,
  unconfirmedRatings,
  decidedReports,
  unconfirmedEmailChanges,
  guestCarts,
} = retention;

/** What art. 13 (1) c) to e) and (2) a) GDPR want to be said of one purpose. */
interface Purpose {
  readonly title: string;
  readonly data: string;
  /** Letters of art. 6 (1) GDPR, with the provision behind them. */
  readonly basis: string;
  readonly time: string;
  readonly recipients: string;
}

const hosting = "poskytovatel hostingu a pošty";
const nobody = "nikdo mimo divadlo";

export const purposes: readonly Purpose[] = [
  {
    title: "Objednávky v e-shopu",
    data: "jméno, e-mail, telefon, adresa, u firem IČO a DIČ, obsah objednávky a její platba",
    basis:
      "plnění smlouvy – písm. b); účetní a daňové doklady jsou naše zákonná povinnost – písm. c), § 35 zákona č. 235/2004 Sb. a § 31 zákona č. 563/1991 Sb.",
    time: `${orders.years} let od konce roku, ve kterém jste objednali; potom zůstanou jen částky bez vašeho jména a adresy; košík, který jste bez přihlášení nechali ležet, mažeme po ${guestCarts.days} dnech`,
    recipients: `dopravce, kterého jste si vybrali, provozovatel platební brány při platbě kartou, účetní firma, ${hosting}`,
  },
  {
    title: "Reklamace a odstoupení od smlouvy",
    data: "jméno, e-mail, telefon, objednávka, popis vady, fotografie, které nám k ní pošlete e-mailem, číslo účtu pro vrácení peněz",
    basis:
      "zákonná povinnost – písm. c), § 19 zákona č. 634/1992 Sb. a § 1829 až 1832 občanského zákoníku; doklad o vyřízení je náš oprávněný zájem – písm. f)",
    time: `stejně dlouho jako objednávka, tedy ${orders.years} let od konce roku, ve kterém jste objednali`,
    recipients: `výrobce nebo dodavatel, který vadu posuzuje (bez vašeho jména), banka při vrácení peněz, ${hosting}`,
  },
  {
    title: "Uživatelský účet",
    data: "jméno, e-mail, heslo v podobě, ze které se nedá přečíst, adresy a seznam objednávek",
    basis: "plnění smlouvy o účtu – písm. b)",
    time: `do zrušení účtu, zrušíte ho sami v jeho nastavení; nepotvrzenou změnu e-mailu mažeme ${nextDay(unconfirmedEmailChanges.days)}`,
    recipients: hosting,
  },
  {
    title: "Novinky e-mailem",
    data: "e-mail, čas, místo a znění přihlášení, čas potvrzení",
    basis: "souhlas – písm. a), § 7 zákona č. 480/2004 Sb.",
    time: `do odhlášení; nepotvrzené přihlášení mažeme po ${unconfirmedSubscribers.days} dnech, doklad o souhlasu ${endedConsents.years} roky po odhlášení`,
    recipients: hosting,
  },
  {
    title: "Hodnocení představení",
    data: "jméno nebo přezdívka, hvězdy a text, které zveřejníme; e-mail, který nezveřejníme",
    basis: "souhlas – písm. a)",
    time: `do odvolání souhlasu; nepotvrzené hodnocení mažeme po ${unconfirmedRatings.days} dnech`,
    recipients: `čtenáři webu (bez e-mailu), ${hosting}`,
  },
  {
    title: "Nahlášená hodnocení",
    data: "jméno a e-mail toho, kdo hodnocení nahlásil, důvod a vysvětlení, naše rozhodnutí",
    basis: "zákonná povinnost – písm. c), čl. 16 a 17 nařízení (EU) 2022/2065 o digitálních službách",
    time: `${decidedReports.years} roky od rozhodnutí`,
    recipients: `autor hodnocení dostane důvody, ne vaše jméno; ${hosting}`,
  },
  {
    title: "Uchazeči o práci a konkurzy",
    data: "životopis, kontakt, praxe, u herců fotografie a ukázky, poznámky z výběrového řízení",
    basis:
      "jednání o smlouvě – písm. b); po výběru obrana proti nárokům z diskriminace – písm. f); zařazení do evidence na příště jen se souhlasem – písm. a)",
    time: "do konce výběrového řízení a 6 měsíců po něm, se souhlasem 2 roky",
    recipients: nobody,
  },
  {
    title: "Školy a skupiny",
    data: "jméno, e-mail a telefon toho, kdo objednává, název školy, počet míst a to, co nám řeknete o potřebách diváků",
    basis:
      "oprávněný zájem domluvit se na objednávce školy – písm. f); údaje o zdraví jen s výslovným souhlasem – čl. 9 odst. 2 písm. a)",
    time: `3 roky od posledního představení, na které jste přišli; potřeby diváků do představení, faktury ${orders.years} let`,
    recipients: `účetní firma, ${hosting}`,
  },
  {
    title: "Oznámení protiprávního jednání",
    data: "kdo oznámil, koho se oznámení týká, co se stalo a jak jsme to prověřili",
    basis: "zákonná povinnost – písm. c), zákon č. 171/2023 Sb., o ochraně oznamovatelů",
    time: "5 let od přijetí oznámení (§ 21 zákona č. 171/2023 Sb.)",
    recipients:
      "jen příslušná osoba, JUDr. Ivana Doležalová; totožnost oznamovatele smí bez jeho souhlasu sdělit jen orgánu veřejné moci",
  },
  {
    title: "Měření návštěvnosti",
    data: "stránky, které jste otevřeli, zařízení a prohlížeč, u nákupu jeho položky a cena, bez jména a adresy",
    basis: "souhlas – písm. a), § 89 odst. 3 zákona č. 127/2005 Sb.",
    time: "do odvolání souhlasu, cookies nejdéle 2 roky",
    recipients:
      'provozovatel měření; zda je na webu zapnuté a čí je, říká stránka <a href="/info/cookies">Cookies</a>',
  },
  {
    title: "Provoz a bezpečnost webu",
    data: "technické záznamy o požadavcích bez jména a e-mailu; doklad o volbě cookies: náhodné číslo, čas, znění a volba",
    basis: "oprávněný zájem na bezpečném webu – písm. f); doklad o souhlasu – písm. c), čl. 7 odst. 1 GDPR",
    time: "30 dnů, doklad o volbě cookies rok a další 3 roky",
    recipients: hosting,
  },
];

function nextDay(days: number): string {
  return days === 1 ? "po jednom dni" : `po ${days} dnech`;
}

function section({ title, data, basis, time, recipients }: Purpose): string {
  return `<h3>${title}</h3>
    <ul>
      <li><strong>Údaje:</strong> ${data}.</li>
      <li><strong>Právní důvod:</strong> ${basis.replace(/\.$/u, "")}.</li>
      <li><strong>Doba:</strong> ${time}.</li>
      <li><strong>Kdo je dostane:</strong> ${recipients}.</li>
    </ul>`;
}

export const privacy: SeedPage = {
  slug: "zasady-zpracovani-osobnich-udaju",
  title: "Zásady zpracování osobních údajů",
  updated_day: -1,
  body: czech(`
    <p>Zpracováváme jen údaje, které potřebujeme. Tady najdete, které to jsou, proč je máme, jak dlouho a komu je předáváme.</p>
    <h2>Kdo je správcem</h2>
    <p>Správcem údajů je Divadlo Na Vantrokách, příspěvková organizace (demo), Mlýnská strouha 12, 799 99 Doubravín, IČO 00000019, telefon
    +420 200 000 120. Pověřence pro ochranu osobních údajů zastihnete na adrese poverenec@divadlonavantrokach.example.</p>
    <h2>Proč a jak dlouho údaje zpracováváme</h2>
    <p>U každého účelu uvádíme i právní důvod, písmena jsou z čl. 6 odst. 1 nařízení (EU) 2016/679 (GDPR).</p>
    ${purposes.map(section).join("\n    ")}
    <p>Bez údajů, které formulář označuje za povinné, objednávku ani žádost nevyřídíme; ostatní vyplňovat nemusíte. Automatické
    rozhodování ani profilování neprovádíme a údaje neprodáváme.</p>
    <h2>Jaká máte práva</h2>
    <ul>
      <li>vědět, které údaje o vás máme, a dostat jejich kopii,</li>
      <li>nechat je opravit, doplnit nebo vymazat,</li>
      <li>omezit jejich zpracování,</li>
      <li>vznést námitku proti zpracování na základě oprávněného zájmu – písm. f),</li>
      <li>přenést je k jinému správci,</li>
      <li>kdykoli odvolat souhlas, aniž by to mělo vliv na dřívější zpracování.</li>
    </ul>
    <p>Napište nám na poverenec@divadlonavantrokach.example, odpovíme do jednoho měsíce. Stížnost můžete podat také u Úřadu pro ochranu
    osobních údajů, Pplk. Sochora 27, 170 00 Praha 7.</p>
    <h2>Cookies</h2>
    <p>Co web ukládá ve vašem prohlížeči, na jak dlouho, a zda něco předává mimo Evropskou unii, popisuje stránka
    <a href="/info/cookies">Cookies</a>. Naše vlastní zpracování údaje mimo Evropskou unii nepředává.</p>`),
};
