import type { ContentKind, PaymentKind } from "#app/domain/shop/checkout.ts";
import type { OrderSummary } from "#app/domain/shop/order.ts";
import { czech } from "#app/domain/typography.ts";

/** The order form on the cart page. */
export const orderForm = czech({
  deliveryGone: "Dopravu, kterou jste měli vybranou, už pro tento košík nenabízíme. Vyberte prosím jinou.",
  paymentTitle: "Jak chcete zaplatit?",
  paymentGone: "Platbu, kterou jste měli vybranou, už pro tento košík nenabízíme. Vyberte prosím jinou.",
  /** The names show which of the two to change. */
  paymentUnfit: (payment: string, delivery: string) =>
    `Platbu „${payment}“ nelze s dopravou „${delivery}“ kombinovat. Vyberte prosím jinou platbu.`,
  /** An invoice can go to any country, a parcel only to some. */
  notDelivered:
    "Do této země vybraná doprava nedoručuje. Zvolte prosím jinou, nebo zaškrtněte „Doručit na jinou adresu“.",
  seatsChanged: "Místa se mezitím změnila. Podívejte se prosím na nová a potvrďte je.",
  newsletter: "Chci dostávat novinky z divadla e-mailem. Odhlásit se můžu kdykoli.",
  delivery: "Doprava",
  payment: "Platba",
  total: "Celkem k úhradě",
  /** The wording required by § 1826a of the Civil Code; nobody may change it. */
  submit: "Objednávka zavazující k platbě",
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
  /** Seats that the visitor chose; the cart offers others. */
  taken:
    "Někdo byl rychlejší a koupil místa, která jste si vybrali. Nic jsme vám neúčtovali. Nad košíkem najdete nejbližší volná.",
  outOfStock: (name: string) =>
    `${name} už nemáme v požadovaném počtu. Upravte prosím košík a objednávku odešlete znovu.`,
  empty: "V košíku nic není, není tedy co objednat.",
  signedOut:
    "Objednávku jsme zatím neodeslali, přihlášení mezitím skončilo. Zkontrolujte ji prosím a odešlete znovu.",
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
  remaining: (price: string) => `Zbývá zaplatit ${price}`,
  whenPaid: "Jakmile platba dorazí, uvidíte to na této stránce.",
  paymentUnavailable: "Platební brána teď neodpovídá. Zkuste to prosím za chvíli znovu.",
  /** It is paid, over, or its time is: the page below shows which. */
  nothingToPay: "Tuto objednávku už kartou zaplatit nejde. Proč, najdete níže.",
});

/** The tickets of a paid order. */
export const orderTickets = czech({
  download: "Vstupenky (PDF)",
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

const paymentKinds: Readonly<Record<PaymentKind, string | null>> = {
  ...czech({
    card: "Kartou online",
    transfer: "Bankovním převodem",
    cod: "Na dobírku",
    desk: "V pokladně",
  }),
  unknown: null,
};

/** The back office's name of a payment, else that of its kind; null: it gave neither. */
export function paymentName({ name, kind }: Pick<OrderSummary["payment"], "name" | "kind">): string | null {
  return name ?? paymentKinds[kind];
}

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

/** „Poslat odkaz k platbě znovu“ on the page of an unpaid order. */
export const paymentLink = czech({
  about: (email: string) => `Chcete zaplatit později nebo z jiného zařízení? Odkaz pošleme na ${email}.`,
  send: "Poslat odkaz k platbě znovu",
  sent: "Odkaz k platbě jsme poslali na e-mail z objednávky.",
  waiting: "Odkaz k platbě pošleme na e-mail z objednávky, jakmile to půjde.",
  refused: "K této objednávce teď odkaz k platbě poslat nejde.",
  /** The request may have arrived although its answer did not. */
  uncertain: "Nevíme, zda odkaz odešel. Podívejte se prosím za chvíli do e-mailu.",
  failed: "Odkaz se nepodařilo odeslat. Zkuste to prosím za chvíli znovu.",
});
