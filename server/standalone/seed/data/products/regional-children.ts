import { czech } from "#standalone/seed/typeset.ts";
import * as brand from "#standalone/seed/data/brands.ts";
import * as category from "#standalone/seed/data/categories.ts";
import { product } from "./product.ts";

export const regionalChildrenProducts = [
  product(122, "marioneta-radius", "Marioneta Radius", {
    price: 1561.9835,
    is_new: true,
    position: 25,
    brand_id: brand.carver,
    category_ids: [category.children, category.home],
    perex: "Robot, který se nevzbouří: všechny nitky držíte vy. Jen nůžky raději uklízejte.",
    description: `
      <p>Radius z naší inscenace R. U. R. vede vzpouru proti lidem. Ten z Řezbárny Lipka zatím jenom mává, chodí a uklání se,
      protože visí na sedmi nitích a vahadlo máte v ruce vy. Když ho odložíte, tvrdí, že přemýšlí.</p>
      <p>Tělo je vyřezané z lipového dřeva, půl tváře dostal lidské a půl strojové. Ozubené kolečko v oku se dá prstem
      pootočit; nic se tím nestane, ale člověk je klidnější.</p>
      <p>Každého Radia řeže Kryštof Dlátko ručně a jednoho po druhém. Po objednání ho odešleme do čtrnácti pracovních
      dnů, s rozvěšenými nitěmi a návodem, jak je nezamotat.</p>`,
    images: ["122-marioneta-radius.svg", "122-marioneta-radius-nuzky.svg"],
    stock: 0,
    order_days: 14,
    created_day: -55,
    attributes: [
      { name: "Materiál", value: "dřevo" },
      { name: "K inscenaci", value: "R. U. R." },
      { name: "Výška", value: czech("38 cm bez vahadla") },
      { name: "Provedení", value: "lipové dřevo, mosaz, bavlna" },
      { name: "Vedení", value: "sedm nití, dřevěné vahadlo" },
      { name: "Doporučený věk", value: czech("od 8 let") },
      { name: "Označení", value: "CE" },
    ],
    warnings:
      "Upozornění: nevhodné pro děti do 3 let. Dlouhé nitě, nebezpečí uškrcení; malé části, nebezpečí udušení.",
    composition: "Oděv 100 % bavlna",
  }),
  product(131, "skladacka-broucci-v-perinach", "Skládačka Broučci v peřinách", {
    price: 371.9008,
    position: 34,
    brand_id: brand.toys,
    category_ids: [category.children],
    perex: "Pod každým listem někdo spí. Tedy skoro pod každým: jeden si ještě svítí.",
    description: `
      <p>Na konci Broučků celá rodina uléhá na zimu a v hledišti bývá slyšet zívání. Tahle vkládačka je jejich ložnice: čtyři
      lůžka, čtyři polštáře a čtyři dřevěné listy místo peřin, každý s kulatým knoflíkem pro malé prsty.</p>
      <p>Děti přikrývají, odkrývají, šeptají dobrou noc a hledají, kdo zase nespí. Listy mají různý tvar, takže každý sedne jen
      na své lůžko a uspat broučky není úplně zadarmo.</p>
      <p>Vyrábějí ji v Hračkárně Hoblinka z bukové překližky a barví barvami, které snesou i ochutnání. Nemá žádné
      malé části, hrát si s ní mohou i ti, kdo na Broučky teprve vyrostou.</p>`,
    images: ["131-skladacka-broucci.svg", "131-skladacka-broucci-vzhuru.svg"],
    stock: 16,
    created_day: -75,
    attributes: [
      { name: "Materiál", value: "dřevo" },
      { name: "K inscenaci", value: "Broučci" },
      { name: "Rozměry", value: czech("24 × 24 × 2 cm") },
      { name: "Počet dílků", value: czech("4 listy v rámu") },
      { name: "Provedení", value: "buková překližka, barvy na vodní bázi" },
      { name: "Doporučený věk", value: czech("od 18 měsíců") },
      { name: "Označení", value: "CE" },
    ],
    warnings:
      "Před prvním použitím odstraňte všechny obaly. Hračku pravidelně prohlížejte, poškozenou vyřaďte.",
  }),
];
