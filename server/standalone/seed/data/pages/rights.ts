import type { SeedPage } from "#standalone/seed/types.ts";
import { shopEmail } from "#standalone/seed/data/shop-email.ts";
import { czech } from "#standalone/seed/typeset.ts";

/** Instruction and model form under Government Regulation 363/2013 and its successor 29/2023. */
export const withdrawal: SeedPage = {
  slug: "odstoupeni-od-smlouvy",
  title: "Odstoupení od smlouvy",
  updated_day: -40,
  body: czech(`
    <p>Koupili jste u nás zboží přes internet a chcete ho vrátit? Do 14 dnů od převzetí můžete od smlouvy odstoupit bez udání
    důvodu. Stačí nám to napsat; formulář níže vám to usnadní, použít ho ale nemusíte.</p>
    <h2>Jak od smlouvy odstoupit</h2>
    <ol>
      <li>Vyplňte formulář na stránce <a href="/odstoupeni">Odstoupit od smlouvy</a>, bez přihlášení a bez udání důvodu. Nebo nám napište na ${shopEmail} či na adresu divadla číslo objednávky, své jméno a čeho se odstoupení týká.</li>
      <li>Obratem vám e-mailem potvrdíme, že jsme odstoupení přijali, včetně jeho obsahu, data a času.</li>
      <li>Zboží nám do 14 dnů pošlete nebo přineste do pokladny. Nepoužité a v původním obalu se vrací nejsnáz.</li>
      <li>Peníze vrátíme do 14 dnů od odstoupení, nejdříve ale po vrácení zboží nebo prokázání jeho odeslání.</li>
    </ol>
    <h2>Poučení o právu odstoupit od smlouvy</h2>
    <h3>Právo odstoupit</h3>
    <p>Do 14 dnů máte právo odstoupit od této smlouvy bez udání důvodu. Lhůta uplyne po 14 dnech ode dne, kdy vy nebo vámi určená
    třetí osoba, jiná než dopravce, zboží převezmete; u více kusů dodaných samostatně ode dne převzetí posledního z nich.</p>
    <p>Pro účely uplatnění práva na odstoupení musíte o svém odstoupení informovat Divadlo Na Vantrokách, Mlýnská strouha 12,
    799 99 Doubravín, telefon +420 200 000 120, e-mail ${shopEmail}, a to formou jednoznačného prohlášení, například
    dopisem nebo e-mailem. Můžete použít přiložený vzorový formulář, není to však vaší povinností.</p>
    <p>Můžete rovněž odstoupit od smlouvy online na stránce <a href="/odstoupeni">Odstoupit od smlouvy</a>, na kterou vede odkaz
    v patičce každé stránky webu. Využijete-li této možnosti, bez zbytečného odkladu Vám potvrdíme přijetí prohlášení o odstoupení
    od smlouvy v textové podobě (například prostřednictvím elektronické pošty), včetně jeho obsahu a data a času jeho odeslání.</p>
    <p>Aby byla lhůta pro odstoupení dodržena, postačuje odeslat prohlášení před jejím uplynutím.</p>
    <h3>Důsledky odstoupení</h3>
    <p>Pokud odstoupíte od této smlouvy, vrátíme vám bez zbytečného odkladu, nejpozději do 14 dnů ode dne, kdy nám došlo vaše oznámení,
    všechny platby, které jsme od vás obdrželi, včetně nákladů na dodání (kromě dodatečných nákladů vzniklých tím, že jste zvolili
    jiný než nejlevnější způsob standardního dodání, který nabízíme). Použijeme stejný způsob platby, jaký jste použili vy, pokud jste
    výslovně neurčili jinak. V žádném případě vám tím nevzniknou další náklady. Platbu vrátíme až po obdržení zboží zpět nebo po
    prokázání, že jste je odeslali, podle toho, co nastane dříve.</p>
    <p>Zboží bez zbytečného odkladu, nejpozději do 14 dnů ode dne odstoupení, zašlete nebo předejte na adresu divadla. Přímé náklady
    spojené s vrácením zboží ponesete vy. Odpovídáte pouze za snížení hodnoty zboží v důsledku nakládání jiného, než které
    je nutné k obeznámení se s povahou, vlastnostmi a funkčností zboží.</p>
    <h2>Kdy odstoupit nelze</h2>
    <p>Podle § 1837 občanského zákoníku nelze odstoupit mimo jiné od smlouvy o dodávce:</p>
    <ul>
      <li>zboží vyrobeného podle vašich požadavků nebo přizpůsobeného vašim osobním potřebám,</li>
      <li>zboží v zapečetěném obalu, které z hygienických důvodů není vhodné vrátit poté, co jste jej porušili (u nás čokoláda, perník, med, čaj a mýdlo),</li>
      <li>zvukové nahrávky v zapečetěném obalu, pokud jste jej porušili (u nás vinylová deska),</li>
      <li>služeb pro využití volného času, mají-li být poskytnuty v určeném termínu (vstupenky na představení).</li>
    </ul>
    <p>Dárkový poukaz na určitý termín vázán není, proto ho můžete vrátit také, dokud jste z něj nečerpali.</p>
    <h2>Vzorový formulář</h2>
    <p>Vyplňte tento formulář a pošlete ho zpět pouze v případě, že chcete odstoupit od smlouvy.</p>
    <ul>
      <li>Adresát: Divadlo Na Vantrokách, Mlýnská strouha 12, 799 99 Doubravín, e-mail ${shopEmail}</li>
      <li>Oznamuji/oznamujeme*), že tímto odstupuji/odstupujeme*) od smlouvy o koupi tohoto zboží*)/o poskytnutí těchto služeb*):</li>
      <li>Datum objednání*)/datum obdržení*):</li>
      <li>Číslo objednávky:</li>
      <li>Jméno a příjmení spotřebitele/spotřebitelů:</li>
      <li>Adresa spotřebitele/spotřebitelů:</li>
      <li>Podpis (pouze pokud je formulář zasílán v listinné podobě):</li>
      <li>Datum:</li>
    </ul>
    <p>*) Nehodící se škrtněte nebo údaje doplňte.</p>`),
};

