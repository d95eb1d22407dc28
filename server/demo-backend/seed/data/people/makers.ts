import type { SeedPerson } from "#server/demo-backend/seed/theatre-types.ts";
import { czech } from "#server/demo-backend/seed/typeset.ts";

export const makers: readonly SeedPerson[] = [
  {
    id: 19,
    slug: "hana-rysava",
    name: "Hana Ryšavá",
    surname: "Ryšavá",
    group: "tvurci",
    function: "umělecká šéfka, režie",
    position: 1,
    bio: czech(`
      <p><strong>Hana Ryšavá</strong> je uměleckou šéfkou divadla od roku 2016. Režírovala u nás Naše furianty,
      Maryšu, Tři sestry i Noru, kterou sama přeložila z norštiny.</p>
      <p>Zkouší od devíti, chválí málo a nahlas. Říká, že režie je hlavně umění poslouchat, kdo kdy mlčí.</p>`),
  },
  {
    id: 20,
    slug: "tobias-krejcir",
    name: "Tobiáš Krejčíř",
    surname: "Krejčíř",
    group: "tvurci",
    function: "režie, překlady",
    position: 2,
    bio: czech(`
      <p><strong>Tobiáš Krejčíř</strong> režíruje a překládá ze čtyř jazyků. Na Vantrokách uvedl Hamleta, Kytici,
      Revizora a naposledy R. U. R.; jeho překlad Sna noci svatojánské hrají i další scény.</p>
      <p>Cyrana přeložil sám pro sebe. Že ho bude režírovat kolegyně, ho prý uklidnilo.</p>`),
  },
  {
    id: 21,
    slug: "klara-polednova",
    name: "Klára Poledňová",
    surname: "Poledňová",
    group: "tvurci",
    function: "dramaturgie, překlady",
    position: 3,
    bio: czech(`
      <p><strong>Klára Poledňová</strong> je dramaturgyní divadla od roku 2013. Převedla na jeviště Kytici, nově
      přeložila Gogola, Čechova i Molièra a napsala všechny programy, které si u nás koupíte.</p>
      <p>Před představením jezdí do škol. Nejtěžší otázku prý dostala v sedmé třídě: „A proč se to hraje?“</p>`),
  },
  {
    id: 22,
    slug: "david-nezval",
    name: "David Nezval",
    surname: "Nezval",
    group: "tvurci",
    function: "scéna",
    position: 4,
    bio: czech(`
      <p><strong>David Nezval</strong> navrhuje scény a loutky. Pracuje se starým dřevem, provazy a se vším, co se na
      půdě mlýna najde; z podlahy zbourané jizby postavil scénu Maryši.</p>
      <p>Modely svých scén schovává. Některé si můžete prohlédnout při prohlídce zákulisí.</p>`),
  },
  {
    id: 23,
    slug: "sandra-hulkova",
    name: "Sandra Hůlková",
    surname: "Hůlková",
    group: "tvurci",
    function: "kostýmy",
    position: 5,
    bio: czech(`
      <p><strong>Sandra Hůlková</strong> vede krejčovnu a navrhuje kostýmy od roku 2010. Pro hmyz ušila krovky z
      obalů, pro Noru jedny šaty, které se během večera třikrát promění.</p>
      <p>Každý rok v červnu pořádá bazar kostýmů, na kterém se stojí fronta až k jezu.</p>`),
  },
  {
    id: 24,
    slug: "lubor-peterka",
    name: "Lubor Peterka",
    surname: "Peterka",
    group: "tvurci",
    function: "světla",
    position: 6,
    bio: czech(`
      <p><strong>Lubor Peterka</strong> je světelný mistr a s divadlem je spojený od roku 2001. Umí rozsvítit ráno,
      bouřku i dobrou náladu a u Broučků nechává zhasínat děti.</p>
      <p>O tom, jak se rodí mlýnský vítr, vypráví při prohlídkách zákulisí. Ukáže dva knoflíky, třetí si nechává pro
      sebe.</p>`),
  },
];
