import type { SeedPage } from "#standalone/seed/types.ts";
import * as building from "#standalone/seed/data/building.ts";
import { czech } from "#standalone/seed/typeset.ts";

/** The one page with the way, the entrances, the halls and the hours; other pages link to it. */
export const way: SeedPage = {
  slug: "pristupnost-a-cesta",
  title: "Přístupnost a cesta",
  updated_day: -10,
  body: czech(`
    <p>Jak se k nám dostanete, kudy dovnitř a co čeká na místě. Nejste-li si jistí, zavolejte do pokladny na
    <a href="tel:+420200000120">+420 200 000 120</a>; poradíme a v den představení vás u dveří někdo vyhlíží.</p>
    <h2>Cesta</h2>
    <p>Mlýnská strouha 12, 799 99 Doubravín. ${building.transport} Mapu najdete v <a href="/kontakty">kontaktech</a>.</p>
    <h2>Auto a kolo</h2>
    <ul>
      <li>${building.parking}</li>
      <li>${building.bicycles}</li>
    </ul>
    <h2>Vstup</h2>
    <p>${building.entrance} ${building.opening}</p>
    <h2>Sály</h2>
    <dl>
      <dt>Velký sál</dt><dd>${building.largeHall}</dd>
      <dt>Komora</dt><dd>${building.chamber}</dd>
      <dt>Mlýnice</dt><dd>${building.mill}</dd>
      <dt>Letní dvůr</dt><dd>${building.courtyard}</dd>
    </dl>
    <h2>Zázemí</h2>
    <ul>
      <li>${building.toilet}</li>
      <li>${building.dogs}</li>
      <li>${building.desk}</li>
    </ul>
    <p>Relaxovaná představení, představení s titulky, s tlumočením a s audiopopisem najdete v <a href="/program">programu</a> podle
    značky. Slevy pro držitele průkazů a jejich doprovod jsou na stránce <a href="/vstupenky">Vstupenky</a>.</p>
    <h2>Kdy je otevřená pokladna</h2>
    <ul>
      <li>${building.deskDays}</li>
      <li>${building.deskOtherDays}</li>
    </ul>
    <h2>Infocentrum na náměstí</h2>
    <p>Horní náměstí 1. ${building.informationCentre} ${building.informationHours}</p>
    <p>Jak přístupný je tento web, popisuje <a href="/info/pristupnost">Prohlášení o přístupnosti</a>.</p>`),
};
