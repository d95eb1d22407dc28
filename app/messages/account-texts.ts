import { czech } from "#app/domain/typography.ts";

/** The account pages. */
export const accountTexts = czech({
  title: "Váš účet",
  nav: "Stránky vašeho účtu",
  overview: "Přehled účtu",
  orders: "Objednávky",
  addresses: "Adresy",
  billing: "Fakturační údaje",
  profile: "Osobní údaje",
  email: "E-mail",
  emailFixed: "E-mailem se přihlašujete. Změníme vám ho v pokladně.",
  save: "Uložit změny",
  saved: "Změny jsme uložili.",
  failed: "Změny se teď nepodařilo uložit. Zkuste to prosím za chvíli znovu.",
  /** The site sent the change, but its result is unknown. Every text of this name means that. */
  uncertain: "Nevíme jistě, zda se změny uložily. Zkuste je prosím za chvíli uložit znovu.",
  newsletter: "Newsletter",
  subscribed: "Novinky z divadla vám posíláme e-mailem.",
  unsubscribed: "Novinky z divadla vám teď neposíláme.",
  subscribe: "Odebírat novinky",
  unsubscribe: "Odhlásit odběr novinek",
  nowSubscribed: "Novinky vám budeme posílat e-mailem.",
  nowUnsubscribed: "Odběr novinek jsme odhlásili.",
  password: "Změna hesla",
  passwordHint: "Všude jinde, kde jste přihlášeni, vás po změně odhlásíme.",
  currentPassword: "Současné heslo",
  newPassword: "Nové heslo",
  changePassword: "Změnit heslo",
  passwordChanged: "Heslo jsme změnili.",
  passwordWrong: "Heslo nesouhlasí.",
  passwordUncertain:
    "Nevíme jistě, zda se heslo změnilo. Až se budete přihlašovat, zkuste prosím nejdřív to nové.",
  ownData: "Údaje, které o vás máme",
  ownDataIntro: "Přečtete si je, vytisknete nebo stáhnete jako soubor.",
  ownDataLink: "Zobrazit všechny údaje",
  remove: "Smazat účet",
  removeText:
    "Smažeme vaše osobní údaje, adresy i rozdělaný košík. Objednávky zůstanou v našem účetnictví, v účtu je už ale neuvidíte.",
  removeQuestion: "Opravdu chcete účet smazat? Vrátit se to nedá.",
  removeConfirm: "Ano, smazat účet",
  removeCancel: "Ne, nechat si ho",
  removed: "Váš účet jsme smazali.",
  removeUncertain: "Nevíme jistě, zda se účet smazal. Zkuste se prosím za chvíli znovu přihlásit.",
});

/** The order list and the order page. */
export const orderListTexts = czech({
  reorder: "Objednat znovu",
});

/** Result of „Objednat znovu“: the added items and the unavailable ones. */
export const reorderTexts = czech({
  fewer: (names: readonly string[]) => `Méně kusů, než jste měli minule, máme u: ${enough(names)}.`,
  missing: (names: readonly string[]) => `Do košíku jsme nevložili, protože už nemáme: ${enough(names)}.`,
  troubled: (names: readonly string[]) =>
    `Do košíku se možná nevložilo: ${enough(names)}. Podívejte se do něj prosím, než to zkusíte znovu.`,
});

/** `/account/addresses`. */
export const addressTexts = czech({
  title: "Adresy",
  empty: "Zatím nemáte uloženou žádnou adresu.",
  add: "Přidat adresu",
  addTitle: "Nová adresa",
  edit: "Upravit",
  editTitle: "Úprava adresy",
  remove: "Odstranit",
  removeQuestion: "Opravdu chcete adresu odstranit?",
  removeConfirm: "Ano, odstranit",
  cancel: "Ne, nechat ji",
  close: "Zavřít",
  makeDefault: "Nastavit jako výchozí",
  isDefault: "Výchozí adresa",
  named: (action: string, street: string) => `${action}: ${street}`,
  save: "Uložit adresu",
  saved: "Adresu jsme uložili.",
  removed: "Adresu jsme odstranili.",
  defaultChanged: "Výchozí adresu jsme změnili.",
  gone: "Tuto adresu už v účtu nemáte.",
  failed: "Adresu se teď nepodařilo uložit. Zkuste to prosím za chvíli znovu.",
  removeFailed: "Adresu se teď nepodařilo odstranit. Zkuste to prosím za chvíli znovu.",
  uncertain:
    "Nevíme jistě, zda se adresa uložila. Než ji uložíte znovu, podívejte se prosím mezi své adresy.",
  changeUncertain: "Nevíme jistě, zda se změna uložila. Podívejte se prosím na své adresy.",
});

/** `/ucet/fakturacni-udaje`, with the results of the lookup in the register of companies (ARES). */
export const billingTexts = czech({
  title: "Fakturační údaje",
  intro: "Nakupujete na firmu? Uložte si její údaje a v objednávce je najdete vyplněné.",
  found: "Údaje jsme doplnili z registru ARES, zkontrolujte je prosím.",
  dissolved: "Údaje jsme doplnili z registru ARES, firma ale podle něj zanikla. Zkontrolujte prosím IČO.",
  missing: "Firmu s tímto IČO jsme nenašli, vyplňte prosím údaje ručně.",
  foreign:
    "ARES je registr českých firem, zahraniční v něm nehledáme. Vyplňte prosím údaje ručně, nebo změňte zemi.",
  failed: "Registr ARES teď neodpovídá, vyplňte prosím údaje ručně.",
  save: "Uložit údaje",
  saved: "Fakturační údaje jsme uložili.",
  uncertain: "Nevíme jistě, zda se fakturační údaje uložily. Zkuste je prosím za chvíli uložit znovu.",
  saveFailed: "Fakturační údaje se teď nepodařilo uložit. Zkuste to prosím za chvíli znovu.",
  remove: "Odstranit fakturační údaje",
  removeQuestion: "Opravdu chcete fakturační údaje odstranit?",
  removeConfirm: "Ano, odstranit",
  removeCancel: "Ne, nechat je",
  removed: "Fakturační údaje jsme odstranili.",
  removeFailed: "Fakturační údaje se teď nepodařilo odstranit. Zkuste to prosím za chvíli znovu.",
  removeUncertain:
    "Nevíme jistě, zda se fakturační údaje odstranily. Podívejte se prosím, zda tu ještě jsou.",
});

/** At most three names, then „a další“: a notice has to fit into a cookie. */
function enough(names: readonly string[]): string {
  const shown = names.slice(0, 3).map((name) => (name.length > 60 ? `${name.slice(0, 59)}…` : name));
  return shown.join(", ") + (names.length > 3 ? " a další" : "");
}

/** „Změna e-mailu“ of the account. */
export const changeEmailTexts = czech({
  same: "Tento e-mail už u účtu máte.",
});

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

/** The complaints in the account. */
export const ownComplaintTexts = czech({
  states: {
    open: "vyřizujeme",
    accepted: "uznaná",
    rejected: "zamítnutá",
    unknown: "přijatá",
  },
});
