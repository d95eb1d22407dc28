import type { SeedPage } from "#standalone/seed/types.ts";
import * as building from "#standalone/seed/data/building.ts";
import { czech } from "#standalone/seed/typeset.ts";

export const tickets: SeedPage = {
  slug: "vstupenky",
  title: "Vstupenky",
  updated_day: -8,
  body: czech(`
    <p>Cena je konečná, žádné poplatky nepřidáváme. Převodem zaplatíte nejpozději pět dní předem, zbývá-li na platbu celý pracovní den, dárkový poukaz uplatníte v košíku
    i v pokladně. Po zaplacení vám vstupenka přijde e-mailem.</p>
    <p>Předprodej na celý měsíc začíná vždycky prvního dne měsíce předešlého v 10:00. Objednávku k zaplacení v pokladně držíme aspoň 48 hodin,
    do zavření pokladny, nejpozději do 24 hodin před představením; potom se místa vrátí do prodeje.</p>
    <h2>Slevy</h2>
    <table>
      <thead><tr><th scope="col">Kdo</th><th scope="col">Sleva</th><th scope="col">Kde</th></tr></thead>
      <tbody>
        <tr><td>Studenti do 26 let, senioři od 65 let</td><td>25 %</td><td>online i v pokladně</td></tr>
        <tr><td>Děti do 15 let</td><td>25 %</td><td>v pokladně</td></tr>
        <tr><td>Držitelé průkazů ZTP a ZTP/P a jejich doprovod</td><td>50 %</td><td>online i v pokladně</td></tr>
        <tr><td>Rodina: 2 dospělí a nejméně 2 děti</td><td>20 %</td><td>v pokladně</td></tr>
        <tr><td>Skupina od 15 osob</td><td>15 %</td><td>obchodní oddělení</td></tr>
        <tr><td>Školy na představeních pro školy</td><td>jednotné vstupné 120 Kč</td><td>obchodní oddělení</td></tr>
        <tr><td>Poslední chvíle: 30 minut před začátkem</td><td>50 %</td><td>večerní pokladna</td></tr>
      </tbody>
    </table>
    <p>Slevy se nesčítají, platí ta nejvyšší; online jsou v nejlevnější části sálu. Tolik co tam stojí místo pro vozík, doprovod vedle něj polovinu. Průkaz si prosím vezměte s sebou, uvaděčka ho může chtít vidět. Na premiéry,
    silvestrovská představení a hostování se slevy kromě ZTP a ZTP/P nevztahují.</p>
    <h2>Dobrá pravidla</h2>
    <ul>
      <li>${building.opening} Do Velkého sálu pouštíme opozdilce o přestávce, do Komory po začátku vstoupit nelze.</li>
      <li>Každý divák má svou vstupenku, i nejmenší děti. Do dvou let sedí na klíně a neplatí.</li>
      <li>Od kolika let je inscenace vhodná, píšeme u každého titulu.</li>
      <li>Vstupenku může použít kdokoli, jen slevu si s ní předat nejde.</li>
    </ul>
    <h2>Poukazy</h2>
    <p><a href="/1/darkove-poukazy">Dárkový poukaz</a> platí na všechna představení dva roky a čerpá se po částech.
    Jak ho uplatnit, popisuje stránka <a href="/info/darkove-poukazy">Dárkové poukazy</a>. Kdo chodí často, ušetří
    s <a href="/info/predplatne">předplatným</a>.</p>
    <h2>Vracení a výměna</h2>
    <p>Zakoupené vstupenky nevracíme, do 48 hodin před začátkem je ale v pokladně vyměníme za jiný termín. Od koupě vstupenky na
    určený termín nelze odstoupit ve čtrnáctidenní lhůtě (§ 1837 občanského zákoníku).</p>
    <p>${building.cancelled} Píše se na
    <a href="mailto:pokladna@divadlonavantrokach.example">pokladna@divadlonavantrokach.example</a>, nebo se přijde do pokladny.
    ${building.cancelledVoucher}</p>`),
};

