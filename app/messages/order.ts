import type { Content } from "#app/domain/shop/checkout.ts";
import { nbsp } from "#app/domain/typography.ts";

/** The order form on the cart page. */
export const orderForm = {
  methods: nbsp(
    "Přijímáme platby kartou, převodem, QR platbou i v pokladně. Doručujeme po České republice a na Slovensko.",
  ),
  deliveryTitle: nbsp("Jak chcete zboží dostat?"),
  deliveryMissing: nbsp("Vyberte prosím způsob dopravy."),
  deliveryGone: nbsp(
    "Dopravu, kterou jste měli vybranou, už pro tento košík nenabízíme. Vyberte prosím jinou.",
  ),
  branchTitle: nbsp("Vybrat výdejní místo"),
  branchChange: nbsp("Změnit výdejní místo"),
  branchMissing: nbsp("Vyberte prosím výdejní místo."),
  paymentTitle: nbsp("Jak chcete zaplatit?"),
  paymentMissing: nbsp("Vyberte prosím způsob platby."),
  paymentGone: nbsp(
    "Platbu, kterou jste měli vybranou, už pro tento košík nenabízíme. Vyberte prosím jinou.",
  ),
  /** The names show which of the two to change. */
  paymentUnfit: (payment: string, delivery: string) =>
    nbsp(`Platbu „${payment}“ nelze s dopravou „${delivery}“ kombinovat. Vyberte prosím jinou platbu.`),
  phoneHint: nbsp("Telefon předáme jen dopravci, aby vás mohl zastihnout."),
  company: nbsp("Nakupuji na firmu"),
  dicInvalid: nbsp("České DIČ začíná písmeny CZ a má 8 až 10 číslic, slovenské má 10 číslic."),
  foreignDicInvalid: nbsp("DIČ začíná dvěma písmeny země, třeba DE."),
  icoInvalid: nbsp("Toto IČO neexistuje. Zkontrolujte prosím, zda jste ho opsali správně."),
  differentAddress: nbsp("Doručit na jinou adresu"),
  /** An invoice can go to any country, a parcel only to some. */
  notDelivered: nbsp(
    "Do této země vybraná doprava nedoručuje. Zvolte prosím jinou, nebo zaškrtněte „Doručit na jinou adresu“.",
  ),
  haveAccount: nbsp("Máte účet?"),
  signIn: nbsp("Přihlaste se"),
  whySignIn: nbsp(", předvyplníme vaše údaje a košík vám zůstane. Bez účtu stačí e-mail."),
  savedAddresses: nbsp("Kterou adresu použijeme?"),
  otherAddress: nbsp("Jiná adresa"),
  savedAddressMissing: nbsp("Vyberte prosím adresu."),
  savedAddressGone: nbsp("Uloženou adresu se nepodařilo načíst. Vyplňte ji prosím ručně."),
  note: nbsp("Poznámka k objednávce"),
  termsBefore: "Souhlasím s\u00a0",
  terms: nbsp("obchodními podmínkami"),
  termsBetween: " včetně ",
  withdrawal: nbsp("poučení o odstoupení od smlouvy"),
  termsMissing: nbsp("Bez souhlasu s obchodními podmínkami nemůžeme objednávku přijmout."),
  /** Before the seats of people who would not sit beside each other. */
  seatsApart: nbsp("Souhlasím s místy zvlášť:"),
  seatsChanged: nbsp("Místa se mezitím změnila. Podívejte se prosím na nová a potvrďte je."),
  newsletter: nbsp("Chci dostávat novinky z divadla e-mailem. Odhlásit se můžu kdykoli."),
  check: nbsp("Zkontrolujte prosím objednávku"),
  /** The bar with the total leads there: only the button beside the goods and prices sends the order. */
  toCheck: nbsp("Ke shrnutí"),
  toSend: nbsp("K odeslání"),
  /** Before the choice of delivery and payment. */
  soFar: nbsp("Zatím celkem"),
  delivery: "Doprava",
  payment: "Platba",
  discount: nbsp("Sleva s kódem"),
  price: nbsp("Cena celkem s DPH"),
  priceWithoutVat: nbsp("Cena celkem"),
  /** A gift voucher is a means of payment: it does not lower the price. */
  paidByVoucher: nbsp("Zaplaceno poukazem"),
  rounding: "Zaokrouhlení",
  voucherWillLeave: (amount: string) => nbsp(`Po objednávce na něm zůstane ${amount}.`),
  voucherRemaining: (amount: string) => nbsp(`Po objednávce na něm zůstalo ${amount}.`),
  vat: (rate: number) => nbsp(`Z toho DPH ${String(rate).replace(".", ",")} %`),
  total: nbsp("Celkem k úhradě"),
  paid: nbsp("Celkem zaplaceno"),
  /** Without delivery and payment. */
  cartTotal: nbsp("Celkem za košík"),
  /** The wording required by § 1826a of the Civil Code; nobody may change it. */
  submit: "Objednávka zavazující k\u00a0platbě",
  submitting: nbsp("Odesíláme objednávku…"),
} as const;

