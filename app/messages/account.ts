import { nbsp } from "#app/domain/typography.ts";

/** The account pages. */
export const accountTexts = {
  title: nbsp("Váš účet"),
  nav: nbsp("Stránky vašeho účtu"),
  overview: nbsp("Přehled účtu"),
  orders: "Objednávky",
  addresses: "Adresy",
  billing: nbsp("Fakturační údaje"),
  profile: nbsp("Osobní údaje"),
  email: "E-mail",
  emailFixed: nbsp("E-mailem se přihlašujete. Změníme vám ho v pokladně."),
  save: nbsp("Uložit změny"),
  saved: nbsp("Změny jsme uložili."),
  failed: nbsp("Změny se teď nepodařilo uložit. Zkuste to prosím za chvíli znovu."),
  /** The site sent the change, but its result is unknown. Every text of this name means that. */
  uncertain: nbsp("Nevíme jistě, zda se změny uložily. Zkuste je prosím za chvíli uložit znovu."),
  newsletter: "Newsletter",
  subscribed: nbsp("Novinky z divadla vám posíláme e-mailem."),
  unsubscribed: nbsp("Novinky z divadla vám teď neposíláme."),
  subscribe: nbsp("Odebírat novinky"),
  unsubscribe: nbsp("Odhlásit odběr novinek"),
  nowSubscribed: nbsp("Novinky vám budeme posílat e-mailem."),
  nowUnsubscribed: nbsp("Odběr novinek jsme odhlásili."),
  password: nbsp("Změna hesla"),
  passwordHint: nbsp("Všude jinde, kde jste přihlášeni, vás po změně odhlásíme."),
  currentPassword: nbsp("Současné heslo"),
  newPassword: nbsp("Nové heslo"),
  changePassword: nbsp("Změnit heslo"),
  passwordChanged: nbsp("Heslo jsme změnili."),
  passwordWrong: nbsp("Heslo nesouhlasí."),
  passwordUncertain: nbsp(
    "Nevíme jistě, zda se heslo změnilo. Až se budete přihlašovat, zkuste prosím nejdřív to nové.",
  ),
  ownData: nbsp("Údaje, které o vás máme"),
  ownDataIntro: nbsp("Přečtete si je, vytisknete nebo stáhnete jako soubor."),
  ownDataLink: nbsp("Zobrazit všechny údaje"),
  remove: nbsp("Smazat účet"),
  removeText: nbsp(
    "Smažeme vaše osobní údaje, adresy i rozdělaný košík. Objednávky zůstanou v našem účetnictví, v účtu je už ale neuvidíte.",
  ),
  removeQuestion: nbsp("Opravdu chcete účet smazat? Vrátit se to nedá."),
  removeConfirm: nbsp("Ano, smazat účet"),
  removeCancel: nbsp("Ne, nechat si ho"),
  removed: nbsp("Váš účet jsme smazali."),
  removeUncertain: nbsp("Nevíme jistě, zda se účet smazal. Zkuste se prosím za chvíli znovu přihlásit."),
} as const;

/** The order list and the order page. */
export const orderListTexts = {
  empty: nbsp("Zatím u nás nemáte žádnou objednávku."),
  toShop: nbsp("Přejít do e-shopu"),
  search: nbsp("Číslo objednávky, název zboží nebo představení"),
  searchButton: "Hledat",
  searchCancel: nbsp("Zrušit hledání"),
  none: (question: string) => nbsp(`Pro „${question}“ jsme žádnou objednávku nenašli.`),
  code: nbsp("Číslo objednávky"),
  date: "Datum",
  total: nbsp("Cena celkem"),
  state: "Stav",
  actions: "Akce",
  detail: "Detail",
  detailOf: (code: string) => nbsp(`Detail objednávky ${code}`),
  pay: "Zaplatit",
  payOf: (code: string) => nbsp(`Zaplatit objednávku ${code}`),
  reorder: nbsp("Objednat znovu"),
  withdraw: "Odstoupit od smlouvy",
  withdrawFrom: (code: string) => `Odstoupit od smlouvy, objednávka ${code}`,
  reorderOf: (code: string) => nbsp(`Objednat znovu zboží z objednávky ${code}`),
} as const;