export const aboutTheatre: SeedPage = {
  slug: "o-divadle",
  title: "O divadle",
  updated_day: -30,
  body: czech(`
    <p>Ve starém mlýně na kraji Doubravína se hraje od roku 1996. Místo mlýnského kola roztáčíme příběhy – české, světové i ty, které
    ještě nikdo nenapsal.</p>
    <h2>Proč Na Vantrokách</h2>
    <p>Vantroky jsou dřevěný žlab, který přivádí vodu na mlýnské kolo. V Doubravíně po nich tekla dvě stě let. Když mlýn v roce
    1951 zavřeli, zůstala po nich jen mez, a když se do něj po letech přistěhovali ochotníci ze sousední školy, hledali jméno.
    Paní Stibůrková, tehdy v souboru nejmladší, řekla: „Vždyť my taky jen přivádíme vodu.“ Bylo rozhodnuto.</p>
    <p>Dnes jsme příspěvková organizace města s šestnáctičlenným souborem, dílnami pod jednou střechou a ročně víc než dvěma sty
    představeními. Hrajeme klasiku tak, aby nebyla k učení, a novinky tak, aby se jich nikdo nemusel bát. Voda pod jevištěm teče
    pořád; když v sále ztichne, je slyšet.</p>
    <h2>Třicet let v devíti větách</h2>
    <dl>
      <dt>1996</dt><dd>první představení ve vymetené sýpce: Naši furianti, čtyřicet židlí, jedna kamna.</dd>
      <dt>1998</dt><dd>město mlýn koupilo, přibyla opona a první tři herci na smlouvu.</dd>
      <dt>2002</dt><dd>povodeň zatopila dílny; hrálo se na náměstí a vybralo se na nový parket.</dd>
      <dt>2005</dt><dd>otevřena Komora v bývalé mlynářově světnici.</dd>
      <dt>2011</dt><dd>první sezona na Letním dvoře, první bouřka v pátém dějství.</dd>
      <dt>2014</dt><dd>uměleckou šéfkou se stává Hana Ryšavá.</dd>
      <dt>2019</dt><dd>přestavba Velkého sálu: 312 míst bez jediného sloupu a konečně přístupný všem.</dd>
      <dt>2021</dt><dd>po dlouhé pauze premiéra Ze života hmyzu, s přelepenou každou druhou sedačkou.</dd>
      <dt>2026</dt><dd>začíná třicátá sezona s podtitulem Proti proudu.</dd>
    </dl>
    <h2>Rok v číslech</h2>
    <dl>
      <dt>214</dt><dd>představení</dd>
      <dt>48 320</dt><dd>diváků</dd>
      <dt>84 %</dt><dd>obsazených míst</dd>
      <dt>4</dt><dd>premiéry</dd>
    </dl>
    <p>Podrobnosti jsou ve <a href="/vyrocni-zpravy">výročních zprávách</a>. Kdo u nás hraje, režíruje a svítí, najdete na stránce
    <a href="/lide">Lidé</a>; kde nás zastihnete, v <a href="/kontakty">kontaktech</a>.</p>`),
};

