import type { SeedPage } from "#standalone/seed/types.ts";
import * as building from "#standalone/seed/data/building.ts";
import { shopEmail } from "#standalone/seed/data/shop-email.ts";
import { czech } from "#standalone/seed/typeset.ts";

export const delivery: SeedPage = {
  slug: "doprava-a-platba",
  title: "Doprava a platba",
  updated_day: -20,
  body: czech(`
    <p>Objednávky přijaté do 12:00 v pracovní den předáváme dopravci týž den. Zboží si můžete zdarma vyzvednout v pokladně; jakmile bude
    připravené, pošleme vám e-mail. Doručujeme po celé České republice a na Slovensko.</p>
    <h2>Doprava</h2>
    <table>
      <thead>
        <tr><th scope="col">Způsob</th><th scope="col">Cena s DPH</th><th scope="col">Kdy dorazí</th></tr>
      </thead>
      <tbody>
        <tr><td>Osobní odběr v pokladně nebo v infocentru</td><td>zdarma</td><td>do 2 pracovních dnů připraveno</td></tr>
        <tr><td>Zásilkovna, výdejní místo nebo Z-BOX</td><td>79 Kč, od 1 500 Kč zdarma</td><td>2–3 pracovní dny</td></tr>
        <tr><td>Balíkovna, pošta nebo box</td><td>69 Kč</td><td>2–3 pracovní dny</td></tr>
        <tr><td>PPL na adresu</td><td>129 Kč</td><td>1–2 pracovní dny</td></tr>
        <tr><td>Slovensko – Packeta</td><td>119 Kč</td><td>3–5 pracovních dnů</td></tr>
        <tr><td>E-mail (jen dárkové poukazy)</td><td>zdarma</td><td>do 15 minut po zaplacení</td></tr>
      </tbody>
    </table>
    <p>Zboží na objednání odesíláme ve lhůtě, která je u něj uvedena. Je-li v košíku zboží skladem i na objednání, pošleme všechno
    najednou, až bude celé připravené.</p>
    <h2>Platba</h2>
    <table>
      <thead>
        <tr><th scope="col">Způsob</th><th scope="col">Cena s DPH</th></tr>
      </thead>
      <tbody>
        <tr><td>Kartou online, Apple Pay, Google Pay</td><td>zdarma</td></tr>
        <tr><td>QR platba nebo bankovní převod</td><td>zdarma</td></tr>
        <tr><td>Na dobírku (Zásilkovna, Balíkovna, PPL)</td><td>39 Kč</td></tr>
        <tr><td>V pokladně při vyzvednutí, hotově</td><td>zdarma</td></tr>
      </tbody>
    </table>
    <p>Při platbě převodem použijte prosím jako variabilní symbol číslo objednávky; je i v QR kódu. Na Slovensko
    dobírkou neposíláme. Platbu v hotovosti zaokrouhlujeme na celé koruny, uvidíte to v košíku před odesláním.</p>
    <h2>Převzetí</h2>
    <p>Zásilka pro osobní odběr čeká 14 dní, na výdejním místě podle pravidel dopravce obvykle 7 dní. Nestíháte? Napište nám, lhůtu
    v pokladně rádi prodloužíme. Otevírací dobu najdete na stránce <a href="/info/kontakt-a-pokladna">Kontakt
    a pokladna</a>.</p>`),
};

export const howToBuy: SeedPage = {
  slug: "jak-nakupovat",
  title: "Jak nakupovat",
  updated_day: -20,
  body: czech(`
    <p>Registraci k nákupu nepotřebujete, stačí e-mail. Celá objednávka je na jedné stránce a zabere asi tři minuty.</p>
    <h2>Pět kroků</h2>
    <ol>
      <li><strong>Vyberte zboží.</strong> V <a href="/eshop">e-shopu</a> si ho prohlédněte, zvolte velikost nebo provedení a přidejte ho do košíku.</li>
      <li><strong>Zkontrolujte košík.</strong> V <a href="/kosik">košíku</a> upravíte počty kusů, připíšete poznámku nebo položku odeberete. Odebranou položku jde jedním klepnutím vrátit.</li>
      <li><strong>Uplatněte kód.</strong> Máte-li slevový kód nebo poukaz, zadejte ho pod položkami. Slevu hned uvidíte v ceně.</li>
      <li><strong>Zvolte dopravu a platbu</strong> a vyplňte kontakt. Nakupujete-li na firmu, přidejte IČO a případně DIČ.</li>
      <li><strong>Objednejte.</strong> Nad tlačítkem „Objednávka zavazující k platbě“ je celková cena se vším všudy. Nic dalšího neúčtujeme.</li>
    </ol>
    <h2>Spletli jste se?</h2>
    <p>Dokud objednávku neodešlete, můžete cokoli opravit přímo na stránce košíku. Po odeslání nám napište na
    ${shopEmail}; dokud jsme ji nepředali dopravci, změníme ji nebo zrušíme.</p>
    <h2>Co přijde potom</h2>
    <p>E-mailem vám pošleme potvrzení s obsahem objednávky, obchodními podmínkami a poučením o odstoupení od smlouvy. Smlouvu
    uzavíráme v češtině, ukládáme ji elektronicky a přístupná je vám přes odkaz v tomto e-mailu.</p>
    <p>Košík si pamatujeme 14 dní, takže se k němu můžete vrátit, ze stejného prohlížeče i bez přihlášení. Zboží v něm ale zamluvené není.</p>
    <h2>Co znamená dostupnost</h2>
    <ul>
      <li><strong>Skladem</strong> – odesíláme nejpozději druhý pracovní den.</li>
      <li><strong>Skladem, poslední kusy</strong> – platí totéž, jen neváhejte.</li>
      <li><strong>Do 5 dnů</strong> – vyrábíme nebo objednáváme, odešleme v uvedené lhůtě.</li>
      <li><strong>Vyprodáno</strong> – teď koupit nejde.</li>
    </ul>
    <p>Dál by se vám mohlo hodit: <a href="/info/doprava-a-platba">Doprava a platba</a>, <a href="/info/reklamace">Reklamace</a>,
    <a href="/info/odstoupeni-od-smlouvy">Odstoupení od smlouvy</a>.</p>`),
};