/** Result of „Objednat znovu“: the added items and the unavailable ones. */
export const reorderTexts = {
  added: (code: string) => nbsp(`Zboží z objednávky ${code} máte v košíku.`),
  fewer: (names: readonly string[]) => nbsp(`Méně kusů, než jste měli minule, máme u: ${enough(names)}.`),
  missing: (names: readonly string[]) =>
    nbsp(`Do košíku jsme nevložili, protože už nemáme: ${enough(names)}.`),
  troubled: (names: readonly string[]) =>
    nbsp(`Do košíku se možná nevložilo: ${enough(names)}. Podívejte se do něj prosím, než to zkusíte znovu.`),
  none: (code: string) => nbsp(`Nic z objednávky ${code} už v nabídce nemáme.`),
  failed: nbsp("Zboží se teď nepodařilo vložit do košíku. Zkuste to prosím za chvíli znovu."),
} as const;

/** `/account/addresses`. */
export const addressTexts = {
  title: "Adresy",
  empty: nbsp("Zatím nemáte uloženou žádnou adresu."),
  add: nbsp("Přidat adresu"),
  addTitle: nbsp("Nová adresa"),
  edit: "Upravit",
  editTitle: nbsp("Úprava adresy"),
  remove: "Odstranit",
  removeQuestion: nbsp("Opravdu chcete adresu odstranit?"),
  removeConfirm: nbsp("Ano, odstranit"),
  cancel: nbsp("Ne, nechat ji"),
  close: "Zavřít",
  makeDefault: nbsp("Nastavit jako výchozí"),
  isDefault: nbsp("Výchozí adresa"),
  named: (action: string, street: string) => nbsp(`${action}: ${street}`),
  save: nbsp("Uložit adresu"),
  saved: nbsp("Adresu jsme uložili."),
  removed: nbsp("Adresu jsme odstranili."),
  defaultChanged: nbsp("Výchozí adresu jsme změnili."),
  gone: nbsp("Tuto adresu už v účtu nemáte."),
  failed: nbsp("Adresu se teď nepodařilo uložit. Zkuste to prosím za chvíli znovu."),
  removeFailed: nbsp("Adresu se teď nepodařilo odstranit. Zkuste to prosím za chvíli znovu."),
  uncertain: nbsp(
    "Nevíme jistě, zda se adresa uložila. Než ji uložíte znovu, podívejte se prosím mezi své adresy.",
  ),
  changeUncertain: nbsp("Nevíme jistě, zda se změna uložila. Podívejte se prosím na své adresy."),
} as const;

/** `/ucet/fakturacni-udaje`, with the results of the lookup in the register of companies (ARES). */
export const billingTexts = {
  title: nbsp("Fakturační údaje"),
  intro: nbsp("Nakupujete na firmu? Uložte si její údaje a v objednávce je najdete vyplněné."),
  found: nbsp("Údaje jsme doplnili z registru ARES, zkontrolujte je prosím."),
  dissolved: nbsp(
    "Údaje jsme doplnili z registru ARES, firma ale podle něj zanikla. Zkontrolujte prosím IČO.",
  ),
  missing: nbsp("Firmu s tímto IČO jsme nenašli, vyplňte prosím údaje ručně."),
  foreign: nbsp(
    "ARES je registr českých firem, zahraniční v něm nehledáme. Vyplňte prosím údaje ručně, nebo změňte zemi.",
  ),
  failed: nbsp("Registr ARES teď neodpovídá, vyplňte prosím údaje ručně."),
  save: nbsp("Uložit údaje"),
  saved: nbsp("Fakturační údaje jsme uložili."),
  uncertain: nbsp("Nevíme jistě, zda se fakturační údaje uložily. Zkuste je prosím za chvíli uložit znovu."),
  saveFailed: nbsp("Fakturační údaje se teď nepodařilo uložit. Zkuste to prosím za chvíli znovu."),
  remove: nbsp("Odstranit fakturační údaje"),
  removeQuestion: nbsp("Opravdu chcete fakturační údaje odstranit?"),
  removeConfirm: nbsp("Ano, odstranit"),
  removeCancel: nbsp("Ne, nechat je"),
  removed: nbsp("Fakturační údaje jsme odstranili."),
  removeFailed: nbsp("Fakturační údaje se teď nepodařilo odstranit. Zkuste to prosím za chvíli znovu."),
  removeUncertain: nbsp(
    "Nevíme jistě, zda se fakturační údaje odstranily. Podívejte se prosím, zda tu ještě jsou.",
  ),
} as const;

/** At most three names, then „a další“: a notice has to fit into a cookie. */
function enough(names: readonly string[]): string {
  const shown = names.slice(0, 3).map((name) => (name.length > 60 ? `${name.slice(0, 59)}…` : name));
  return shown.join(", ") + (names.length > 3 ? " a další" : "");
}
