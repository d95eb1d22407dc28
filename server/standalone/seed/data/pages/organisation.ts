import type { SeedPage } from "#standalone/seed/types.ts";
import { czech } from "#standalone/seed/typeset.ts";

export const media: SeedPage = {
  slug: "pro-media",
  title: "Pro média",
  updated_day: -25,
  body: czech(`
    <p>Píšete o nás, natáčíte nebo potřebujete fotografii do zítřka? Zařídíme to ještě dnes.</p>
    <h2>Kontakt</h2>
    <p>Jan Hřebíček, PR a tiskový mluvčí: <a href="mailto:hrebicek@divadlonavantrokach.example">hrebicek@divadlonavantrokach.example</a>,
    <a href="tel:+420200000131">+420 200 000 131</a>. V den premiéry do 22 hodin, jinak v pracovní dny od 9 do 17.</p>
    <h2>Fotografie a logo</h2>
    <ul>
      <li>Fotografie z každé inscenace pošleme v tiskové velikosti, obvykle do dvou hodin.</li>
      <li>Použít je můžete zdarma při psaní o inscenaci, pokud uvedete autora: „Foto: Divadlo Na Vantrokách / jméno fotografa“. K reklamě ne.</li>
      <li>Logo dostanete v barvě, černé a bílé. Kolo se v něm neotáčí a vlnky jsou vždycky tři.</li>
    </ul>
    <h2>Novinářské vstupenky</h2>
    <p>Na premiéru a první tři reprízy máme pro recenzenty dvě místa. Ozvěte se nejpozději tři dny předem, na vyprodané tituly radši
    týden. O hotový text prosíme až po vydání; dopředu ho nechceme vidět.</p>
    <h2>Natáčení a rozhovory</h2>
    <p>V budově se dá natáčet dopoledne a po dohodě i při zkoušce. Úryvky inscenací do tří minut pro zpravodajství poskytujeme bez
    poplatku. Základní údaje, jména a telefony jsou v <a href="/documents/dokumenty">kontaktním listu pro média</a>, čísla za minulé
    roky ve <a href="/vyrocni-zpravy">výročních zprávách</a>.</p>`),
};

export const rentals: SeedPage = {
  slug: "pronajmy",
  title: "Pronájmy",
  updated_day: -65,
  body: czech(`
    <p>Mlýn umí být koncertní síní, konferenčním sálem i místem, kde se řekne ano. Pronajímáme ho i s lidmi, kteří vědí, kde se co
    rozsvěcí.</p>
    <h2>Prostory</h2>
    <table>
      <thead><tr><th scope="col">Prostor</th><th scope="col">Míst</th><th scope="col">Půlden</th><th scope="col">Den</th></tr></thead>
      <tbody>
        <tr><td>Velký sál</td><td>312</td><td>18 000 Kč</td><td>30 000 Kč</td></tr>
        <tr><td>Komora</td><td>84</td><td>6 000 Kč</td><td>10 000 Kč</td></tr>
        <tr><td>Mlýnice s kavárnou</td><td>60</td><td>4 500 Kč</td><td>8 000 Kč</td></tr>
        <tr><td>Letní dvůr (červen–září)</td><td>240</td><td>9 000 Kč</td><td>15 000 Kč</td></tr>
      </tbody>
    </table>
    <p>Ceny jsou bez DPH a zahrnují úklid, základní světla a zvuk a jednoho technika. Školy a neziskové organizace
    z Doubravína mají slevu 40 %. Celý ceník a technické parametry jsou mezi <a href="/documents/dokumenty">dokumenty</a>.</p>
    <h2>Jak to chodí</h2>
    <ol>
      <li>Napište termín, počet lidí a co chystáte na <a href="mailto:pronajmy@divadlonavantrokach.example">pronajmy@divadlonavantrokach.example</a>.</li>
      <li>Do tří pracovních dnů pošleme volné termíny a cenu.</li>
      <li>Přijďte si sál prohlédnout, nejlépe v pondělí, kdy se nehraje.</li>
      <li>Termín je váš po podpisu smlouvy a zaplacení zálohy 30 %.</li>
    </ol>
    <p>Svatby pořádáme od května do září na dvoře, v případě deště v Mlýnici. Vlastní oheň, konfety a holuby prosíme ne.</p>`),
};

