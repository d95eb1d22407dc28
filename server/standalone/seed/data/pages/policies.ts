import type { SeedPage } from "#standalone/seed/types.ts";
import * as building from "#standalone/seed/data/building.ts";
import { czech } from "#standalone/seed/typeset.ts";

export const cookies: SeedPage = {
  slug: "cookies",
  title: "Cookies",
  updated_day: -40,
  body: czech(`
    <p>Cookies jsou malé soubory, které si web ukládá ve vašem prohlížeči. Technické potřebujeme, aby web a košík fungovaly, a souhlas
    k nim není nutný. Na všechny ostatní se vás nejdřív zeptáme a odmítnout je jde stejně snadno jako přijmout.</p>
    <h2>Kategorie, které vyžadují souhlas</h2>
    <p>Analytické, marketingové a reklamní cookies smíme uložit jen s vaším souhlasem. Dokud jste ho nedali, neukládáme je
    a žádný cizí server se o vaší návštěvě nedozví. Souhlas platí rok a můžete ho kdykoli změnit nebo odvolat níže na této stránce;
    vede na ni i odkaz Nastavení cookies v patičce. Naposledy prohlížené produkty si bez souhlasu s marketingovými cookies
    pamatuje jen otevřená stránka, s ním i váš prohlížeč.</p>
    <h2>Jak cookies smazat</h2>
    <p>Uložené soubory můžete kdykoli smazat v nastavení prohlížeče, obvykle v části Soukromí. Obsah košíku tím zmizí a budete se
    muset znovu přihlásit, nic dalšího se nestane.</p>
    <p>O zpracování osobních údajů obecně píšeme v <a href="/info/zasady-zpracovani-osobnich-udaju">zásadách zpracování osobních
    údajů</a>.</p>`),
};

export const accessibility: SeedPage = {
  slug: "pristupnost",
  title: "Prohlášení o přístupnosti",
  updated_day: -12,
  body: czech(`
    <p>Divadlo Na Vantrokách chce, aby jeho web i obchod mohl používat každý. Tato stránka je prohlášením o přístupnosti podle § 8
    zákona č. 99/2019 Sb., o přístupnosti internetových stránek a mobilních aplikací, který se na nás jako na příspěvkovou organizaci města
    vztahuje, a zároveň informací o přístupnosti služby elektronického obchodování podle zákona č. 424/2023 Sb.,
    o požadavcích na přístupnost některých výrobků a služeb. Platí pro web divadlonavantrokach.example. Kudy do divadla a jak je to uvnitř se
    schody, popisuje stránka <a href="/info/pristupnost-a-cesta">Přístupnost a cesta</a>.</p>
    <h2>Co web nabízí a jak ho používat</h2>
    <p>Na webu najdete program, zboží a dárkové poukazy. V obchodě můžete prohlížet zboží, vložit ho do košíku, uplatnit poukaz,
    vybrat dopravu a platbu, objednat, odstoupit od smlouvy a reklamovat. Nákup funguje i s vypnutým JavaScriptem a skládá
    se z běžných polí a tlačítek, která jde ovládat klávesnicí. Stránky mají nadpisy, oblasti a popisky, podle kterých se orientují čtečky obrazovky. Chyby ve formuláři vypisujeme
    nahoře se seznamem odkazů i přímo u pole, a co jste napsali, zůstává.</p>
    <h2>Stav souladu</h2>
    <p>Stavíme podle normy EN 301 549 a pravidel WCAG 2.2 na úrovni AA. Web je s nimi <strong>částečně v souladu</strong>, protože
    má nedostatky uvedené níže.</p>
    <h2>Co splněno není</h2>
    <ul>
      <li>S lidmi s postižením, se skutečnou čtečkou obrazovky ani celý nákup jen klávesnicí jsme web zatím nezkoušeli. Že všude všechno funguje, proto netvrdíme.</li>
      <li>Platební brána je službou třetí strany a její přístupnost neovlivníme. Místo karty můžete zaplatit převodem nebo v pokladně.</li>
      <li>U části obrázků je náhradní text jen stručný. Co je na fotografii zboží, říká i text výrobku.</li>
      <li>Dokumenty ke stažení v PDF jsme podle normy neověřovali. Na požádání pošleme jejich obsah v prostém textu.</li>
    </ul>
    <h2>Jak jsme stav zjistili</h2>
    <p>Vlastním hodnocením, které jsme naposledy dokončili ${building.assessed}:</p>
    <ul>
      <li>nástrojem axe, automaticky na každé stránce webu a v jejích stavech, se zapnutým i vypnutým JavaScriptem,</li>
      <li>automatickým ovládáním klávesnicí: nabídky, vyhledávání, program, okna, galerie a hvězdičky hodnocení,</li>
      <li>kontrolou stromu přístupnosti, tedy rolí a názvů, které prohlížeč čtečkám předává,</li>
      <li>při šířce 320 bodů, která odpovídá zvětšení na 400 %, v režimu vynucených barev a s omezeným pohybem.</li>
    </ul>
    <p>Automatické zkoušky běží při každé změně webu. Prohlášení bylo vypracováno ${building.assessed} a nejméně jednou za rok
    ho znovu posoudíme.</p>
    <h2>Napište nám</h2>
    <p>Narazili jste na překážku, nebo potřebujete informaci v jiné podobě? Napište na
    <a href="mailto:pristupnost@divadlonavantrokach.example">pristupnost@divadlonavantrokach.example</a> nebo zavolejte na
    <a href="tel:+420200000120">+420 200 000 120</a>. Odpovíme do 30 dnů, obvykle do týdne.</p>
    <h2>Kdo na to dohlíží</h2>
    <p>Nebudete-li s odpovědí spokojeni, můžete se obrátit na Digitální a informační agenturu, Na Vápence 915/14, 130 00 Praha 3,
    která dohlíží na přístupnost webů veřejných institucí, a v případě obchodu na Českou obchodní inspekci, Gorazdova 1969/24,
    120 00 Praha 2, která je orgánem dozoru podle zákona č. 424/2023 Sb.</p>`),
};
