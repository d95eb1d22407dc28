import { nbsp } from "#app/domain/typography.ts";

/** `/ucet/moje-udaje`. */
export const ownDataTexts = {
  title: nbsp("Údaje, které o vás máme"),
  intro: (time: string) =>
    nbsp(
      `Takto jsou uložené k ${time}. Proč je máme a jak dlouho, říkají zásady zpracování osobních údajů. Hesla neznáme, máme jen jejich otisk.`,
    ),
  privacy: nbsp("Zásady zpracování osobních údajů"),
  elsewhere: nbsp(
    "Hodnocení inscenací nejsou s účtem spojená. O jejich výpis i o cokoli dalšího si napište nebo zavolejte, kontakty jsou na stránce Kontakty. Souhlas s cookies je uložený jen ve vašem prohlížeči a změníte ho v jejich nastavení.",
  ),
  download: nbsp("Stáhnout jako soubor JSON"),
  print: "Vytisknout",
  back: nbsp("Zpět na účet"),
  failed: nbsp(
    "Některé údaje se teď nepodařilo načíst, a neúplné je ukázat nechceme. Zkuste to prosím za chvíli znovu.",
  ),
  fileFailed: nbsp(
    "Některé údaje se teď nepodařilo načíst, a neúplný soubor jsme proto nepřipravili. Zkuste to prosím za chvíli znovu.",
  ),
  none: nbsp("Nic tu nemáme."),
  sections: {
    profile: nbsp("Osobní údaje"),
    addresses: "Adresy",
    company: nbsp("Fakturační údaje"),
    newsletter: "Newsletter",
    orders: "Objednávky",
    complaints: "Reklamace",
  },
  subscribed: nbsp("Novinky vám posíláme."),
  unsubscribed: nbsp("Novinky vám neposíláme."),
} as const;
