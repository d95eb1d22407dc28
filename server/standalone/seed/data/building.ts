/**
 * Facts about the house that several texts need: the way, the entrances, steps, parking and hours. A text states them
 * only with these sentences, so that two pages cannot contradict each other; server/standalone/tests/building.test.ts
 * compares.
 */

export const entrance =
  "Hlavní vchod je z Mlýnské strouhy pod červenou markýzou a vede jím cesta bez schodů.";
export const opening = "Budovu otevíráme hodinu před představením, sály půl hodiny před ním.";
export const transport =
  "Od nádraží je to deset minut pěšky po nábřeží, autobusová zastávka Mlýn je přímo před vchodem.";
export const bicycles = "Kola můžete zamknout na dvoře.";
export const parking =
  "Dvě parkovací místa pro vozy s průkazem ZTP/P jsou na dvoře, vjíždí se vraty z Mlýnské strouhy; ostatní místa u divadla nemáme.";

export const largeHall =
  "Do Velkého sálu vede z vestibulu cesta bez schodů, na balkon jezdí výtah. V 8. řadě u uličky jsou dvě místa pro vozík a vedle každého jedno pro doprovod, indukční smyčka pokrývá celé přízemí.";
export const chamber =
  "Do Komory vede 9 schodů. Na vozíku vás nahoru zveze plošina, objednejte si ji prosím nejpozději den předem v pokladně.";
export const mill =
  "Do Mlýnice se dostanete bez schodů z vestibulu, mezi lavicemi je široký průjezd, u něj dvě místa pro vozík a vedle každého jedno pro doprovod, a za knihovnou klidový koutek.";
export const courtyard =
  "Na Letní dvůr se jezdí i chodí vraty z Mlýnské strouhy bez schodů, zpevněná cesta vede až k první řadě, kde jsou u cesty dvě místa pro vozík a vedle každého jedno pro doprovod. Povrch dvora je místy z kamenů.";
export const toilet = "Bezbariérová toaleta s přebalovacím pultem je v přízemí vedle šatny.";
export const dogs =
  "Vodicí a asistenční psi jsou vítáni ve všech sálech; řekněte nám o nich předem, připravíme místo u nohou.";
export const desk = "Pokladna je v přízemí, má sníženou přepážku a indukční smyčku.";

export const deskDays = "Pondělí–pátek 15:00–19:00.";
export const deskOtherDays =
  "O víkendech a svátcích je pokladna otevřena jen v den představení: hodinu před začátkem a ještě hodinu po něm.";
export const deskHours = `${deskDays} ${deskOtherDays}`;

export const informationCentre = "Infocentrum je v přízemí radnice, bezbariérový vchod je z Radniční uličky.";
export const informationHours = "Denně 9:00–17:00, od června do srpna do 19:00.";

/** Why and how the price of a ticket is returned; the page about tickets says it on the site's side in other words. */
export const cancelled =
  "Vstupenky na zrušené nebo přesunuté představení platí i na náhradní termín. Nehodí-li se vám, nebo náhradní termín není, vrátíme celou cenu stejnou cestou, jakou jste platili, a to do 14 dnů od chvíle, kdy se nám ozvete; ozvěte se prosím nejlépe do měsíce od původního data.";
export const cancelledVoucher =
  "Co jste zaplatili poukazem, vrátíme na jeho kód, a pokud jeho platnost mezitím skončila, o tři měsíce ji prodloužíme.";

/** The day of the last assessment of the site's accessibility; the statement tells it. */
export const assessed = "9. listopadu 2026";
