import { czech } from "#app/domain/typography.ts";

/** `/ucet/moje-udaje`. */
export const ownDataTexts = czech({
  title: "Údaje, které o vás máme",
  intro: (time: string) =>
    `Takto jsou uložené k ${time}. Proč je máme a jak dlouho, říkají zásady zpracování osobních údajů. Hesla neznáme, máme jen jejich otisk.`,
  privacy: "Zásady zpracování osobních údajů",
  elsewhere:
    "Hodnocení inscenací nejsou s účtem spojená. O jejich výpis i o cokoli dalšího si napište nebo zavolejte, kontakty jsou na stránce Kontakty. Souhlas s cookies je uložený jen ve vašem prohlížeči a změníte ho v jejich nastavení.",
  download: "Stáhnout jako soubor JSON",
  print: "Vytisknout",
  back: "Zpět na účet",
  failed:
    "Některé údaje se teď nepodařilo načíst, a neúplné je ukázat nechceme. Zkuste to prosím za chvíli znovu.",
  fileFailed:
    "Některé údaje se teď nepodařilo načíst, a neúplný soubor jsme proto nepřipravili. Zkuste to prosím za chvíli znovu.",
  none: "Nic tu nemáme.",
  sections: {
    profile: "Osobní údaje",
    addresses: "Adresy",
    company: "Fakturační údaje",
    newsletter: "Newsletter",
    orders: "Objednávky",
    complaints: "Reklamace",
  },
  subscribed: "Novinky vám posíláme.",
  unsubscribed: "Novinky vám neposíláme.",
});