export const visitingRules: SeedPage = {
  slug: "navstevni-rad",
  title: "Návštěvní řád",
  updated_day: -159,
  body: czech(`
    <p>Pár pravidel, díky nimž se u nás všem dobře sedí. Platí ve všech sálech i na Letním dvoře od 1. září 2026. Ke stažení jsou
    také mezi <a href="/documents/dokumenty">dokumenty</a>.</p>
    <h2>Vstup</h2>
    <ul>
      <li>Do sálu se vstupuje s platnou vstupenkou, vytištěnou nebo v telefonu. Schovejte si ji do konce představení.</li>
      <li>${building.opening}</li>
      <li>Pozdní příchod: do Velkého sálu o přestávce nebo na pokyn uvaděčky na volné místo u dveří, do Komory po začátku vstoupit nelze. Cenu vstupenky v takovém případě nevracíme.</li>
      <li>Děti do 15 let přicházejí na večerní představení v doprovodu dospělého.</li>
    </ul>
    <h2>Šatna a zavazadla</h2>
    <p>Šatna je zdarma. Kabáty, deštníky, batohy a zavazadla větší než list A3 do sálu nepatří, kvůli únikovým cestám. Kočárky
    a koloběžky hlídáme v předsíni. Za peníze a cennosti ponechané v šatně neodpovídáme, uložíme je ale v pokladně.</p>
    <h2>V sále</h2>
    <ul>
      <li>Telefony a hodinky prosím vypněte. Nestačí ztišit, světlo displeje je vidět i z jeviště.</li>
      <li>Fotografovat a nahrávat představení není dovoleno; při děkovačce ano, bez blesku.</li>
      <li>Jídlo zůstává v kavárně. Vodu v uzavřené láhvi si s sebou vzít můžete.</li>
      <li>Na relaxovaných představeních je dovoleno mluvit, vrtět se a odcházet.</li>
      <li>${building.dogs}</li>
    </ul>
    <h2>Bezpečnost</h2>
    <p>V celé budově se nekouří, ani elektronicky. Se zbraní, pyrotechnikou a pod silným vlivem alkoholu vás dovnitř pustit nemůžeme.
    Při poplachu se řiďte pokyny uvaděček; shromaždiště je pod ořechem na dvoře. Kdo ruší ostatní a neuposlechne, může být
    vyveden bez náhrady.</p>
    <h2>Ztráty, stížnosti, pochvaly</h2>
    <p>Nalezené věci držíme v pokladně tři měsíce. Stížnost i pochvalu vyřídíme na pokladna@divadlonavantrokach.example, odpověď dostanete
    do 14 dnů.</p>`),
};

export const firstTime: SeedPage = {
  slug: "jdu-poprve",
  title: "Jdu poprvé",
  updated_day: -60,
  body: czech(`
    <p>Do divadla se nikdo nenarodil. Tady je všechno, na co se lidé v pokladně ptají šeptem.</p>
    <h2>Co si vzít na sebe</h2>
    <p>Cokoli čistého, v čem vydržíte dvě hodiny sedět. Na premiérách potkáte obleky i svetry, na Letním dvoře se hodí deka.
    Bundu odložíte v šatně zdarma.</p>
    <h2>Kdy přijít</h2>
    <p>Půl hodiny předem je akorát: stihnete šatnu, toaletu i kávu. Zvoní se třikrát, po třetím zvonění zhasínáme. Nestíháte-li,
    zavolejte na +420 200 000 120; do Velkého sálu vás uvedeme o přestávce, do Komory to bohužel nejde.</p>
    <h2>Jak to probíhá</h2>
    <ul>
      <li>Délku a přestávku najdete u každého titulu i s časem, kdy asi skončíme.</li>
      <li>O přestávce otevírá kavárna v Mlýnici. Objednat si můžete už před začátkem, sklenička na vás počká.</li>
      <li>Kdy tleskat? Na konci. Když se splete jeden, přidejte se k němu, bude rád.</li>
      <li>Kašlat se smí. Bonbon si rozbalte předem.</li>
    </ul>
    <h2>S dětmi</h2>
    <p>Začněte <a href="/repertoar/broucci">Broučky</a>: trvají padesát minut, hraje se dopoledne nebo odpoledne a nikdo se nezlobí,
    když se dítě ozve. Podsedáky půjčujeme v šatně. ${building.toilet}</p>
    <h2>Když se vám to nelíbí</h2>
    <p>Stane se. O přestávce můžete odejít, nikdo se neurazí. A pak nám napište <a href="/hodnoceni">hodnocení</a>; zveřejňujeme
    i ta přísná.</p>
    <h2>Co dál</h2>
    <p>Vyberte si večer v <a href="/program">programu</a>, o cenách a slevách čtěte na stránce <a href="/vstupenky">Vstupenky</a>,
    kudy dovnitř a jak k nám na stránce <a href="/info/pristupnost-a-cesta">Přístupnost a cesta</a>.</p>`),
};