export const vacancies: SeedPage = {
  slug: "volna-mista",
  title: "Volná místa",
  updated_day: -14,
  body: czech(`
    <p>Hledáme lidi, kterým nevadí večery a těší je, když se v sále zhasne. Mzda i požadavky jsou napsané rovnou, abyste nemuseli hádat.</p>
    <h2>Garderobiérka / garderobiér</h2>
    <p>Plný úvazek, nástup dohodou, 29 000–32 000 Kč. Chystáte kostýmy, perete, spravujete a v tmavém portálu převlékáte za jedenáct vteřin.
    Čekáme zručnost s jehlou a klid; divadelní praxe je výhoda, naučíme vás ji ale taky.</p>
    <h2>Osvětlovač / osvětlovačka</h2>
    <p>Plný úvazek, nástup dohodou, 31 000–36 000 Kč. Stavíte a svítíte představení pod vedením Lubora Peterky. Potřebujete odbornou
    způsobilost v elektrotechnice a ochotu lézt po žebříku.</p>
    <h2>Uvaděčky a uvaděči</h2>
    <p>Dohoda o provedení práce, 150 Kč za hodinu, tři až šest večerů měsíčně. Vhodné pro studenty i důchodce; nejmladšímu kolegovi
    je sedmnáct, nejstarší kolegyni sedmdesát čtyři.</p>
    <h2>Konkurz do souboru</h2>
    <p>Do činohry hledáme herce ve věku 25–35 let od příští sezony. Konkurz bývá v březnu; životopis, fotografii a dva monology
    na video pošlete do konce února.</p>
    <h2>Jak se přihlásit</h2>
    <p>Napište na <a href="mailto:prace@divadlonavantrokach.example">prace@divadlonavantrokach.example</a>. Odpovíme každému do
    čtrnácti dnů. Vaše údaje použijeme jen k výběru a po jeho skončení je smažeme; podrobnosti jsou v
    <a href="/info/zasady-zpracovani-osobnich-udaju">zásadách zpracování osobních údajů</a>. Rozhoduje, co umíte, ne odkud jste
    nebo jak dlouho vám trvá cesta po schodech.</p>`),
};

export const publishedDuties: SeedPage = {
  slug: "povinne-zverejnovane-informace",
  title: "Povinně zveřejňované informace",
  updated_day: -120,
  body: czech(`
    <p>Informace podle § 5 zákona č. 106/1999 Sb., o svobodném přístupu k informacím.</p>
    <h2>1. Název</h2>
    <p>Divadlo Na Vantrokách (demo)</p>
    <h2>2. Důvod a způsob založení</h2>
    <p>Příspěvková organizace zřízená městem Doubravín zřizovací listinou. Posláním je tvorba a uvádění divadelních inscenací a péče
    o kulturní život města. <a href="/documents/dokumenty">Zřizovací listina</a> je mezi dokumenty.</p>
    <h2>3. Organizační struktura</h2>
    <p>Organizaci řídí ředitel Mgr. Dušan Hrubeš. Člení se na umělecký soubor, technický provoz, obchodní oddělení s pokladnou
    a ekonomický úsek. Podrobnosti upravuje organizační řád, jména najdete v <a href="/kontakty">kontaktech</a>.</p>
    <h2>4. Kontaktní spojení</h2>
    <ul>
      <li>Adresa a podatelna: Mlýnská strouha 12, 799 99 Doubravín</li>
      <li>Úřední hodiny podatelny: pondělí–pátek 8:30–15:30</li>
      <li>Telefon: +420 200 000 110</li>
      <li>E-mail podatelny: podatelna@divadlonavantrokach.example</li>
      <li>Datová schránka: demo000</li>
      <li>Internetové stránky: divadlonavantrokach.example</li>
    </ul>
    <h2>5. Bankovní spojení</h2>
    <p>192000145399/0800 (demo)</p>
    <h2>6. IČO</h2>
    <p>00000019</p>
    <h2>7. DIČ</h2>
    <p>CZ00000019, organizace je plátcem DPH</p>
    <h2>8. Dokumenty a rozpočet</h2>
    <p><a href="/documents/dokumenty">Dokumenty</a> a <a href="/vyrocni-zpravy">výroční zprávy</a>. Smlouvy nad 50 000 Kč bez DPH
    zveřejňujeme v registru smluv, rozpočet schvaluje zastupitelstvo města.</p>
    <h2>9. Žádosti o informace</h2>
    <p>Žádost podejte písemně, e-mailem, datovou schránkou nebo ústně v podatelně. Uveďte jméno, datum narození a adresu, u právnické
    osoby název, IČO a sídlo, a čeho se týká. Odpovíme do 15 dnů; lhůtu můžeme ze závažných důvodů nejvýše o deset dnů prodloužit.</p>
    <h2>10. Opravné prostředky</h2>
    <p>Proti rozhodnutí o odmítnutí žádosti lze do 15 dnů podat odvolání prostřednictvím divadla k městu Doubravín. Na postup při
    vyřizování si lze stěžovat do 30 dnů tamtéž.</p>
    <h2>11. Úhrady za informace</h2>
    <p>Kopie strany A4 2 Kč, hodina mimořádně rozsáhlého vyhledávání 300 Kč. Částky do 100 Kč nevybíráme a o úhradě vás
    vyrozumíme předem.</p>
    <h2>12. Licence a výroční zpráva</h2>
    <p>Informace poskytujeme bez licenčních podmínek. Zpráva o poskytování informací podle § 18 je součástí
    <a href="/vyrocni-zpravy">výroční zprávy</a>.</p>`),
};

