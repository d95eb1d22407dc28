import type { Calendar } from "#standalone/seed/calendar.ts";
import type { WrittenArticle } from "#standalone/seed/content-types.ts";

/** News of the last season, whose list begins on the second page. */
export function olderNews(calendar: Calendar): readonly WrittenArticle[] {
  return [
    {
      slug: "mlynske-kolo-ma-novou-hridel",
      title: "Mlýnské kolo má novou hřídel",
      perex: "Dubová, čtyři metry dlouhá a ve dveřích se zasekla jen dvakrát.",
      author: "Jan Hřebíček",
      category: "zakulisi",
      published_at: calendar.at(-88, 9),
      body: `
        <p>Stará hřídel sloužila od přestavby mlýna a poslední dva roky u toho vrzala tak, že ji zvukař začal zapisovat do
        scénáře. Teď je na odpočinku na dvoře a slouží jako lavička. Na jejím místě se otáčí nová: dubová, čtyři metry
        dlouhá a těžší než obě lodě dohromady, kterými jsme ji po vodě přivezli.</p>
        <h2>Tři dny bez vody</h2>
        <p>Na výměnu jsme museli zavřít stavidlo a náhon vypustit. Na dně se našly dvě lucerny, meč z inscenace, kterou si
        nikdo nepamatuje, a zlatý zub. Rekvizitář se hlásí o meč, o zub zatím nikdo.</p>
        <p>Tesaři mířili na milimetry, technika počítala otáčky a pan ředitel stál na můstku a ptal se, jestli to vydrží dalších
        třicet let. Mistr tesařský odpověděl, že hřídel ano.</p>
        <h2>Proč na tom záleží</h2>
        <p>Kolo už dávno nemele. Žene ale proud vzduchu, na kterém stojí druhá balada <a href="/repertoar/kytice">Kytice</a>,
        a když se točí, poznáte to podlahou. Jak se z vody dělá vítr, popisuje článek
        <a href="/aktuality/jak-se-rodi-mlynsky-vitr">Jak se rodí mlýnský vítr</a>.</p>`,
    },
    {
      slug: "knihovna-v-mlynici",
      title: "Knihovna v Mlýnici: jednu vezměte, jednu přineste",
      perex: "Police za lavicemi se zaplnila. Zbývá místo na detektivky.",
      author: "Klára Poledňová",
      category: "lide",
      published_at: calendar.at(-97, 10),
      body: `
        <p>Začalo to krabicí, kterou někdo nechal v předsíni s lístkem „nevyhazovat“. Bylo v ní jedenáct divadelních her
        a kuchařka. Protože nám připadalo líto je stěhovat do skladu, postavila dílna v Mlýnici polici, a protože police byla
        dlouhá, začali jste nosit další.</p>
        <h2>Pravidla jsou dvě</h2>
        <ul>
          <li>Co se vám líbí, si odnesete. Nic se nezapisuje a nic nestojí.</li>
          <li>Až budete mít doma knížku, kterou už číst nebudete, přinesete ji. Nemusí to být ta samá.</li>
        </ul>
        <p>Nejčastěji mizí pohádky a nejdéle stojí dějiny loutkářství ve třech svazcích. Ke dvěma hrám, které hrajeme, tu máme
        i text: <a href="/repertoar/rur">R. U. R.</a> a <a href="/repertoar/tri-sestry">Tři sestry</a>. Kdo si je přečte předem,
        bude vědět, co přijde; kdo potom, bude vědět, co jsme škrtli.</p>
        <p>Knihovna je otevřená vždycky, když je otevřená Mlýnice, tedy hlavně v den představení. Za ní je klidový koutek s polštáři.
        Listovat se v něm smí, šeptat taky.</p>`,
    },
    {
      slug: "co-jste-u-nas-zapomneli",
      title: "Co jste u nás za sezonu zapomněli",
      perex: "Jedenačtyřicet deštníků, jednu pravou rukavici a housle.",
      author: "Pavlína Tůmová",
      published_at: calendar.at(-105, 8),
      body: `
        <p>Na konci sezony uklízíme v pokladně skříň s nalezenými věcmi. Letos jsme si je poprvé spočítali, protože skříň nešla
        zavřít. Deštníků je jedenačtyřicet, z toho devět stejných černých. Šálů a šátků šestnáct. Rukavic sedm, všechny pravé.</p>
        <h2>Čestná uznání</h2>
        <ul>
          <li><strong>Housle</strong> v pouzdře, z osmé řady. Majitel si pro ně přišel za hodinu, úplně bledý.</li>
          <li><strong>Klíče</strong> od traktoru. Čekaly tři dny.</li>
          <li><strong>Svačina</strong> s lístkem „až po přestávce“. Nedočkala se.</li>
          <li><strong>Jeden pán</strong>, který na generálce usnul na balkoně. Domů ho odvezla technika.</li>
        </ul>
        <p>Nalezené věci držíme v pokladně tři měsíce, potom putují do krejčovny a do fundusu. Až uvidíte na jevišti povědomý
        deštník, ozvěte se: rádi ho po potlesku vrátíme. Hledáte-li něco teď, napište na
        pokladna@divadlonavantrokach.example, kdy jste u nás byli a kde jste seděli.</p>`,
    },
  ];
}
