import type { SeedPage } from "#standalone/seed/types.ts";
import { shopEmail } from "#standalone/seed/data/shop-email.ts";
import { czech } from "#standalone/seed/typeset.ts";

/**
 * Terms and conditions under the Civil Code (89/2012), the Consumer Protection Act (634/1992) and the annex with the
 * withdrawal form.
 */
export const terms: SeedPage = {
  slug: "obchodni-podminky",
  title: "Obchodní podmínky",
  updated_day: -40,
  body: czech(`
    <h2>1. Úvodní ustanovení a údaje prodávajícího</h2>
    <p>Tyto obchodní podmínky upravují nákup zboží, dárkových poukazů a vstupenek v internetovém obchodě divadla. Prodávajícím je:</p>
    <p><strong>Divadlo Na Vantrokách</strong>, příspěvková organizace zřízená městem Doubravín (demo), se sídlem Mlýnská
    strouha 12, 799 99 Doubravín, IČO 00000019, DIČ CZ00000019, datová schránka demo000, telefon +420 200 000 120, e-mail
    ${shopEmail}.</p>
    <p>Kupujícím je každý, kdo s námi uzavře kupní smlouvu. Ustanovení označená jako práva spotřebitele se týkají kupujícího,
    který jedná mimo rámec své podnikatelské činnosti nebo samostatného výkonu povolání.</p>
    <h2>2. Uživatelský účet</h2>
    <p>Nakupovat můžete bez registrace. Pokud si účet založíte, uvádějte v něm prosím pravdivé údaje a přístupové heslo
    nesdělujte nikomu dalšímu. Účet můžete kdykoli zrušit; objednávek, které už máme, se to nedotkne.</p>
    <h2>3. Objednávka a uzavření smlouvy</h2>
    <p>Vystavení zboží v obchodě je výzvou k podání nabídky, ne návrhem na uzavření smlouvy; § 1732 odst. 2 občanského zákoníku
    se nepoužije. Návrhem je až vaše objednávka. Postup je následující:</p>
    <ol>
      <li>vložíte zboží do košíku a případně uplatníte slevový kód nebo poukaz,</li>
      <li>vyberete dopravu, platbu a vyplníte kontaktní údaje,</li>
      <li>zkontrolujete shrnutí s celkovou cenou včetně dopravy, platby a DPH,</li>
      <li>objednávku odešlete tlačítkem „Objednávka zavazující k platbě“.</li>
    </ol>
    <p>Před odesláním můžete všechny údaje zkontrolovat a opravit přímo na stránce košíku. Přijetím návrhu
    je potvrzení objednávky, které vám pošleme e-mailem, a smlouva je uzavřena okamžikem, kdy vám dojde. K potvrzení přiložíme
    znění těchto podmínek a poučení o odstoupení od smlouvy. Dokud smlouva uzavřena není, můžete objednávku odvolat.</p>
    <p>Smlouvu uzavíráme v češtině. Ukládáme ji v elektronické podobě po dobu, kterou vyžadují daňové předpisy; přístupná je
    vám přes odkaz v potvrzovacím e-mailu. Podmínky objednávky si můžete vytisknout nebo uložit.</p>
    <h2>4. Cena a platba</h2>
    <p>Ceny jsou konečné, v korunách českých a včetně DPH. Dárkové poukazy nejsou při prodeji předmětem DPH, daň se uplatní
    při jejich čerpání. Cena dopravy a platby je uvedena na stránce <a href="/info/doprava-a-platba">Doprava a platba</a> a vždy
    v košíku před odesláním objednávky.</p>
    <p>U zlevněného zboží uvádíme nejnižší cenu, za kterou jsme je prodávali v období 30 dnů před slevou. Procento slevy
    počítáme z této ceny.</p>
    <p>Platit můžete kartou online, QR platbou nebo bankovním převodem, na dobírku a v pokladně při vyzvednutí. Při platbě
    kartou nebo převodem je cena splatná do 7 dnů od uzavření smlouvy; nedorazí-li včas, objednávku zrušíme a dáme vám vědět e-mailem.</p>
    <h2>5. Dodání</h2>
    <p>Zboží, které je skladem, předáme dopravci nejpozději druhý pracovní den po přijetí platby, u dobírky po přijetí objednávky.
    U zboží na objednání platí lhůta uvedená u výrobku. Nebezpečí škody na zboží na vás přechází převzetím.</p>
    <p>Zásilku prosím při převzetí prohlédněte. Je-li poškozený obal, nemusíte ji přijmout; poškození sepište s dopravcem. Zásilky
    pro osobní odběr pro vás uchováme 14 dní.</p>
    <h2>6. Dárkové poukazy a vstupenky</h2>
    <p>Poukaz zasíláme e-mailem do 15 minut po zaplacení. Platí 24 měsíců ode dne zaplacení, lze ho čerpat po částech v pokladně divadla
    i kódem v košíku e-shopu, a nelze ho vyměnit za peníze. Zůstatek ukáže stránka <a href="/poukaz">Zůstatek dárkového poukazu</a>. Podrobnosti jsou na stránce <a href="/info/darkove-poukazy">Dárkové poukazy</a>.</p>
    <p>Vstupenka je na určité představení a místo. Místa v košíku nedržíme, zajistí je až odeslaná objednávka; přidělíme je vedle
    sebe, kde to jde. Objednávku se vstupenkou zaplatíte kartou do 30 minut od začátku platby, nejpozději však do hodiny od objednávky
    a před začátkem představení, převodem nejpozději druhý pracovní den před představením (nabízíme ho do pěti dnů před ním, zbývá-li na platbu celý pracovní den), nebo v pokladně, dokud ji po 48 hodinách od objednávky nezavřeme,
    nejpozději však 24 hodin před představením a v otevírací době. Lhůtu ukáže košík a napíšeme ji i v e-mailu.
    Nezaplatíte-li včas, celou objednávku zrušíme, místa vrátíme do prodeje a dáme vám vědět e-mailem. Přijde-li platba později a místa
    jsou ještě volná, dostanete je; jinak vrátíme celou částku. Vstupenky v PDF pošleme e-mailem po zaplacení, platí vytištěné
    i v telefonu, a jsou přenosné; nárok na slevu dokládá ten, kdo přijde. Od smlouvy o vstupence nelze odstoupit bez udání důvodu
    (§ 1837 písm. j) občanského zákoníku). Je-li představení zrušeno nebo přesunuto, platí, co píšeme na stránce
    <a href="/vstupenky">Vstupenky</a>.</p>
    <h2>7. Odstoupení od smlouvy</h2>
    <p>Spotřebitel může od smlouvy odstoupit bez udání důvodu do 14 dnů ode dne, kdy převzal zboží, a u objednávky dodávané po
    částech ode dne, kdy převzal poslední část. Odstoupit může také on-line na stránce <a href="/odstoupeni">Odstoupit od smlouvy</a>,
    na kterou vede stejnojmenný odkaz v patičce každé stránky, u objednávky i v jejím potvrzení. Odstoupení tam odešle tlačítko
    „Potvrdit odstoupení od smlouvy“ a jeho přijetí bez zbytečného odkladu potvrdíme e-mailem s obsahem, datem a časem. Poučení
    i vzorový formulář jsou na stránce <a href="/info/odstoupeni-od-smlouvy">Odstoupení od smlouvy</a>.</p>
    <p>Přímé náklady na vrácení zboží nese spotřebitel. Od smlouvy nelze odstoupit v případech uvedených v § 1837 občanského
    zákoníku, zejména jde-li o vstupenku na určitý termín, o zboží upravené podle přání, o zboží v zapečetěném obalu, které z hygienických důvodů není vhodné
    vrátit poté, co byl porušen, a o zvukovou nahrávku v zapečetěném obalu, pokud jste jej porušili. Je-li takové zboží v nabídce,
    upozorňujeme na to přímo u něj.</p>
    <h2>8. Práva z vadného plnění</h2>
    <p>Vada zboží se může projevit do dvou let od převzetí. Jak ji uplatnit a na co máte nárok, popisuje stránka
    <a href="/info/reklamace">Reklamace</a>. Reklamaci vyřídíme nejpozději do 30 dnů ode dne jejího uplatnění.</p>
    <h2>9. Hodnocení</h2>
    <p>Hodnocení zboží v obchodě nyní nezveřejňujeme. Diváci mohou hodnotit představení na stránce
    <a href="/hodnoceni">Hodnocení</a>. Každý ho potvrzuje odkazem, který přijde na jeho e-mail, a k jednomu titulu může mít jedna adresa
    jedno hodnocení. Zda každý, kdo hodnotil, představení opravdu viděl, neověřujeme. Hodnocení neupravujeme a zveřejňujeme kladná
    i záporná; nezveřejníme jen urážky, reklamu a cizí osobní údaje.</p>
    <h2>10. Stížnosti, mimosoudní řešení sporů a dozor</h2>
    <p>Stížnosti vyřizujeme na adrese ${shopEmail}; odpověď dostanete do 14 dnů.</p>
    <p>K mimosoudnímu řešení spotřebitelských sporů je příslušná Česká obchodní inspekce, Ústřední inspektorát – oddělení ADR,
    Gorazdova 1969/24, 120 00 Praha 2, e-mail adr@coi.gov.cz, internetová adresa coi.gov.cz/informace-o-adr/. Návrh lze podat do
    jednoho roku ode dne, kdy jste své právo u nás uplatnili poprvé.</p>
    <p>Prodej potravin na dálku jsme jako provozovatel potravinářského podniku oznámili Státní zemědělské a potravinářské inspekci
    (§ 3d zákona č. 110/1997 Sb., o potravinách a tabákových výrobcích), která na něj dohlíží.</p>
    <p>Dozor nad dodržováním práv spotřebitele vykonává Česká obchodní inspekce, nad ochranou osobních údajů Úřad pro
    ochranu osobních údajů. Se spory s prodejcem z jiného státu Evropské unie pomáhá Evropské spotřebitelské centrum
    Česká republika.</p>
    <h2>11. Ochrana osobních údajů</h2>
    <p>Které údaje při nákupu zpracováváme a proč, popisují
    <a href="/info/zasady-zpracovani-osobnich-udaju">zásady zpracování osobních údajů</a>. Odesláním objednávky nedáváte
    souhlas se zasíláním novinek; ten se uděluje zvlášť a můžete ho kdykoli odvolat.</p>
    <h2>12. Závěrečná ustanovení</h2>
    <p>Smlouva se řídí českým právem, zejména zákonem č. 89/2012 Sb., občanským zákoníkem, a zákonem č. 634/1992 Sb.,
    o ochraně spotřebitele. Máte-li jako spotřebitel obvyklé bydliště v jiném státě, kam zboží dodáváme, nezbavuje vás tato volba
    ochrany, kterou vám dávají ustanovení jeho práva, od nichž se nelze smluvně odchýlit (čl. 6 odst. 2 nařízení (ES) č. 593/2008,
    Řím I). Objednávka se řídí zněním podmínek platným v den jejího odeslání. Přílohou je
    <a href="/info/odstoupeni-od-smlouvy">vzorový formulář pro odstoupení od smlouvy</a>.</p>`),
};