/** By the content of a cart or an order. */
export const contentTexts = {
  goods: {
    name: "Zboží",
    inCart: nbsp("Zboží v košíku"),
    edit: nbsp("Upravit zboží"),
    ordered: nbsp("Co jste si objednali"),
    back: nbsp("Zpět do e-shopu"),
  },
  tickets: {
    name: "Vstupenky",
    inCart: nbsp("Vstupenky v košíku"),
    edit: nbsp("Upravit vstupenky"),
    ordered: nbsp("Objednané vstupenky"),
    back: nbsp("Zpět na program"),
  },
  both: {
    name: nbsp("Zboží a vstupenky"),
    inCart: nbsp("Zboží a vstupenky v košíku"),
    edit: nbsp("Upravit zboží a vstupenky"),
    ordered: nbsp("Co jste si objednali"),
    back: nbsp("Zpět do e-shopu"),
  },
} as const satisfies Record<Content, object>;

/** For a theatre that takes orders elsewhere than on this site. */
export const howToOrder = {
  title: nbsp("Jak objednat"),
  elsewhere: nbsp("Dopravu a platbu vyberete a objednávku odešlete na naší objednávkové stránce."),
  continue: nbsp("Pokračovat k objednání"),
  tellUs: nbsp(
    "Odsud objednávku odeslat nejde. Zavolejte nám prosím, napište, nebo přijďte do pokladny a řekněte, co máte v košíku.",
  ),
  atBoxOffice: nbsp(
    "Odsud objednávku odeslat nejde. Přijďte prosím do pokladny a řekněte, co máte v košíku.",
  ),
  boxOffice: nbsp("Otevírací doba pokladny"),
  subject: "Objednávka z e-shopu",
} as const;

export const orderFailures = {
  /** The back office takes no orders from this site. */
  notOffered: nbsp("Odsud objednávku odeslat nejde. Jak objednat, najdete pod košíkem."),
  failed: nbsp("Objednávku se nepodařilo odeslat. Nic jsme vám neúčtovali, zkuste to prosím znovu."),
  /** The site did not send the order this time; the result of earlier attempts is unknown. */
  notNow: nbsp("Objednávku teď nemůžeme odeslat. Zkuste to prosím za chvíli znovu."),
  /** The site sent the order, but its result is unknown. */
  uncertain: nbsp(
    "Nevíme jistě, zda objednávka odešla. Než ji odešlete znovu, podívejte se prosím do e-mailu, zda vám nepřišlo potvrzení.",
  ),
  changed: nbsp("Než jste objednávku dokončili, změnila se cena nebo dostupnost. Zkontrolujte prosím košík."),
  /** The seats are together, so the visitor has nothing to agree to. */
  seats: nbsp("Místa se mezitím změnila. Zkontrolujte je prosím a objednávku odešlete znovu."),
  outOfStock: (name: string) =>
    nbsp(`${name} už nemáme v požadovaném počtu. Upravte prosím košík a objednávku odešlete znovu.`),
  empty: nbsp("V košíku nic není, není tedy co objednat."),
  cartGone: nbsp(
    "Objednávku jsme neodeslali: košík, ke kterému formulář patřil, tu už není. Přihlaste se prosím znovu, nebo do košíku vraťte, co v něm bylo.",
  ),
  /** The total is unknown. */
  unread: nbsp("Objednávku teď nemůžeme přijmout, protože se nepodařilo načíst všechno, co v košíku máte."),
} as const;