export const whistleblowing: SeedPage = {
  slug: "vnitrni-oznamovaci-system",
  title: "Vnitřní oznamovací systém",
  updated_day: -200,
  body: czech(`
    <p>Kdo se u nás při práci dozví o protiprávním jednání, může ho bezpečně oznámit. Postup upravuje zákon č. 171/2023 Sb.,
    o ochraně oznamovatelů.</p>
    <h2>Kdo může oznámit</h2>
    <p>Zaměstnanci, lidé na dohodu, stážisté, dobrovolníci, uchazeči o práci a také dodavatelé, se kterými spolupracujeme. Oznámit lze
    trestný čin, přestupek s horní hranicí pokuty nejméně 100 000 Kč, porušení zákona o ochraně oznamovatelů nebo předpisů Evropské unie
    v oblastech, které zákon vypočítává.</p>
    <h2>Příslušná osoba</h2>
    <p>JUDr. Ivana Doležalová. Jen ona má k oznámením přístup a je povinna mlčet o tom, kdo oznámil.</p>
    <ul>
      <li>E-mail: <a href="mailto:oznameni@divadlonavantrokach.example">oznameni@divadlonavantrokach.example</a></li>
      <li>Telefon: +420 200 000 119, pondělí 9–11 hodin</li>
      <li>Písemně: na adresu divadla, obálku označte „K rukám příslušné osoby – neotvírat“</li>
      <li>Osobně: po dohodě, nejpozději do 14 dnů od požádání</li>
    </ul>
    <h2>Co bude následovat</h2>
    <ol>
      <li>Do 7 dnů potvrdíme přijetí.</li>
      <li>Do 30 dnů oznámení posoudíme a výsledek vám napíšeme; ve složitých případech lze lhůtu dvakrát o 30 dnů prodloužit.</li>
      <li>Je-li oznámení důvodné, navrhneme opatření a dáme vám vědět, co se stalo.</li>
    </ol>
    <h2>Ochrana</h2>
    <p>Za oznámení učiněné v dobré víře nesmí přijít odveta: výpověď, snížení mzdy, přeložení ani šikana. Vědomě nepravdivé
    oznámení chráněno není a je přestupkem. Anonymní oznámení přijmeme, potvrdit jeho přijetí ale nemáme komu.</p>
    <p>Oznámit lze také přímo Ministerstvu spravedlnosti. Přijímáme i oznámení od osob, které pro divadlo nevykonávají závislou práci.</p>`),
};