export const subscription: SeedPage = {
  slug: "predplatne",
  title: "Předplatné",
  updated_day: -95,
  body: czech(`
    <p>Předplatné je slib, že si na divadlo uděláte čas. My za něj slibujeme stálé místo, nižší cenu a přednost před předprodejem.</p>
    <h2>Vyberte si skupinu</h2>
    <table>
      <thead><tr><th scope="col">Skupina</th><th scope="col">Co zahrnuje</th><th scope="col">Cena</th></tr></thead>
      <tbody>
        <tr><td>Proti proudu</td><td>4 premiérové tituly sezony ve Velkém sále, středy</td><td>1 360 Kč</td></tr>
        <tr><td>Komorní</td><td>3 večery v Komoře, úterky</td><td>690 Kč</td></tr>
        <tr><td>Rodinné</td><td>4 sobotní odpoledne v Mlýnici, 2 dospělí a 2 děti</td><td>1 440 Kč</td></tr>
        <tr><td>Volné</td><td>5 vstupů na cokoli kromě premiér a Silvestra</td><td>1 750 Kč</td></tr>
      </tbody>
    </table>
    <h2>Výhody</h2>
    <ul>
      <li>o 20 až 30 % nižší cena než jednotlivé vstupenky,</li>
      <li>stálé místo, které vám držíme i na příští sezonu do 15. června,</li>
      <li>nákup dalších vstupenek o den dříve než ostatní,</li>
      <li>jedna výměna termínu za sezonu zdarma,</li>
      <li>na generálky a besedy vstup volný.</li>
    </ul>
    <h2>Jak předplatné koupit</h2>
    <p>Nové skupiny prodáváme od 1. června do konce října v pokladně, do poloviny června mají přednost dosavadní předplatitelé. Volné
    předplatné koupíte kdykoli. Průkazka je přenosná: když nemůžete, pošlete souseda. Dotazy zodpoví Pavlína Tůmová na
    <a href="mailto:pokladna@divadlonavantrokach.example">pokladna@divadlonavantrokach.example</a>.</p>
    <p>${building.cancelled} Za představení z předplatného je to jeho poměrná část.</p>`),
};

export const schools: SeedPage = {
  slug: "pro-skoly",
  title: "Pro školy",
  updated_day: -70,
  body: czech(`
    <p>Dopolední představení hrajeme nejméně dvakrát do měsíce, obvykle ve středu v 10 hodin. Jednotné vstupné je 120 Kč, pedagogický
    dozor má na každých patnáct žáků jednu vstupenku zdarma.</p>
    <h2>Co doporučujeme</h2>
    <table>
      <thead><tr><th scope="col">Pro koho</th><th scope="col">Titul</th><th scope="col">K čemu se hodí</th></tr></thead>
      <tbody>
        <tr><td>Mateřské školy a 1. třídy</td><td><a href="/repertoar/broucci">Broučci</a></td><td>první návštěva divadla</td></tr>
        <tr><td>1. stupeň</td><td><a href="/repertoar/kytice">Kytice</a> (od 8 let)</td><td>balada, hudba, tma</td></tr>
        <tr><td>2. stupeň</td><td><a href="/repertoar/lakomec">Lakomec</a></td><td>komedie, peníze, klasicismus</td></tr>
        <tr><td>Střední školy</td><td><a href="/repertoar/rur">R. U. R.</a>, <a href="/repertoar/marysa">Maryša</a></td><td>maturitní četba, debata po představení</td></tr>
      </tbody>
    </table>
    <h2>Před představením a po něm</h2>
    <ul>
      <li>Ke každému titulu pošleme pracovní listy a obrázky ze scény.</li>
      <li>Dramaturgyně Klára Poledňová přijede do třídy na úvod (45 minut, do 30 km zdarma).</li>
      <li>Po představení zůstáváme na čtvrt hodiny s herci. Žádná otázka není hloupá.</li>
      <li>Prohlídka zákulisí pro 25 žáků trvá hodinu.</li>
    </ul>
    <h2>Jak objednat</h2>
    <ol>
      <li>Napište nebo zavolejte Alžbětě Hanákové: <a href="mailto:hanakova@divadlonavantrokach.example">hanakova@divadlonavantrokach.example</a>, +420 200 000 126.</li>
      <li>Místa vám na čtrnáct dní zamluvíme, počet upřesníte týden předem.</li>
      <li>Zaplatíte fakturou, převodem nebo v pokladně.</li>
    </ol>
    <p>Máte ve třídě někoho na vozíku, se sluchadlem nebo s asistentem? Dejte nám vědět, připravíme místa, kde bude se všemi ostatními.</p>`),
};
