import { person } from "./person.ts";

export const makers = [
  person(19, "hana-rysava", "Hana Ryšavá", {
    function: "umělecká šéfka, režie",
    bio: `
      <p><strong>Hana Ryšavá</strong> je uměleckou šéfkou divadla od roku 2016. Režírovala u nás Naše furianty,
      Maryšu, Tři sestry i Noru, kterou sama přeložila z norštiny.</p>
      <p>Zkouší od devíti, chválí málo a nahlas. Říká, že režie je hlavně umění poslouchat, kdo kdy mlčí.</p>`,
  }),
  person(20, "tobias-krejcir", "Tobiáš Krejčíř", {
    function: "režie, překlady",
    bio: `
      <p><strong>Tobiáš Krejčíř</strong> režíruje a překládá ze čtyř jazyků. Na Vantrokách uvedl Hamleta, Kytici,
      Revizora a naposledy R. U. R.; jeho překlad Sna noci svatojánské hrají i další scény.</p>
      <p>Cyrana přeložil sám pro sebe. Že ho bude režírovat kolegyně, ho prý uklidnilo.</p>`,
  }),
  person(21, "klara-polednova", "Klára Poledňová", {
    function: "dramaturgie, překlady",
    bio: `
      <p><strong>Klára Poledňová</strong> je dramaturgyní divadla od roku 2013. Převedla na jeviště Kytici, nově
      přeložila Gogola, Čechova i Molièra a napsala všechny programy, které si u nás koupíte.</p>
      <p>Před představením jezdí do škol. Nejtěžší otázku prý dostala v sedmé třídě: „A proč se to hraje?“</p>`,
  }),
  person(22, "david-nezval", "David Nezval", {
    function: "scéna",
    bio: `
      <p><strong>David Nezval</strong> navrhuje scény a loutky. Pracuje se starým dřevem, provazy a se vším, co se na
      půdě mlýna najde; z podlahy zbourané jizby postavil scénu Maryši.</p>
      <p>Modely svých scén schovává. Některé si můžete prohlédnout při prohlídce zákulisí.</p>`,
  }),
  person(23, "sandra-hulkova", "Sandra Hůlková", {
    function: "kostýmy",
    bio: `
      <p><strong>Sandra Hůlková</strong> vede krejčovnu a navrhuje kostýmy od roku 2010. Pro hmyz ušila krovky z
      obalů, pro Noru jedny šaty, které se během večera třikrát promění.</p>
      <p>Každý rok v červnu pořádá bazar kostýmů, na kterém se stojí fronta až k jezu.</p>`,
  }),
  person(24, "lubor-peterka", "Lubor Peterka", {
    function: "světla",
    bio: `
      <p><strong>Lubor Peterka</strong> je světelný mistr a s divadlem je spojený od roku 2001. Umí rozsvítit ráno,
      bouřku i dobrou náladu a u Broučků nechává zhasínat děti.</p>
      <p>O tom, jak se rodí mlýnský vítr, vypráví při prohlídkách zákulisí. Ukáže dva knoflíky, třetí si nechává pro
      sebe.</p>`,
  }),
];
