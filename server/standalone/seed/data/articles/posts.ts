import type { Calendar } from "#standalone/seed/calendar.ts";
import type { WrittenArticle } from "#standalone/seed/content-types.ts";

/** Blog posts: longer, and signed. */
export function posts(calendar: Calendar): readonly WrittenArticle[] {
  return [
    {
      slug: "denik-asistentky-rezie",
      title: "Deník asistentky režie: týden před premiérou",
      perex: "Sedm dní, čtrnáct káv a jeden robot, který pořád odchází na špatnou stranu.",
      author: "Ema Jakschová",
      category: "ze-zkusebny",
      production_slug: "rur",
      published_at: calendar.at(-43, 18),
      body: `
        <p><strong>Sobota.</strong> Poprvé celé R. U. R. v kuse. Trvá dvě hodiny čtyřicet. Tobiáš mlčí, pak řekne, že je to krásné a že
        padesát minut musí pryč. Matěj se zeptá, jestli ty jeho. Zapisuju si do sešitu: káva číslo jedna a dvě.</p>
        <p><strong>Neděle.</strong> Škrtáme. Zjišťuju, že bolí každá věta kromě té, kterou škrtáme někomu jinému. Večer nás navštívil
        pan ředitel a zeptal se, proč se pás na scéně nezastaví. David odpověděl, že v tom je celý vtip. Pan ředitel odešel
        spočítat elektřinu.</p>
        <p><strong>Pondělí.</strong> Roboti mají choreografii, kterou jsme vymýšleli od září: nikdy nemrkají současně. Sto čtyřicet
        nácviků. Jeden z nich ale vytrvale odchází doleva, kde je zeď. Pojmenovali jsme ho Levák a necháme mu to. V továrně se taky
        jeden nepovede.</p>
        <h2>Den, kdy se rozsvítilo</h2>
        <p><strong>Středa.</strong> Lubor svítí, my ležíme. Při světelné zkoušce stojí herci hodiny na značkách a tváří se, že je to
        nebolí. Ve čtyři odpoledne se rozsvítí druhé dějství a všichni ztichnou: takhle to má vypadat. Ludmila Stibůrková si utře oči
        zástěrou Nány a řekne, že je to prachem.</p>
        <p><strong>Čtvrtek.</strong> První průjezd v kostýmech. Stroboskop spustil požární čidlo, přijeli hasiči, dívali se do konce
        dějství a pak se ptali na volňásky. Káva číslo jedenáct. Hodina padesát dva. Tobiáš se poprvé usmál.</p>
        <p><strong>Pátek, generálka.</strong> Divadelní pověra praví, že po špatné generálce je dobrá premiéra. Naše byla bohužel výborná.
        Všichni jsme z toho nesví. Levák poprvé odešel doprava, narazil do Radia a ti dva se na sebe tak podívali, že to ve
        <a href="/repertoar/rur">inscenaci</a> zůstalo.</p>
        <p><strong>Sobota večer.</strong> Stojím v portálu a nedýchám. Zhasíná se. Za rampou někdo zakašle a přestane. Káva číslo
        čtrnáct stojí na inspicientském pultu, nedopitá. Pás se rozjíždí.</p>`,
    },
    {
      slug: "pet-veci-o-opone",
      title: "Pět věcí, které jste o oponě nevěděli",
      perex: "Váží víc než auto, má vlastní motor a jednou za rok jí čteme pohádku.",
      author: "Lubor Peterka",
      category: "zakulisi",
      published_at: calendar.at(-33, 17),
      body: `
        <p>Vidíte ji každý večer a většinou jen čekáte, až zmizí. Přitom je to nejstarší člen souboru. Pověsili ji v roce 1998
        a od té doby nevynechala představení, ani když měla chřipku celá činohra.</p>
        <h2>1. Váží tisíc tři sta kilo</h2>
        <p>Dvě vrstvy sametu, podšívka a v lemu řetěz, aby se nekývala. Dohromady jako menší auto. Ve výšce ji drží ocelová lana, která
        každý rok kontroluje technik s lupou a bez smyslu pro humor.</p>
        <h2>2. Není to barva, ale vzdálenost</h2>
        <p>Z osmé řady je rudá, zblízka skoro hnědá. Červená je totiž barva, která se ve světle reflektorů ztrácí nejdřív, a tak se
        opony barví tmavěji. V prádelně by vám ji nevzali.</p>
        <h2>3. Umí tři rychlosti</h2>
        <p>Pomalou na drama, střední na komedii a rychlou, které říkáme Molière. Ta je na chvíle, kdy se něco pokazilo. Za loňskou
        sezonu jsme ji použili čtyřikrát, z toho jednou kvůli kočce.</p>
        <h2>4. Je v ní díra</h2>
        <p>Ve výšce očí, vlevo, velká jako koruna. Každá opona ji má. Herci se jí před začátkem dívají, jestli přišla maminka. Prosíme,
        nemávejte na ni, jsou pak nervózní.</p>
        <h2>5. Jednou za rok jí čteme</h2>
        <p>Poslední večer před prázdninami si sedneme na prázdné jeviště, spustíme ji a nejmladší z techniky nahlas přečte pohádku.
        Začalo to jako vtip. Jednou jsme to vynechali a na podzim se zasekla v půlce. Od té doby čteme
        <a href="/repertoar/broucci">Broučky</a>, protože končí tím, že se jde spát.</p>
        <p>Chcete si na ni sáhnout? Na prohlídce zákulisí to dovolujeme. Termín najdete v <a href="/program">programu</a>.</p>`,
    },
  ];
}
