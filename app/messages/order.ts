import type { ContentKind } from "#app/domain/shop/checkout.ts";
import { czech } from "#app/domain/typography.ts";

/** The order form on the cart page. */
export const orderForm = czech({
  methods:
    "Přijímáme platby kartou, převodem, QR platbou i v pokladně. Doručujeme po České republice a na Slovensko.",
  deliveryTitle: "Jak chcete zboží dostat?",
  deliveryMissing: "Vyberte prosím způsob dopravy.",
  deliveryGone: "Dopravu, kterou jste měli vybranou, už pro tento košík nenabízíme. Vyberte prosím jinou.",
  branchTitle: "Vybrat výdejní místo",
  branchChange: "Změnit výdejní místo",
  branchMissing: "Vyberte prosím výdejní místo.",
  paymentTitle: "Jak chcete zaplatit?",
  paymentMissing: "Vyberte prosím způsob platby.",
  paymentGone: "Platbu, kterou jste měli vybranou, už pro tento košík nenabízíme. Vyberte prosím jinou.",
  /** The names show which of the two to change. */
  paymentUnfit: (payment: string, delivery: string) =>
    `Platbu „${payment}“ nelze s dopravou „${delivery}“ kombinovat. Vyberte prosím jinou platbu.`,
  phoneHint: "Telefon předáme jen dopravci, aby vás mohl zastihnout.",
  company: "Nakupuji na firmu",
  dicInvalid: "České DIČ začíná písmeny CZ a má 8 až 10 číslic, slovenské má 10 číslic.",
  foreignDicInvalid: "DIČ začíná dvěma písmeny země, třeba DE.",
  icoInvalid: "Toto IČO neexistuje. Zkontrolujte prosím, zda jste ho opsali správně.",
  differentAddress: "Doručit na jinou adresu",
  /** An invoice can go to any country, a parcel only to some. */
  notDelivered:
    "Do této země vybraná doprava nedoručuje. Zvolte prosím jinou, nebo zaškrtněte „Doručit na jinou adresu“.",
  haveAccount: "Máte účet?",
  signIn: "Přihlaste se",
  whySignIn: ", předvyplníme vaše údaje a košík vám zůstane. Bez účtu stačí e-mail.",
  savedAddresses: "Kterou adresu použijeme?",
  otherAddress: "Jiná adresa",
  savedAddressMissing: "Vyberte prosím adresu.",
  savedAddressGone: "Uloženou adresu se nepodařilo načíst. Vyplňte ji prosím ručně.",
  note: "Poznámka k objednávce",
  termsBefore: "Souhlasím s\u00a0",
  terms: "obchodními podmínkami",
  termsBetween: " včetně ",
  withdrawal: "poučení o odstoupení od smlouvy",
  termsMissing: "Bez souhlasu s obchodními podmínkami nemůžeme objednávku přijmout.",
  /** Before the seats of people who would not sit beside each other. */
  seatsApart: "Souhlasím s místy zvlášť:",
  seatsChanged: "Místa se mezitím změnila. Podívejte se prosím na nová a potvrďte je.",
  newsletter: "Chci dostávat novinky z divadla e-mailem. Odhlásit se můžu kdykoli.",
  check: "Zkontrolujte prosím objednávku",
  /** The bar with the total leads there: only the button beside the goods and prices sends the order. */
  toCheck: "Ke shrnutí",
  toSend: "K odeslání",
  /** Before the choice of delivery and payment. */
  soFar: "Zatím celkem",
  delivery: "Doprava",
  payment: "Platba",
  discount: "Sleva s kódem",
  price: "Cena celkem s DPH",
  priceWithoutVat: "Cena celkem",
  /** A gift voucher is a means of payment: it does not lower the price. */
  paidByVoucher: "Zaplaceno poukazem",
  rounding: "Zaokrouhlení",
  voucherWillLeave: (amount: string) => `Po objednávce na něm zůstane ${amount}.`,
  voucherRemaining: (amount: string) => `Po objednávce na něm zůstalo ${amount}.`,
  vat: (rate: number) => `Z toho DPH ${String(rate).replace(".", ",")} %`,
  total: "Celkem k úhradě",
  paid: "Celkem zaplaceno",
  /** Without delivery and payment. */
  cartTotal: "Celkem za košík",
  /** The wording required by § 1826a of the Civil Code; nobody may change it. */
  submit: "Objednávka zavazující k platbě",
  submitting: "Odesíláme objednávku…",
});

