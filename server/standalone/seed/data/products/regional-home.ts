import { czech } from "#standalone/seed/typeset.ts";
import * as brand from "#standalone/seed/data/brands.ts";
import * as category from "#standalone/seed/data/categories.ts";
import { onSale, product } from "./product.ts";

export const regionalHomeProducts = [
  product(120, "svicka-cyrano", "Svíčka Cyrano", {
    price: 231.405,
    position: 23,
    brand_id: brand.chandlery,
    category_ids: [category.home],
    perex: "Nos, verš a jeden knot. Nos odhoří první.",
    description: `
      <p>Cyrano z Bergeracu má u nás premiéru v únoru, ale jeho nos dorazil s předstihem. Ve Svíčkárně Knůtek ho lijí
      z čistého včelího vosku do formy, kterou podle herce odlil náš maskér, a plamen se nad ním třepetá jako chochol na
      klobouku.</p>
      <p>Prvních deset hodin hoří čelo a hrdina o ničem neví. Potom začne nos měknout, kapat a mizet, až z něj zbude slušný
      průměr. Verše mu vydrží až do konce.</p>
      <p>Svíčka voní medem, nečadí a stojí pevně. Knot před každým zapálením zkraťte na půl centimetru a podložte ji miskou,
      nosy stékají daleko.</p>`,
    images: ["120-svicka-cyrano.svg", "120-svicka-cyrano-dohorela.svg"],
    stock: 22,
    created_day: -70,
    attributes: [
      { name: "Materiál", value: "vosk" },
      { name: "K inscenaci", value: "Cyrano z Bergeracu" },
      { name: "Výška", value: czech("16 cm") },
      { name: "Hmotnost", value: czech("310 g") },
      { name: "Provedení", value: "včelí vosk, bavlněný knot" },
      { name: "Doba hoření", value: czech("asi 28 hodin") },
    ],
    warnings:
      "Hořící svíčku nenechávejte bez dozoru. Zapalujte ji mimo dosah dětí a zvířat, na nehořlavé podložce a dál od záclon i opon.",
  }),
  product(121, "uterka-ze-zivota-hmyzu", "Utěrka Ze života hmyzu", {
    /** 240 CZK, now 192 (−20 %): its play is leaving the repertoire. */
    ...onSale(198.3471, 158.6777),
    position: 24,
    brand_id: brand.linen,
    category_ids: [category.home],
    perex: "Mravenci pochodují, chrobák válí talíř. Nádobí za vás ale neutře ani jeden.",
    description: `
      <p>V Čapkově hře si chrobák střeží svou kuličku jako celoživotní úspory. Na naší utěrce si splnil sen o něčem větším: tlačí
      před sebou talíř, pozpátku a hlavou dolů, jak to chrobáci dělají. Pod ním ve vetkaném pruhu táhnou mravenci do práce.</p>
      <p>Utěrku tkají v Tkalcovně Modrý len z příze předené ještě za mokra, takže od prvního vyprání saje a s každým dalším
      měkne. Na horním okraji má poutko, na dolním krátké třásně.</p>
      <p>Po derniéře nám zbude asi víc utěrek než motýlů. Zatím jsou v obou barvách.</p>`,
    images: ["121-uterka-ze-zivota-hmyzu.svg"],
    created_day: -110,
    attributes: [
      { name: "Materiál", value: "len" },
      { name: "K inscenaci", value: "Ze života hmyzu" },
      { name: "Rozměry", value: czech("50 × 70 cm") },
      { name: "Gramáž", value: czech("190 g/m²") },
      { name: "Údržba", value: czech("praní na 60 °C, žehlit vlhké") },
      { name: "Vyrobeno v", value: "Česku" },
    ],
    variants: [
      { name: "červený pruh", stock: 26 },
      { name: "modrý pruh", stock: 14 },
    ],
    composition: "100 % len",
  }),
  product(123, "mydlo-ciste-ruce-100-g", "Mýdlo Čisté ruce 100 g", {
    price: 119.8347,
    position: 26,
    brand_id: brand.soapery,
    category_ids: [category.home],
    perex: "Ruka ruku myje. S tímhle mýdlem to jde i bez známostí.",
    description: `
      <p>V Revizorovi si celé město myje ruce a čistý není nikdo. Proto jsme si v Mydlárně Na Pěně objednali úřední mýdlo: na
      vrchu má vyražené kulaté razítko, pění bez průtahů a vyřizuje se na počkání.</p>
      <p>Dělá se za studena z olivového a kokosového oleje, šest týdnů zraje na prkně a voní po levanduli. Pod stolem ho
      podávat nemusíte, ale je na to přesně velké.</p>
      <p>Balíme ho do papírové obálky bez nápisu. Co na ni napíšete a komu ji předáte, je na vás.</p>`,
    images: ["123-mydlo-ciste-ruce.svg"],
    stock: 44,
    created_day: -160,
    attributes: [
      { name: "Hmotnost", value: czech("100 g") },
      { name: "Rozměry", value: czech("8 × 5,5 × 2,5 cm") },
      { name: "Vůně", value: "levandulová silice" },
      { name: "Spotřebujte", value: czech("do 12 měsíců od otevření") },
    ],
    warnings: "Jen pro vnější použití. Při zasažení očí je vypláchněte čistou vodou.",
    composition:
      "Sodium Olivate, Sodium Cocoate, Aqua, Glycerin, Olea Europaea Fruit Oil, Lavandula Angustifolia Oil, Linalool, Limonene",
    unit_price: { gross: 1450, unit: "kg" },
    withdrawal_excluded:
      "Dodáváme v zapečetěném obalu, který chrání mýdlo z hygienických důvodů. Jakmile ho porušíte, od smlouvy už odstoupit nelze (§ 1837 občanského zákoníku).",
  }),
  product(127, "ozdoba-dusicka", "Ozdoba Dušička", {
    price: 264.4628,
    position: 30,
    brand_id: brand.glassworks,
    category_ids: [category.home],
    perex: "Vodník schovával dušičky pod hrníčky. Tahle visí na stromku a vypadá spokojeně.",
    description: `
      <p>Obrácený hrníček z našeho Vodníka foukají ve Sklárně Studánka z jednoho kusu skla. Uvnitř se vznáší bílá dušička se
      dvěma očima, zavěšená na skleněném vlásku, který při správném světle zmizí.</p>
      <p>Když do větvičky někdo šťouchne, dušička se rozhoupe a tichounce cinká o stěnu. Podle Erbena tak prosí, aby ji někdo
      pustil. Podle sklářů je jí tam dobře.</p>
      <p>Ozdoba přijde v krabičce vystlané dřevitou vlnou, s červenou stužkou už uvázanou. Kdo nemá stromek, může ji dát
      do okna nad řeku.</p>`,
    images: ["127-ozdoba-dusicka.svg"],
    stock: 2,
    created_day: -45,
    attributes: [
      { name: "Materiál", value: "sklo" },
      { name: "K inscenaci", value: "Kytice" },
      { name: "Výška", value: czech("9 cm bez stužky") },
      { name: "Provedení", value: "ručně foukané sklo, saténová stužka" },
      { name: "Hmotnost", value: czech("60 g") },
      { name: "Vyrobeno v", value: czech("Zálesí nad Strouhou") },
    ],
    warnings: "Ozdoba není hračka. Rozbité sklo má ostré hrany, zavěste ji mimo dosah malých dětí.",
  }),
  product(130, "cedulka-satna-c-1", "Cedulka Šatna č. 1", {
    price: 487.6033,
    position: 33,
    brand_id: brand.signPainter,
    category_ids: [category.home],
    perex: "Hvězda na dveře a pod ni vaše jméno. Na koupelnu, na dílnu, na dětský pokoj.",
    description: `
      <p>Šatna číslo jedna je v každém divadle jenom jedna a každý ví, čí je. Doma to dopadne stejně: první, kdo si cedulku
      přidělá na dveře, má pokoj pro sebe a ostatní klepou.</p>
      <p>Jméno maluje Dorota Linková štětcem a od ruky, bez šablony i bez gumy. Napište nám ho v košíku do poznámky k položce,
      nejvýše šestnáct písmen; ptát se vás budeme jen tehdy, když ho nepřečteme.</p>
      <p>Každou cedulku malujeme až na objednávku. Rozbalte ji opatrně: za rámečkem bývá zastrčená růže z papíru, jak se
      na premiéru sluší.</p>`,
    images: ["130-cedulka-satna.svg"],
    order_days: 10,
    created_day: -95,
    attributes: [
      { name: "Materiál", value: "kov" },
      { name: "Rozměry", value: czech("24 × 12 cm") },
      { name: "Provedení", value: "ocelový plech, olejové barvy, lak" },
      { name: "Upevnění", value: "dva šroubky, jsou přibalené" },
      { name: "Jméno", value: czech("nejvýše 16 písmen, napište je do poznámky") },
    ],
    withdrawal_excluded:
      "Od smlouvy nelze odstoupit, protože zboží upravujeme podle vašeho přání (§ 1837 občanského zákoníku).",
  }),
];