/** The order summary page. */
export const orderSummary = {
  title: (code: string) => nbsp(`Objednávka ${code}`),
  thanks: (code: string) => nbsp(`Děkujeme, objednávku ${code} máme.`),
  /** By the upstream's statement about the e-mail; `unknown`: none. */
  confirmation: {
    waiting: (email: string) => nbsp(`Potvrzení pošleme na ${email}.`),
    sent: (email: string) =>
      nbsp(`Potvrzení jsme poslali na ${email}. Nevidíte ho? Podívejte se i do spamu nebo hromadné pošty.`),
    failed: (email: string) =>
      nbsp(
        `Potvrzení se nám na ${email} nepodařilo poslat. Objednávka platí, uložte si prosím tuto stránku nebo ji vytiskněte.`,
      ),
    unknown: (email: string) =>
      nbsp(`Objednali jste s e-mailem ${email}. Uložte si prosím tuto stránku nebo ji vytiskněte.`),
  },
  payBy: (day: string) => nbsp(`Zaplaťte prosím do ${day}.`),
  remaining: (price: string) => nbsp(`Zbývá zaplatit ${price}`),
  scan: nbsp("Naskenujte QR kód v bankovní aplikaci"),
  account: nbsp("Číslo účtu"),
  variableSymbol: nbsp("Variabilní symbol"),
  amount: "Částka",
  message: nbsp("Zpráva pro příjemce"),
  symbolOfNumber: (code: string) => nbsp(`Číslice z čísla objednávky ${code}.`),
  symbolOther: (code: string) =>
    nbsp(`Liší se od čísla objednávky ${code}. Opište ho prosím přesně tak, jak je tady.`),
  savePicture: nbsp("Uložit QR kód"),
  sharePicture: nbsp("Sdílet QR kód"),
  onThisPhone: nbsp("Platíte na tomto telefonu? Uložte si kód a otevřete ho v bankovní aplikaci z galerie."),
  copy: (what: string) => nbsp(`Zkopírovat: ${what}`),
  copied: "Zkopírováno",
  payByCard: nbsp("Zaplatit kartou"),
  whenPaid: nbsp("Jakmile platba dorazí, uvidíte to na této stránce."),
  paid: nbsp("Zaplaceno, děkujeme."),
  paymentFailed: nbsp("Platba se nezdařila. Můžete ji zkusit znovu, objednávku máme."),
  paymentUnavailable: nbsp("Platební brána teď neodpovídá. Zkuste to prosím za chvíli znovu."),
  paidLate: nbsp(
    "Platba dorazila, až když byla objednávka zrušená. Vrátíme vám ji nejpozději do 14 dnů od chvíle, kdy dorazila.",
  ),
  late: nbsp(
    "Čas na zaplacení už uplynul. Nic už prosím neplaťte. Máte-li o objednávku stále zájem, pošlete ji prosím znovu.",
  ),
  /** It is paid, over, or its time is: the page below shows which. */
  nothingToPay: nbsp("Tuto objednávku už kartou zaplatit nejde. Proč, najdete níže."),
  next: nbsp("Co bude dál"),
  complain: nbsp("Reklamovat zboží"),
  print: "Vytisknout",
} as const;