/** By the content of a cart or an order. */
export const contentTexts = czech({
  goods: {
    name: "Zboží",
    inCart: "Zboží v košíku",
    edit: "Upravit zboží",
    ordered: "Co jste si objednali",
    back: "Zpět do e-shopu",
  },
  tickets: {
    name: "Vstupenky",
    inCart: "Vstupenky v košíku",
    edit: "Upravit vstupenky",
    ordered: "Objednané vstupenky",
    back: "Zpět na program",
  },
  both: {
    name: "Zboží a vstupenky",
    inCart: "Zboží a vstupenky v košíku",
    edit: "Upravit zboží a vstupenky",
    ordered: "Co jste si objednali",
    back: "Zpět do e-shopu",
  },
}) satisfies Record<ContentKind, object>;

/** For a theatre that takes orders elsewhere than on this site. */
export const howToOrder = czech({
  title: "Jak objednat",
  elsewhere: "Dopravu a platbu vyberete a objednávku odešlete na naší objednávkové stránce.",
  continue: "Pokračovat k objednání",
  tellUs:
    "Odsud objednávku odeslat nejde. Zavolejte nám prosím, napište, nebo přijďte do pokladny a řekněte, co máte v košíku.",
  atBoxOffice: "Odsud objednávku odeslat nejde. Přijďte prosím do pokladny a řekněte, co máte v košíku.",
  boxOffice: "Otevírací doba pokladny",
  subject: "Objednávka z e-shopu",
});

export const orderFailures = czech({
  /** The back office takes no orders from this site. */
  notOffered: "Odsud objednávku odeslat nejde. Jak objednat, najdete pod košíkem.",
  failed: "Objednávku se nepodařilo odeslat. Nic jsme vám neúčtovali, zkuste to prosím znovu.",
  /** The site did not send the order this time; the result of earlier attempts is unknown. */
  notNow: "Objednávku teď nemůžeme odeslat. Zkuste to prosím za chvíli znovu.",
  /** The site sent the order, but its result is unknown. */
  uncertain:
    "Nevíme jistě, zda objednávka odešla. Než ji odešlete znovu, podívejte se prosím do e-mailu, zda vám nepřišlo potvrzení.",
  changed: "Než jste objednávku dokončili, změnila se cena nebo dostupnost. Zkontrolujte prosím košík.",
  /** The seats are together, so the visitor has nothing to agree to. */
  seats: "Místa se mezitím změnila. Zkontrolujte je prosím a objednávku odešlete znovu.",
  outOfStock: (name: string) =>
    `${name} už nemáme v požadovaném počtu. Upravte prosím košík a objednávku odešlete znovu.`,
  empty: "V košíku nic není, není tedy co objednat.",
  cartGone:
    "Objednávku jsme neodeslali: košík, ke kterému formulář patřil, tu už není. Přihlaste se prosím znovu, nebo do košíku vraťte, co v něm bylo.",
  /** The total is unknown. */
  unread: "Objednávku teď nemůžeme přijmout, protože se nepodařilo načíst všechno, co v košíku máte.",
});

/** The order summary page. */
export const orderSummary = czech({
  title: (code: string) => `Objednávka ${code}`,
  thanks: (code: string) => `Děkujeme, objednávku ${code} máme.`,
  /** By the upstream's statement about the e-mail; `unknown`: none. */
  confirmation: {
    waiting: (email: string) => `Potvrzení pošleme na ${email}.`,
    sent: (email: string) =>
      `Potvrzení jsme poslali na ${email}. Nevidíte ho? Podívejte se i do spamu nebo hromadné pošty.`,
    failed: (email: string) =>
      `Potvrzení se nám na ${email} nepodařilo poslat. Objednávka platí, uložte si prosím tuto stránku nebo ji vytiskněte.`,
    unknown: (email: string) =>
      `Objednali jste s e-mailem ${email}. Uložte si prosím tuto stránku nebo ji vytiskněte.`,
  },
  payBy: (day: string) => `Zaplaťte prosím do ${day}.`,
  remaining: (price: string) => `Zbývá zaplatit ${price}`,
  scan: "Naskenujte QR kód v bankovní aplikaci",
  account: "Číslo účtu",
  variableSymbol: "Variabilní symbol",
  amount: "Částka",
  message: "Zpráva pro příjemce",
  symbolOfNumber: (code: string) => `Číslice z čísla objednávky ${code}.`,
  symbolOther: (code: string) =>
    `Liší se od čísla objednávky ${code}. Opište ho prosím přesně tak, jak je tady.`,
  savePicture: "Uložit QR kód",
  sharePicture: "Sdílet QR kód",
  onThisPhone: "Platíte na tomto telefonu? Uložte si kód a otevřete ho v bankovní aplikaci z galerie.",
  copy: (what: string) => `Zkopírovat: ${what}`,
  copied: "Zkopírováno",
  payByCard: "Zaplatit kartou",
  whenPaid: "Jakmile platba dorazí, uvidíte to na této stránce.",
  paid: "Zaplaceno, děkujeme.",
  paymentFailed: "Platba se nezdařila. Můžete ji zkusit znovu, objednávku máme.",
  paymentUnavailable: "Platební brána teď neodpovídá. Zkuste to prosím za chvíli znovu.",
  paidLate:
    "Platba dorazila, až když byla objednávka zrušená. Vrátíme vám ji nejpozději do 14 dnů od chvíle, kdy dorazila.",
  late: "Čas na zaplacení už uplynul. Nic už prosím neplaťte. Máte-li o objednávku stále zájem, pošlete ji prosím znovu.",
  /** It is paid, over, or its time is: the page below shows which. */
  nothingToPay: "Tuto objednávku už kartou zaplatit nejde. Proč, najdete níže.",
  next: "Co bude dál",
  complain: "Reklamovat zboží",
  print: "Vytisknout",
});

