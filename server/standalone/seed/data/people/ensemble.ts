import { person } from "./person.ts";

export const ensemble = [
  person(1, "barbora-chalupnikova", "Barbora Chalupníková", {
    bio: `
      <p><strong>Barbora Chalupníková</strong> vystudovala činoherní herectví a v Doubravíně hraje od sezony 2014/15.
      Diváci ji znají jako Maryšu, Noru nebo Puka. Když zrovna nezkouší, opravuje staré jízdní kolo a vede dramatický
      kroužek pro děti.</p>
      <p>Za Noru získala v anketě Listů doubravínských titul Herečka roku. Děkovala slovy, že by ho ráda půlila s
      kolegyní za dveřmi.</p>`,
  }),
  person(2, "eliska-rehackova", "Eliška Řeháčková", {
    bio: `
      <p><strong>Eliška Řeháčková</strong> přišla do souboru rovnou ze školy v roce 2021 a hned první sezonu odehrála
      94 představení. Střídá se v roli Maryši, v Revizorovi je hejtmanovou dcerou a v Broučcích svítí.</p>
      <p>Zpívá v doubravínském sboru a v šatně učí ostatní plést svetry.</p>`,
  }),
  person(3, "johana-limova", "Johana Límová", {
    bio: `
      <p><strong>Johana Límová</strong> hraje v Divadle Na Vantrokách od roku 2016. Má ráda role, které málo mluví a
      hodně vědí: paní Lindovou v Noře, Olgu ve Třech sestrách nebo robotku Helenu.</p>
      <p>Původně studovala botaniku. Herbář má v šatně a občas z něj něco přidá na jeviště.</p>`,
  }),
  person(4, "ludmila-stiburkova", "Ludmila Stibůrková", {
    bio: `
      <p><strong>Ludmila Stibůrková</strong> stála na jevišti už na zahajovacím představení v roce 1996 a od té doby
      nechyběla v žádné sezoně. Hraje matky, chůvy a vypravěčky, jak sama říká, „ty, co vědí, kde co leží“.</p>
      <p>Její Lízalka v Maryši řekne za celý večer jen pár vět. Po představení se o nich mluví nejdéle.</p>`,
  }),
  person(5, "magdalena-vrzalova", "Magdalena Vrzalová", {
    bio: `
      <p><strong>Magdalena Vrzalová</strong> je absolventkou konzervatoře, v Doubravíně působí od roku 2009. Umí být
      pyšná jako Titanie i praktická jako Frosina a v Revizorovi obojí najednou.</p>
      <p>Moderuje nedělní debaty v Mlýnici a nikdy při nich nekouká do papíru.</p>`,
  }),
  person(6, "sarka-zdarkova", "Šárka Žďárková", {
    bio: `
      <p><strong>Šárka Žďárková</strong> tančila osm let v moravských souborech, než ji režisérka Hana Ryšavá
      přemluvila k činohře. V Kytici je Polednicí, v Lakomci Harpagonovou dcerou a v R. U. R. se střídá v roli
      Heleny.</p>
      <p>Ráno plave v jezu od dubna do října.</p>`,
  }),
  person(7, "tereza-kubistova", "Tereza Kubištová", {
    bio: `
      <p><strong>Tereza Kubištová</strong> je členkou souboru od sezony 2017/18. Ofélie byla její první velká role, po
      ní přišly Dorotka, Helena Gloryová a nově Roxana.</p>
      <p>Když nehraje, načítá audioknihy pro nevidomé; je jich už přes třicet.</p>`,
  }),
  person(8, "bohdan-chroust", "Bohdan Chroust", {
    bio: `
      <p><strong>Bohdan Chroust</strong> hraje komické role tak vážně, že se u nich brečí. V souboru je od roku 1999,
      od Tuláka přes hejtmana až po tkalce Klubka.</p>
      <p>Vaří pro soubor po premiérách guláš. Recept je v divadelním archivu pod zámkem.</p>`,
  }),
  person(9, "igor-cechlovsky", "Igor Čechlovský", {
    bio: `
      <p><strong>Igor Čechlovský</strong> přišel v roce 2012 z ostravské scény. Jeho Vodník v Kytici nemluví nahlas
      ani jednou a slyšet je i na balkoně.</p>
      <p>Ve volném čase ladí kostelní varhany v okolních vesnicích.</p>`,
  }),
  person(10, "jachym-ledvina", "Jáchym Ledvina", {
    bio: `
      <p><strong>Jáchym Ledvina</strong> je nejmladším hercem souboru, v angažmá od roku 2022. Střídá se v
      Chlestakovovi i v Broučkovi a podle dětí z Mlýnice je ten druhý náročnější.</p>
      <p>Hraje na harmoniku, basu a na všechno, co nechá Vít Šindelka chvíli bez dozoru.</p>`,
  }),
  person(11, "matej-suchopar", "Matěj Suchopár", {
    bio: `
      <p><strong>Matěj Suchopár</strong> nastoupil v roce 2018. Robot Radius, Umrlec ze Svatebních košil i poštmistr z
      Revizora mají jedno společné: nemrkají.</p>
      <p>Je vystudovaný truhlář a polovinu rekvizit si spravuje sám.</p>`,
  }),
  person(12, "ondrej-kalivoda", "Ondřej Kalivoda", {
    bio: `
      <p><strong>Ondřej Kalivoda</strong> hraje v Doubravíně od roku 2011. Vávra, Harry Domin, Oberon – muži, kteří
      mají pravdu, dokud se někdo nezeptá. Na jaře ho uvidíte jako Cyrana.</p>
      <p>S představeními jezdí na kole; do divadla to má z kopce a domů do kopce, takže se nespěchá.</p>`,
  }),
  person(13, "prokop-zavadil", "Prokop Zavadil", {
    bio: `
      <p><strong>Prokop Zavadil</strong> patří k souboru od roku 2003. Jeho sluhové, hospodští a chrobáci bývají z
      celého večera nejchytřejší.</p>
      <p>Pečuje o divadelní včely na střeše mlýna. Med bývá k mání na podzim v pokladně.</p>`,
  }),
  person(14, "radovan-tyfa", "Radovan Týfa", {
    bio: `
      <p><strong>Radovan Týfa</strong> je služebně druhým nejstarším členem souboru, v Doubravíně hraje od roku 1997.
      Lízal, Harpagon, Alquist, Čebutykin; každého z nich hraje, jako by o něm věděl něco, co nám neřekne.</p>
      <p>Dvacet let vede kroužek jevištní řeči v základní umělecké škole.</p>`,
  }),
  person(15, "simon-bezdek", "Šimon Bezděk", {
    bio: `
      <p><strong>Šimon Bezděk</strong> se narodil v Doubravíně a poprvé tu hrál v osmi letech strom. V souboru je od
      roku 2019 a z lesa mezitím přešel k Franckovi, Švandovi a Chlestakovovi.</p>
      <p>Na dudy se naučil kvůli jediné roli. Sousedé to nesou statečně.</p>`,
  }),
  person(16, "vojtech-drahota", "Vojtěch Drahota", {
    bio: `
      <p><strong>Vojtěch Drahota</strong> přišel do Divadla Na Vantrokách v roce 2015. Za Hamleta byl v širší nominaci
      divadelní kritiky, za Torvalda mu diváci píší dopisy, někdy rozhořčené.</p>
      <p>Překládá z angličtiny komiksy a tvrdí, že se tak učí zacházet s vteřinou.</p>`,
  }),
];
