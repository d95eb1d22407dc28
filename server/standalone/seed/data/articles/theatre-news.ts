import type { Calendar } from "#standalone/seed/calendar.ts";
import type { WrittenArticle } from "#standalone/seed/content-types.ts";
import * as building from "#standalone/seed/data/building.ts";

/** News of the theatre: the season, the presale, the box office, relaxed performances. */
export function houseNews(calendar: Calendar): readonly WrittenArticle[] {
  const { month: nextMonth, date: presale } = calendar.presale;
  return [
    {
      slug: "tricata-sezona-jde-proti-proudu",
      title: "Třicátá sezona jde proti proudu",
      perex: "Co chystáme od září do června: čtyři premiéry, jeden návrat a velké narozeniny.",
      author: "Klára Poledňová",
      published_at: calendar.at(-74, 8),
      body: `
        <p>Když se v roce 1996 v doubravínském mlýně poprvé rozsvítila jeviště, bylo v hledišti čtyřicet skládacích židlí a jedna
        kamna. Letos začínáme třicátou sezonu a pojmenovali jsme ji Proti proudu. Ne ze vzdoru: voda, která žene kolo, přece taky
        musí odněkud přitéct.</p>
        <h2>Čtyři premiéry</h2>
        <p>První je <a href="/repertoar/rur">R. U. R.</a> v režii Tobiáše Krejčíře, hra, která dala světu slovo robot a pořád nám ho
        vyčítá. V únoru následuje <a href="/repertoar/cyrano">Cyrano z Bergeracu</a> s novým překladem a jedním opravdu velkým
        nosem. Na jaře přijde do Komory současná česká hra, kterou pro nás dopisuje vítěz loňské soutěže, a sezonu zavře premiéra
        na Letním dvoře. Její titul prozradíme, až si budeme jistí, že nebude pršet.</p>
        <h2>Jeden návrat</h2>
        <p>Na prkna se vrací <a href="/repertoar/strakonicky-dudak">Strakonický dudák</a>. Na dvoře ho vidělo přes dvanáct tisíc lidí
        a nejčastější otázka v pokladně zněla, jestli ho jde hrát i v zimě. Jde. Jen jsme museli zmenšit Fantazii a zvětšit kapelu.</p>
        <h2>Velké narozeniny</h2>
        <p>Narozeniny slavíme celou sezonu, ale hlavně druhý víkend v květnu. Otevřeme mlýn od sklepa po půdu, roztočíme kolo
        a pustíme vás na místa, kam jinak smí jen technika. Kdo u nás byl v roce 1996 a schoval si vstupenku, dostane kávu a posadíme ho
        k panu řediteli. A k výročí vyšla kniha <a href="/112/knihy-a-programy/kniha-tricet-let-proti-proudu">Třicet let proti
        proudu</a>, ve které jsou fotografie, jež jsme před vámi dvacet let schovávali.</p>
        <p>Celý <a href="/program">program</a> doplňujeme vždy dva měsíce dopředu. Přijďte, mlýn běží.</p>`,
    },
    {
      slug: "predprodej-na-leden",
      title: `Předprodej na ${nextMonth} začíná ${presale} v 10:00`,
      perex: "A tři tipy, jak sehnat místa, když je vyprodáno.",
      author: "Pavlína Tůmová",
      published_at: calendar.at(-2, 9),
      body: `
        <p>Vstupenky na ${nextMonth} uvolníme ${presale} přesně v 10:00, online i v pokladně. Otevřeme ten den výjimečně už
        dopoledne, v předsíni bude čaj a fronta zpravidla netrvá déle než jeden hrnek.</p>
        <p>Nejdřív mizí <a href="/repertoar/nora">Nora</a> a <a href="/repertoar/tri-sestry">Tři sestry</a>, protože do Komory se vejde
        jen čtyřiaosmdesát diváků. Na <a href="/repertoar/rur">R. U. R.</a> zato přidáváme, podívejte se do
        <a href="/program">programu</a>.</p>
        <h2>Tři tipy, když je vyprodáno</h2>
        <ul>
          <li><strong>Sledujte program večer.</strong> Objednávky, které nikdo nezaplatil, vracíme do prodeje hned po jejich lhůtě. Obsazená
          místa se znovu objeví častěji, než byste čekali.</li>
          <li><strong>Přijďte hodinu předem.</strong> Večerní pokladna prodává vrácené vstupenky a přístavky. Kdo čeká první, bývá
          uvnitř.</li>
          <li><strong>Napište nám.</strong> Na pokladna@divadlonavantrokach.example vedeme pořadník na každý vyprodaný termín. Ozveme se
          jen tehdy, když se místo opravdu uvolní.</li>
        </ul>
        <p>A jedna prosba: nekupujte vstupenky od překupníků. Jejich místa neumíme ověřit a už dvakrát jsme museli v předsíni
        vysvětlovat, že sedadlo 14 ve třinácté řadě Komory neexistuje.</p>`,
    },
    {
      slug: "pokladna-o-vanocich",
      title: "Pokladna o Vánocích",
      perex: "Kdy máme otevřeno a kde koupíte poukaz i na Štědrý den.",
      author: "Pavlína Tůmová",
      published_at: calendar.lastTime(11, 15),
      body: `
        <p>Do 18. prosince má pokladna otevřeno jako vždycky. ${building.deskHours} Kdo chce jen poukaz, nemusí kupovat
        vstupenku.</p>
        <p>Od 19. prosince večer do 6. ledna ráno platí vánoční provoz: pokladna se otevírá jen ve dnech, kdy hrajeme, vždycky hodinu
        před začátkem. Na Štědrý den, oba svátky vánoční a na Nový rok je zavřeno. I nás doma čekají s bramborovým salátem.</p>
        <h2>Dárek na poslední chvíli</h2>
        <p><a href="/1/darkove-poukazy">Dárkový poukaz</a> pošleme e-mailem kdykoli, i 24. prosince odpoledne, obvykle do čtvrt hodiny
        po zaplacení. Vytisknete ho na papír formátu A5, vejde se do knihy i pod talíř a platí dva roky. Věnování připíšeme za vás.</p>
        <p>Zboží z <a href="/eshop">e-shopu</a> objednejte nejpozději do 17. prosince do 12 hodin, aby ho dopravce stihl doručit. Na
        osobní odběr v pokladně si můžete přijít ještě 22. a 23. prosince od 15 do 19 hodin.</p>
        <p>Mezi svátky hrajeme <a href="/repertoar/broucci">Broučky</a> pro děti a na Silvestra Revizora s přípitkem. Termíny najdete
        v <a href="/program">programu</a>. Krásné svátky přeje pokladna.</p>`,
    },
    {
      slug: "relaxovana-predstaveni",
      title: "Nově u nás: relaxovaná představení",
      perex: "Tišší zvuk, otevřené dveře a žádné pst.",
      author: "Jan Hřebíček",
      category: "lide",
      production_slug: "broucci",
      published_at: calendar.at(-25, 9, 30),
      body: `
        <p>Divadlo má svá pravidla: sedět, mlčet, tleskat na konci. Většině z nás nevadí. Pro děti s autismem, pro lidi s Tourettovým
        syndromem, s demencí nebo prostě pro tříleté zvědavce jsou ale tak přísná, že raději zůstanou doma. Proto jsme zkusili jiná.</p>
        <h2>Co je jinak</h2>
        <ul>
          <li>Zvuk je tišší a prudké světelné změny vynecháváme.</li>
          <li>V hledišti se úplně nezhasíná a dveře zůstávají otevřené. Odejít a vrátit se můžete kolikrát chcete.</li>
          <li>Prodáváme jen polovinu míst, takže je kam uhnout.</li>
          <li>Ve vedlejší místnosti je tichý koutek s polštáři, sluchátky a přítmím.</li>
          <li>Mluvit, smát se a vrtět se je dovoleno. Nikdo vás nebude okřikovat.</li>
        </ul>
        <p>Před první návštěvou pošleme obrázkový příběh, který krok za krokem ukazuje, co se v divadle stane: kde jsou dveře, kdo utrhne
        vstupenku a co přesně znamená, když Brouček zhasne lucernu. Připravila ho s námi Šárka Žďárková, která v inscenaci hraje a doma
        má syna, jenž ji ještě nikdy neviděl celou.</p>
        <p>Začínáme <a href="/repertoar/broucci">Broučky</a> v Mlýnici. V červnu přidáme jeden večer
        <a href="/repertoar/sen-noci-svatojanske">Snu noci svatojánské</a> na dvoře. Termíny mají v
        <a href="/program">programu</a> značku Relaxované; doprovod držitele průkazu ZTP/P má poloviční vstupné.</p>
        <p>Po prvním představení nám jedna maminka napsala: „Poprvé jsme z divadla neodcházeli, ale šli domů.“ Lepší recenzi letos
        nejspíš nedostaneme.</p>`,
    },
    {
      slug: "jak-se-rodi-mlynsky-vitr",
      title: "Zákulisí: jak se rodí mlýnský vítr",
      perex: "Světelný mistr Lubor Peterka ukazuje dva knoflíky a jedno tajemství.",
      author: "Jan Hřebíček",
      category: "zakulisi",
      production_slug: "kytice",
      published_at: calendar.at(-58, 10),
      body: `
        <p>V druhé baladě <a href="/repertoar/kytice">Kytice</a> se zničehonic zvedne vítr. Sukně se pohnou, svíčka zhasne a první řada si
        zapne svetr. Přitom na jevišti žádný větrák není. Nejčastější otázka, kterou nám diváci posílají, tedy zní: jak to děláte?</p>
        <p>Světelný mistr Lubor Peterka nás zve nahoru do kabiny. Na pultu je dvě stě čtyřicet ovladačů a dva obyčejné bakelitové
        knoflíky, které tam podle plánu být nemají. „Ten levý je z mlýna,“ říká. „Otevírá stavidlo pod jevištěm. Když pustíme vodu na
        staré kolo, potáhne šachtou studený vzduch. Přesně do míst, kde stojí Johana.“</p>
        <h2>Vítr, který se nedá zrychlit</h2>
        <p>Háček je v tom, že voda nezná inspicienta. Od otočení knoflíku trvá devatenáct vteřin, než vítr dorazí nahoru, na jaře
        o dvě méně. Lubor proto otáčí uprostřed předchozího verše a hudba Víta Šindelky na vítr čeká, ne naopak. „Jednou jsem to
        uspěchal a svíčka zhasla dřív, než ji zapálili.“</p>
        <p>A druhý knoflík? Ten patří světlu. Posouvá jediný reflektor tak pomalu, že pohyb nevidíte, jen máte pocit, že se
        v místnosti něco změnilo. Za celé představení urazí čtyřicet centimetrů.</p>
        <p>Tajemství jsme slíbili jedno a dodržíme to: je v komíně. Kdo ho chce vidět, ať přijde na
        <a href="/program">prohlídku zákulisí</a>. Vstup je volný a svetr s sebou.</p>`,
    },
  ];
}