/** The tickets of a paid order. */
export const orderTickets = czech({
  title: "Vstupenky",
  own: "Moje vstupenky",
  cancelled: "Představení je zrušené.",
  none: "Teď žádné nemáte. Objeví se tu, jakmile nějaké zaplatíte.",
  calendar: "Do kalendáře",
  download: "Vstupenky (PDF)",
  show: "U vstupu je ukažte na telefonu, nebo vytištěné na papíře.",
});

/** Tax documents of an order. */
export const orderDocuments = czech({
  title: "Doklady",
  name: {
    invoice: (number: string) => `Daňový doklad ${number}`,
    credit_note: (number: string) => `Opravný daňový doklad ${number}`,
  },
  about: (day: string) => `PDF, vystaveno ${day}`,
  legal: "Smluvní dokumenty",
  inForce: (day: string) => `PDF, znění účinné od ${day}`,
  offer: "Potřebujete k nákupu fakturu? Vystavíme ji hned a pošleme i e-mailem.",
  ask: "Vystavit daňový doklad",
  issued: (number: string) => `Daňový doklad ${number} je vystavený. Najdete ho na této stránce.`,
  refused: "Daňový doklad k této objednávce teď vystavit nejde.",
  /** The request may have arrived although its answer did not; another request issues no second one. */
  failed: "Nevíme, zda se daňový doklad podařilo vystavit. Zkuste to prosím za chvíli znovu.",
});

/** For an unpaid order from which the customer withdrew: from the whole, or from an unknown part. */
export const unpaidWithdrawn = czech({
  whole:
    "Odstoupení od smlouvy jsme přijali. Nic už neplaťte. Pokud jste už zaplatili, peníze vrátíme nejpozději do 14 dnů.",
  part: "Odstoupení od smlouvy jsme přijali. Zatím prosím nic neplaťte, napíšeme vám, zda a kolik zbývá zaplatit.",
});

/** Texts for closed orders, in place of the payment instructions. */
export const orderClosed: ReadonlyMap<string, string> = new Map(
  Object.entries(
    czech({
      cancelled: "Objednávka je zrušená. Nic už neplaťte.",
      unpaid_expired: "Platba nedorazila včas, a tak jsme objednávku zrušili. Nic už neplaťte.",
      returned: "Objednávka se vrátila k nám. Nic už neplaťte.",
      withdrawal_received: "Odstoupení od smlouvy jsme přijali. Peníze vrátíme nejpozději do 14 dnů.",
      refunded: "Zaplacenou cenu jsme vám vrátili.",
    }),
  ),
);

/** Labels of the order states in the upstream contract; an unknown state has the upstream's label. */
export const orderStates: ReadonlyMap<string, string> = new Map(
  Object.entries(
    czech({
      new: "Přijatá",
      awaiting_payment: "Čeká na platbu",
      paid: "Zaplacená",
      processing: "Připravujeme",
      ready_pickup: "Připravena k vyzvednutí",
      shipped: "Odeslaná",
      ready_branch: "Na výdejním místě",
      delivered: "Doručená",
      picked_up: "Vyzvednutá",
      voucher_sent: "Poukaz odeslán",
      cancelled: "Zrušená",
      unpaid_expired: "Zrušená – nezaplaceno",
      returned: "Vrácená",
      withdrawal_received: "Odstoupení přijato",
      refunded: "Peníze vráceny",
    }),
  ),
);

/** Replaces `unpaid_expired` if the payment arrived after all. */
export const expiredBeforePayment = czech("Zrušená – platba nedorazila včas");