export const claims: SeedPage = {
  slug: "reklamace",
  title: "Reklamace",
  updated_day: -40,
  body: czech(`
    <p>Nepovedlo se něco nám, výrobci nebo dopravci? Ozvěte se, dáme to do pořádku. Vada se může projevit do dvou let od převzetí.
    Reklamovat můžete <a href="/reklamovat">formulářem na tomto webu</a>, v pokladně divadla, e-mailem na ${shopEmail} nebo zásilkou na adresu divadla. Vyřídíme ji nejpozději
    do 30 dnů a pošleme vám o tom potvrzení.</p>
    <h2>Jak reklamovat</h2>
    <ol>
      <li>Popište vadu a řekněte, jak ji chcete vyřešit. Fotografie pomůže, nutná není.</li>
      <li>Doložte nákup: číslem objednávky, potvrzovacím e-mailem nebo dokladem.</li>
      <li>Zboží přineste do pokladny, nebo je dobře zabalené pošlete na adresu Divadlo Na Vantrokách, Mlýnská strouha 12, 799 99 Doubravín. Dobírku prosím nepoužívejte.</li>
    </ol>
    <p>Hned vám písemně potvrdíme, kdy jste reklamaci uplatnili, co je jejím obsahem, jaké vyřízení požadujete a jaké jste nám dali
    kontaktní údaje. Po vyřízení dostanete potvrzení o jeho datu a způsobu, případně písemné odůvodnění zamítnutí.</p>
    <h2>Na co máte nárok</h2>
    <ul>
      <li>Přednostně na odstranění vady: opravou, nebo dodáním nového zboží, podle vaší volby, ledaže je zvolený způsob nemožný nebo nepřiměřeně nákladný.</li>
      <li>Na přiměřenou slevu, nebo na odstoupení od smlouvy, pokud jsme vadu neodstranili, projeví se opakovaně, jde o podstatné porušení smlouvy, nebo je zřejmé, že ji neodstraníme.</li>
      <li>Na náhradu účelně vynaložených nákladů, které vám s reklamací vznikly. Požádejte o ni do jednoho měsíce po konci lhůty k vytknutí vady.</li>
    </ul>
    <p>Projeví-li se vada v průběhu jednoho roku od převzetí, má se za to, že zboží bylo vadné už při převzetí. Nevyřídíme-li reklamaci
    do 30 dnů, můžete od smlouvy odstoupit nebo požadovat přiměřenou slevu.</p>
    <h2>Co vada není</h2>
    <p>Běžné opotřebení, poškození nevhodným zacházením a drobné odlišnosti ručně vyráběného zboží, na které u výrobku
    upozorňujeme. I tak se ale ozvěte, rádi poradíme.</p>
    <h2>Když se nedohodneme</h2>
    <p>K mimosoudnímu řešení spotřebitelských sporů je příslušná Česká obchodní inspekce, Ústřední inspektorát – oddělení ADR,
    Gorazdova 1969/24, 120 00 Praha 2, e-mail adr@coi.gov.cz, internetová adresa coi.gov.cz/informace-o-adr/. Návrh lze podat do
    jednoho roku ode dne, kdy jste své právo u nás uplatnili poprvé.</p>`),
};