export const aboutVouchers: SeedPage = {
  slug: "darkove-poukazy",
  title: "Dárkové poukazy",
  updated_day: -20,
  body: czech(`
    <p>Nejlepší místo v hledišti je vedle někoho, koho máte rádi. Poukaz vybere večer za vás a nechá na obdarovaném, co se bude
    hrát. Všechny najdete v kategorii <a href="/1/darkove-poukazy">Dárkové poukazy</a>.</p>
    <h2>Které poukazy nabízíme</h2>
    <ul>
      <li><strong>Dárkový poukaz do divadla</strong> v hodnotě 300, 500, 1 000 nebo 2 000 Kč. Čerpá se po částech.</li>
      <li><strong>Poukaz Večer pro dva</strong> za 1 200 Kč: dvě vstupenky v nejlepší cenové skupině a dva nápoje.</li>
      <li><strong>Poukaz pro školáka</strong> za 240 Kč: dvě dětské vstupenky do Mlýnice.</li>
    </ul>
    <h2>Jak poukaz přijde</h2>
    <p>Do 15 minut po zaplacení e-mailem, jako PDF ve formátu A5, které vytisknete nebo přepošlete. Věnování, nejvýše 160 znaků, napište u
    poukazu nebo potom v košíku; každá hodnota poukazu v něm má jedno. Kupujete-li jen poukazy, adresu po vás nechceme a doprava je zdarma.</p>
    <h2>Jak poukaz uplatnit</h2>
    <p>V pokladně divadla při nákupu vstupenek: předložte kód vytištěný nebo v telefonu. Zůstatek vám v pokladně kdykoli řekneme.</p>
    <p>V e-shopu: kód zadejte v <a href="/kosik">košíku</a> pod položkami. Zaplatí se z něj jen to, co nákup stojí: co zbude, zůstane na
    kódu pro další nákup, a na větší nákup doplatíte. Jiný dárkový poukaz si za něj koupit nelze.</p>
    <p>Kolik na poukazu zbývá a do kdy platí, ukáže stránka <a href="/poukaz">Zůstatek dárkového poukazu</a>. Stačí opsat kód.</p>
    <h2>Podmínky</h2>
    <ul>
      <li>Poukaz platí 24 měsíců ode dne zaplacení; datum je na něm vytištěné.</li>
      <li>Není na jméno, uplatní ho ten, kdo předloží kód. Chraňte ho proto jako peníze.</li>
      <li>Za peníze ho vyměnit nelze. Do 14 dnů od koupě ho ale můžete vrátit, dokud z něj nebylo čerpáno.</li>
      <li>Při prodeji není předmětem DPH, daň se uplatní při čerpání.</li>
      <li>${building.cancelledVoucher} Týká se to vstupenek na zrušené představení.</li>
    </ul>`),
};

export const contact: SeedPage = {
  slug: "kontakt-a-pokladna",
  title: "Kontakt a pokladna",
  updated_day: -10,
  body: czech(`
    <p>Vstupenky, poukazy a vyzvednutí objednávek. Kudy k nám a jak dovnitř, popisuje stránka
    <a href="/info/pristupnost-a-cesta">Přístupnost a cesta</a>.</p>
    <h2>Otevírací doba pokladny</h2>
    <ul>
      <li>${building.deskDays}</li>
      <li>${building.deskOtherDays}</li>
    </ul>
    <h2>Kontakt</h2>
    <ul>
      <li>Divadlo Na Vantrokách, Mlýnská strouha 12, 799 99 Doubravín</li>
      <li>Pokladna: <a href="tel:+420200000120">+420 200 000 120</a>, <a href="mailto:pokladna@divadlonavantrokach.example">pokladna@divadlonavantrokach.example</a></li>
      <li>Objednávky z e-shopu: <a href="mailto:${shopEmail}">${shopEmail}</a></li>
    </ul>
    <h2>Osobní odběr</h2>
    <p>Objednávky z e-shopu vydáváme v pokladně a v Infocentru na náměstí, Horní náměstí 1. ${building.informationHours} Vezměte
    s sebou číslo objednávky; stačí ho ukázat v telefonu.</p>
    <h2>Údaje o organizaci</h2>
    <p>Divadlo Na Vantrokách je příspěvková organizace zřízená městem Doubravín (demo). IČO 00000019, DIČ CZ00000019, datová
    schránka demo000.</p>`),
};
