import type { SeedPage } from "#server/demo-backend/seed/types.ts";
import { czech } from "#server/demo-backend/seed/typeset.ts";

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
  updated_day: -40,
  body: czech(`
    <p>Divadlo Na Vantrokách chce, aby jeho web i obchod mohl používat každý. Tato stránka je prohlášením o přístupnosti podle zákona
    č. 99/2019 Sb. a zároveň informací o přístupnosti služby podle zákona č. 424/2023 Sb.</p>
    <h2>Co obchod nabízí a jak ho používat</h2>
    <p>V obchodě můžete prohlížet zboží, vložit ho do košíku, uplatnit poukaz, vybrat dopravu a platbu a objednat. Celou
    cestu lze projít jen klávesnicí, se čtečkou obrazovky, při zvětšení na 400 % a také s vypnutým JavaScriptem. Chyby ve formuláři
    vypisujeme nahoře se seznamem odkazů i přímo u pole.</p>
    <h2>Stav souladu</h2>
    <p>Stavíme podle normy EN 301 549 a doporučení WCAG 2.2 na úrovni AA. Web je s nimi částečně v souladu, výjimky
    jsou uvedeny níže.</p>
    <h2>Známé nedostatky</h2>
    <ul>
      <li>Platební brána je službou třetí strany a její přístupnost ovlivnit neumíme. Místo karty můžete zaplatit převodem nebo v pokladně.</li>
      <li>Poukazy v PDF jsou označkované, starší ručně upravené soubory být nemusí. Na požádání pošleme kód v prostém textu.</li>
      <li>U některých obrázků zboží je popis jen stručný; podrobnosti jsou v textu výrobku.</li>
    </ul>
    <h2>Jak jsme stav zjistili</h2>
    <p>Vlastním hodnocením: automatickými testy každé stránky a ruční kontrolou s klávesnicí a čtečkou obrazovky. Prohlášení
    každý rok znovu posuzujeme.</p>
    <h2>Přístupnost divadla</h2>
    <p>Velký sál je bezbariérový a má indukční smyčku. Do Komory vede 9 schodů s plošinou, prosíme o zprávu předem. Asistenční psi jsou
    vítáni ve všech sálech. Pokladna má sníženou přepážku.</p>
    <h2>Napište nám</h2>
    <p>Narazili jste na překážku? Napište na pristupnost@divadlonavantrokach.example nebo zavolejte na +420 200 000 120. Odpovíme do
    15 dnů a informaci dodáme v podobě, která vám vyhovuje. Nebudete-li s odpovědí spokojeni, můžete se obrátit na
    Digitální a informační agenturu, která na přístupnost webů veřejných institucí dohlíží, v případě obchodu na
    Českou obchodní inspekci.</p>`),
};
