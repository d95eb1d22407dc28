import { fold, stemOf, wordsOf } from "./czech.ts";

interface Synonyms {
  /** The visitors' words; forms, diminutives and missing diacritics need no words of their own. */
  readonly query: readonly string[];
  /** The words of the site's texts. */
  readonly meant: readonly string[];
}

function synonym(text: string, meant: string): Synonyms {
  return { query: stems(text), meant: stems(meant) };
}

function stems(text: string): readonly string[] {
  return wordsOf(text).map((word) => stemOf(fold(word)));
}

/**
 * Things that a theatre's visitors call by other words than its texts. `page-words.ts` has the words of single pages.
 */
const synonyms: readonly Synonyms[] = [
  // The building and the way.
  synonym("parkoviště zaparkovat parkovat garáž", "parkování"),
  synonym(
    "vozíčkářka invalidní invalidé handicap hendikepovaný postižení imobilní kolečkové",
    "vozíčkář vozík",
  ),
  synonym("disabled accessibility accessible", "wheelchair"),
  synonym("kabát bunda kufr odložit", "šatna zavazadlo"),
  synonym("pejsek psi zvířata vodicí", "pes asistenční"),
  synonym("bar bufet restaurace jídlo pití víno", "občerstvení kavárna"),
  synonym("kafe kávička", "káva kavárna"),
  synonym("toalety umývárna", "toaleta"),
  synonym("tramvaj jízda dojet dostanu dostat dostaneme", "spojení"),
  // Hours, contacts, tickets.
  synonym("otvíračka otevíračka otevírací otvírací", "otevřeno"),
  synonym("mail volat zavolat číslo", "telefon e-mail"),
  synonym("tiket vstup ticket", "vstupenka"),
  synonym("booking", "tickets"),
  synonym("stojí stát", "cena"),
  synonym("levné levněji zvýhodněný akční", "sleva"),
  synonym("studentský studenti", "student"),
  synonym("seniorský senioři důchodci", "senior důchodce"),
  synonym("abonentka abonentní", "abonmá"),
  synonym("refundace stornovat zrušit peníze", "storno vrácení"),
  synonym("obléct oblek outfit dresscode džíny", "šaty"),
  synonym("zpoždění pozdě zpozdím opozdilec", "pozdní opozdilce"),
  synonym("fotit focení fotka natáčet nahrávat", "fotografování"),
  synonym("začátečník nováček", "poprvé"),
  synonym("poslat pošta balík dovoz", "doručení zásilka doprava"),
  synonym("zaplatit placení kartou hotově", "platba"),
  synonym("voucher poukázka certifikát kupon", "poukaz"),
  synonym("dárek dar darovat nadílka", "dárkový"),
  // Dates and their audiences.
  synonym("dítě děcko dětský kids children nejmenší", "děti"),
  synonym("rodinný family", "rodiny děti"),
  synonym("pohádka pohádkový loutkový loutka loutky", "děti"),
  synonym("školní školka třída učitel exkurze", "školy"),
  synonym("matiné matinée ráno ranní", "dopolední"),
  synonym("surtitles subtitles titulkovaný titulkované", "titulky"),
  synonym("anglicky angličtina english", "anglické"),
  synonym("angličtina anglicky cizinci", "english"),
  synonym("hluchý nedoslýchavý znakovka tlumočený", "neslyšící"),
  synonym("nedoslýchavý", "smyčka"),
  synonym("nevidomý slepý zrakově audiodeskripce", "audiopopis nevidomé"),
  synonym("autista autismus autistický adhd", "relaxované autismem"),
  synonym("diskuse diskuze beseda", "debata"),
  synonym("víkendový weekend", "víkend"),
  synonym("nedělní", "neděle"),
  synonym("sobotní", "sobota"),
  synonym("gratis zadarmo bezplatně free", "zdarma"),
  synonym("rozlučka naposled", "derniéra"),
  synonym("veselohra sranda legrace vtipné veselé smích", "komedie"),
  synonym("tragédie vážné", "drama"),
  synonym("muzikál zpívání zpěvohra písničky koncert", "hudební"),
  synonym("silvestrovský", "silvestr"),
  synonym("mikuláš čert", "mikulášští"),
  // People.
  synonym("herec herečka herci herečky", "soubor"),
  synonym("šéf vedení boss", "ředitel"),
  synonym("režisér režisérka", "režie"),
  synonym("dramaturg dramaturgyně", "dramaturgie"),
  synonym("skladatel hudebník", "hudba"),
  synonym("osvětlovač osvětlení", "světla"),
  synonym("scénograf výtvarník", "scéna"),
  synonym("kostýmní kostymérka", "kostýmy"),
  synonym("job zaměstnanec konkurs", "práce konkurz"),
  synonym("foto novináři", "fotografie novinář"),
  synonym("nájem pronajem půjčit", "pronájem"),
  // Goods.
  synonym("šálek mug cup hrníček", "hrnek"),
  synonym("tshirt shirt tričko", "tričko"),
  synonym("hoodie svetr", "mikina"),
  synonym("blok notes notýsek sešit", "zápisník"),
  synonym("diář", "kalendář zápisník"),
  synonym("placka placky brož", "odznak"),
  synonym("pohled přání", "pohlednice"),
  synonym("plédo přehoz", "deka"),
  synonym("gramofon LP deska CD", "vinyl"),
  synonym("hračka hračky panenka", "maňásek marioneta pexeso skládačka"),
  synonym("loutka loutky", "marioneta maňásek"),
  synonym("sladkost sladkosti bonbon bonbony mls cukroví", "čokoláda perník"),
  synonym("kabelka pytlík", "taška"),
  synonym("paraple", "deštník"),
  synonym("ručník hadr", "utěrka"),
  synonym("pero propiska", "tužky"),
  synonym("přívěsek klíče", "klíčenka"),
  synonym("baňka baňky stromeček", "ozdoba"),
  synonym("obraz poster", "plakát"),
  synonym("porcelán", "keramika"),
  synonym("brožura bulletin", "program"),
  // Names as visitors hear them.
  synonym("šekspír šejkspír shakespear shakespir", "Shakespeare"),
  synonym("molier", "Molière"),
  synonym("chekhov", "Čechov"),
  synonym("robot", "rur"),
];

/** By the stem of a word of the texts: the stems of the visitors' words for it. */
export const synonymsOf: ReadonlyMap<string, readonly string[]> = byStem();

function byStem(): Map<string, string[]> {
  const known = new Map<string, string[]>();
  for (const { query, meant } of synonyms) {
    for (const stem of meant)
      known.set(stem, [...(known.get(stem) ?? []), ...query.filter((value) => value !== stem)]);
  }
  return known;
}