/** The tickets of a paid order. */
export const orderTickets = {
  title: "Vstupenky",
  own: nbsp("Moje vstupenky"),
  cancelled: nbsp("Představení je zrušené."),
  none: nbsp("Teď žádné nemáte. Objeví se tu, jakmile nějaké zaplatíte."),
  calendar: nbsp("Do kalendáře"),
  download: nbsp("Vstupenky (PDF)"),
  show: nbsp("U vstupu je ukažte na telefonu, nebo vytištěné na papíře."),
} as const;

/** Tax documents of an order. */
export const orderDocuments = {
  title: "Doklady",
  name: {
    invoice: (number: string) => nbsp(`Daňový doklad ${number}`),
    credit_note: (number: string) => nbsp(`Opravný daňový doklad ${number}`),
  },
  about: (day: string) => nbsp(`PDF, vystaveno ${day}`),
  legal: "Smluvní dokumenty",
  inForce: (day: string) => nbsp(`PDF, znění účinné od ${day}`),
  offer: nbsp("Potřebujete k nákupu fakturu? Vystavíme ji hned a pošleme i e-mailem."),
  ask: nbsp("Vystavit daňový doklad"),
  issued: (number: string) => nbsp(`Daňový doklad ${number} je vystavený. Najdete ho na této stránce.`),
  refused: nbsp("Daňový doklad k této objednávce teď vystavit nejde."),
  /** The request may have arrived although its answer did not; another request issues no second one. */
  failed: nbsp("Nevíme, zda se daňový doklad podařilo vystavit. Zkuste to prosím za chvíli znovu."),
} as const;

/** For an unpaid order from which the customer withdrew: from the whole, or from an unknown part. */
export const unpaidWithdrawn = {
  whole: nbsp(
    "Odstoupení od smlouvy jsme přijali. Nic už neplaťte. Pokud jste už zaplatili, peníze vrátíme nejpozději do 14 dnů.",
  ),
  part: nbsp(
    "Odstoupení od smlouvy jsme přijali. Zatím prosím nic neplaťte, napíšeme vám, zda a kolik zbývá zaplatit.",
  ),
} as const;

/** Texts for closed orders, in place of the payment instructions. */
export const orderClosed: ReadonlyMap<string, string> = new Map([
  ["cancelled", nbsp("Objednávka je zrušená. Nic už neplaťte.")],
  ["unpaid_expired", nbsp("Platba nedorazila včas, a tak jsme objednávku zrušili. Nic už neplaťte.")],
  ["returned", nbsp("Objednávka se vrátila k nám. Nic už neplaťte.")],
  ["withdrawal_received", nbsp("Odstoupení od smlouvy jsme přijali. Peníze vrátíme nejpozději do 14 dnů.")],
  ["refunded", nbsp("Zaplacenou cenu jsme vám vrátili.")],
]);

/** Labels of the order states in the upstream contract; an unknown state has the upstream's label. */
export const orderStates: ReadonlyMap<string, string> = new Map([
  ["new", "Přijatá"],
  ["awaiting_payment", nbsp("Čeká na platbu")],
  ["paid", "Zaplacená"],
  ["processing", "Připravujeme"],
  ["ready_pickup", nbsp("Připravena k vyzvednutí")],
  ["shipped", "Odeslaná"],
  ["ready_branch", nbsp("Na výdejním místě")],
  ["delivered", "Doručená"],
  ["picked_up", "Vyzvednutá"],
  ["voucher_sent", nbsp("Poukaz odeslán")],
  ["cancelled", "Zrušená"],
  ["unpaid_expired", nbsp("Zrušená – nezaplaceno")],
  ["returned", "Vrácená"],
  ["withdrawal_received", nbsp("Odstoupení přijato")],
  ["refunded", nbsp("Peníze vráceny")],
]);

/** Replaces `unpaid_expired` if the payment arrived after all. */
export const expiredBeforePayment = nbsp("Zrušená – platba nedorazila včas");
