import type { Calendar } from "#standalone/seed/calendar.ts";
import type { WrittenArticle } from "#standalone/seed/content-types.ts";
import * as building from "#standalone/seed/data/building.ts";

/** News about single titles: a premiere, a cancelled performance, a derniere. */
export function titleNews(calendar: Calendar): readonly WrittenArticle[] {
  return [
    {
      slug: "rur-ma-za-sebou-premieru",
      title: "R. U. R. má za sebou premiéru",
      perex: "Fotografie, první ohlasy a termíny do konce roku.",
      author: "Jan Hřebíček",
      category: "ze-zkusebny",
      production_slug: "rur",
      published_at: calendar.at(-40, 8),
      body: `
        <p>V sobotu večer se v mlýně rozjela továrna. Premiéra <a href="/repertoar/rur">R. U. R.</a> trvala hodinu padesát, děkovačka
        jedenáct minut a nikdo při ní nezakašlal; to druhé potvrdil i kritik, který na to má prý uši.</p>
        <p>Režisér Tobiáš Krejčíř nechal plechové roboty v muzeu. Jeho umělí lidé vypadají jako my, jen o chlup odpočatější. Radius
        Matěje Suchopára se celé první dějství usmívá a teprve ve druhém pochopíte, že to nebyl úsměv. Helenu alternují Tereza Kubištová
        a Šárka Žďárková, každá úplně jinak, takže se vyplatí přijít dvakrát.</p>
        <blockquote><p>„R. U. R. bez plechu a bez klišé. Hodina padesát, při které nikdo nezakašle.“</p><p>Rampa a pero</p></blockquote>
        <h2>Co říkali diváci</h2>
        <p>V předsíni jsme posbírali lístky. Nejkratší stál za všechny: „Jdu domů vypnout vysavač.“ Nejčastěji jste psali o scéně
        Davida Nezvala, pásu, který se během večera ani jednou nezastaví, a o tichu, které nastane, když se to konečně stane.</p>
        <p>Pozor, v inscenaci se používá stroboskop a divadelní kouř. Trvá to asi půl minuty ve druhém dějství; kdo chce, může si
        tu chvíli počkat v předsíni, uvaděčky vědí kdy.</p>
        <p>Do konce roku hrajeme ještě několikrát, jednou s anglickými titulky a jednou s debatou po představení. Všechny termíny jsou na
        <a href="/repertoar/rur">stránce inscenace</a>. A kdo si chce továrnu odnést domů, najde v e-shopu
        <a href="/107/papir-a-plakaty/plakat-r-u-r">plakát R. U. R.</a> v sítotisku.</p>`,
    },
    {
      slug: "zrusene-predstaveni-marysa",
      title: `Zrušené představení: Maryša ${calendar.date(10)}`,
      perex: "Vstupenky platí na náhradní termín, nebo peníze vrátíme.",
      author: "Pavlína Tůmová",
      production_slug: "marysa",
      published_at: calendar.at(-1, 13),
      body: `
        <p>Moc nás to mrzí, ale <a href="/repertoar/marysa">Maryšu</a> v pátek ${calendar.date(10)} v 19:00 nemůžeme odehrát. V souboru
        máme onemocnění, které se nedá přemluvit, a roli tak velkou, že se nedá převzít za čtrnáct dní.</p>
        <h2>Co se vstupenkami</h2>
        <ul>
          <li><strong>Chcete přijít jindy?</strong> Nedělejte nic. Náhradní termín je ve středu ${calendar.date(22)} v 19:00
          a místa vám zůstávají.</li>
          <li><strong>Nemůžete?</strong> ${building.cancelled} Napište na pokladna@divadlonavantrokach.example číslo objednávky.</li>
          <li><strong>Kupovali jste v pokladně hotově?</strong> Přijďte se vstupenkou, vyplatíme vás na místě.</li>
          <li><strong>Platili jste poukazem?</strong> ${building.cancelledVoucher}</li>
        </ul>
        <p>Všem, kdo kupovali online, jsme totéž poslali e-mailem. Nedorazil? Podívejte se i do spamu nebo hromadné pošty, nebo nám zavolejte na
        +420 200 000 120. ${building.deskHours}</p>
        <p>A jestli už máte na ten večer hlídání, jeďte do kina, my to pochopíme. Děkujeme za trpělivost a nemocným přejeme
        teplý čaj.</p>
        <p>Pravidla pro zrušená a přesunutá představení najdete celá na stránce <a href="/vstupenky">Vstupenky</a>.</p>`,
    },
    {
      slug: "rozloucime-se-s-hmyzem",
      title: "Rozloučíme se s hmyzem",
      perex: "Po pěti letech a 112 reprízách derniéra Ze života hmyzu.",
      author: "Klára Poledňová",
      category: "lide",
      production_slug: "ze-zivota-hmyzu",
      published_at: calendar.at(-12, 9),
      body: `
        <p>Premiéra byla v květnu, v čase roušek, s každou druhou sedačkou přelepenou. Hráli jsme pro sto padesát lidí, kteří
        tleskali za tři sta. Od té doby se v <a href="/repertoar/ze-zivota-hmyzu">Ze života hmyzu</a> vyměnili dva Tuláci, čtyři páry
        motýlích křídel a jeden kompletní hnůj. V pondělí ${calendar.date(27)} v 19:00 to všechno uvidíte naposledy.</p>
        <p>Za 112 repríz nás navštívilo 27 430 diváků. Nejmladšímu byly dva týdny a prospal to, nejstarší paní Vlasta z Břežan,
        které bylo sedmadevadesát a po představení se ptala, jestli smí domů s chrobákem.</p>
        <h2>Na co vzpomínáme</h2>
        <p>Radovan Týfa na výpadek proudu v mravenčí válce: „Dohráli jsme to potmě. Byla to nejlepší válka, jakou jsme měli.“ Magdalena
        Vrzalová na večer, kdy jí na krovkách usnul opravdový motýl a vydržel do konce dějství. A Sandra Hůlková na to, že kostým Kukly
        šila třikrát, protože ho pokaždé někdo z nás roztrhal dojetím.</p>
        <h2>Poslední večer</h2>
        <p>Po derniéře zůstaňte v hledišti. Rozsvítíme, sedneme si na rampu a budeme si povídat, jak dlouho budete chtít. Křídla,
        tykadla a hnůj pak v předsíni vydražíme a výtěžek dáme záchranné stanici v Zálesí.</p>
        <p>Zbývají poslední místa. Kdo ho nesežene, může si hmyz odnést domů aspoň na
        <a href="/121/domov/uterka-ze-zivota-hmyzu">utěrce</a>.</p>`,
    },
  ];
}
