/** What visitors look for when they mean a page that says it in other words; forms and diacritics do not matter. */
export const pageWords: readonly { readonly slug: string; readonly words: string }[] = [
  {
    slug: "pristupnost-a-cesta",
    words:
      "parkování parkoviště zaparkovat auto MHD autobus vlak nádraží spojení adresa mapa vozíčkář vozík kočárek bezbariérový bariéra invalida hendikep postižený ZTP výtah toaleta záchod WC přebalovací pult asistenční pes psa psem psi vstup otevírací doba otevřeno infocentrum kolo",
  },
  {
    slug: "kontakt-a-pokladna",
    words: "telefon e-mail adresa IČO otevírací doba otvíračka otevřeno provozní doba fakturační účet",
  },
  {
    slug: "vstupenky",
    words:
      "lístek vstupné cena ceník sleva student senior důchodce rodina rezervace předprodej vrácení výměna storno zrušené peníze peněz ZTP plánek místa",
  },
  {
    slug: "jdu-poprve",
    words:
      "oblečení dress code šaty co na sebe pravidla chování občerstvení kavárna bufet přestávka pozdní příchod",
  },
  {
    slug: "navstevni-rad",
    words:
      "šatna zavazadlo batoh fotografování mobil telefon ztráty nálezy jídlo pití zvíře pravidla kouření alkohol",
  },
  {
    slug: "english",
    words: "english angličtina anglicky foreigners tourist cizinec tickets wheelchair parking surtitles",
  },
  { slug: "predplatne", words: "abonmá permanentka abonent předplatitel členství" },
  { slug: "pro-skoly", words: "škola školka třída učitel žáci studenti" },
  { slug: "o-divadle", words: "historie dějiny vznik mlýn" },
  { slug: "pro-media", words: "novinář tisk press presskit akreditace logo fotografie ke stažení" },
  { slug: "pronajmy", words: "pronajmout sál svatba firemní večírek konference akce prostory" },
  { slug: "volna-mista", words: "práce zaměstnání brigáda kariéra konkurz casting herec uvaděčka" },
  {
    slug: "doprava-a-platba",
    words: "poštovné doručení zásilka dodání kurýr platba karta převod dobírka osobní odběr Packeta",
  },
  { slug: "jak-nakupovat", words: "objednávka návod košík nákup" },
  { slug: "darkove-poukazy", words: "voucher poukázka uplatnit platnost kód zůstatek" },
  { slug: "reklamace", words: "reklamovat vada vadné rozbité poškozené záruka" },
  {
    slug: "odstoupeni-od-smlouvy",
    words: "vrátit zboží vrácení zboží storno objednávky čtrnáct dní formulář výměna",
  },
  { slug: "obchodni-podminky", words: "VOP podmínky nákupu" },
  { slug: "zasady-zpracovani-osobnich-udaju", words: "GDPR soukromí osobní údaje data" },
  { slug: "cookies", words: "sušenky souhlas nastavení" },
  { slug: "pristupnost", words: "přístupnost webu čtečka kontrast" },
  { slug: "povinne-zverejnovane-informace", words: "zřizovatel rozpočet výroční zpráva zákon 106 IČO" },
  { slug: "vnitrni-oznamovaci-system", words: "whistleblowing oznamovatel" },
];
