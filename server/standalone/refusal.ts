/** A refusal with an error code. Thrown anywhere in a route, turned into a response in api.ts. */
export class Refusal extends Error {
  constructor(
    readonly status: 400 | 401 | 404 | 409 | 422 | 503,
    /** An error code of docs/upstream-api.md. */
    readonly error: string,
    /** Further fields of the response, such as `value`. */
    readonly fields: Readonly<Record<string, unknown>> = {},
  ) {
    super(error);
    this.name = "Refusal";
  }
}

/** Validation errors of a form. The API answers 422 with the error map. */
export class InvalidFields extends Error {
  constructor(readonly errors: Readonly<Record<string, readonly string[]>>) {
    super("invalid");
    this.name = "InvalidFields";
  }
}

export function notFound(): Refusal {
  return new Refusal(404, "not_exists");
}

/** Messages for developers who read a response; the site has its own messages, chosen by `error`. */
const sentences: Readonly<Record<string, string>> = {
  not_exists: "Nic takového tu není.",
  cart_ordered: "Z košíku už je objednávka.",
  service_type: "Poukaz v e-shopu neplatí.",
  quantity_per_user_limit: "Poukaz už jste využili v nejvyšším možném počtu.",
  voucher_is_already_added: "Poukaz už v košíku je.",
  user_check: "Poukaz už máte v jiném košíku.",
  quantity: "Poukaz je vyčerpaný.",
  insufficient_balance: "Na poukazu tolik nezbývá.",
  active_from: "Poukaz ještě neplatí.",
  active_to: "Poukaz už neplatí.",
  minimal_price: "Košík nemá pro poukaz dostatečnou hodnotu.",
  empty_cart: "Košík je prázdný.",
  evening_over: "Vstupenky na tohle představení už neprodáváme.",
  too_many_tickets: "Tolik vstupenek do jedné objednávky nejde.",
  seats_changed: "Místa, která stránka ukázala, už volná nejsou.",
  evening_off: "Představení už bylo, nebo se nekoná.",
  same_time: "Představení v tu dobu už je.",
  ticket_void: "Vstupenka neplatí, peníze za ni se vrátily nebo je objednávka zrušená.",
  ticket_unpaid: "Vstupenka není zaplacená.",
  already_admitted: "Vstupenka už byla použitá.",
  other_evening: "Vstupenka je na jiné představení.",
  out_of_stock: "Zboží už není skladem.",
  changed: "Košík nebo jeho cena se mezitím změnily.",
  already_exists: "Tento e-mail je již uložen.",
  already_paid: "Objednávka je zaplacená.",
  unpaid: "Objednávka zatím není zaplacená.",
  order_closed: "Objednávka je zrušená.",
  payment_over: "Čas na zaplacení už uplynul.",
  withdrawn: "Od smlouvy se odstoupilo, není jisté, kolik zbývá zaplatit.",
  illegal_transition: "Objednávka je ve stavu, ve kterém to nejde.",
  complaint_closed: "Reklamace už je vyřízená.",
  voucher_spent: "Z poukazu, který objednávka prodala, už se platilo.",
  not_a_gift_voucher: "Tohle není dárkový poukaz, ale slevový kód.",
  not_invoiceable: "K objednávce teď daňový doklad vystavit nejde.",
  not_payable: "Objednávka se platí při předání.",
  no_link: "Objednávka vznikla bez odkazu na svou stránku.",
  not_a_card_order: "Objednávka se neplatí kartou.",
  invalid_credentials: "E-mail nebo heslo nesouhlasí.",
  unauthenticated: "Přihlaste se prosím.",
  bad_request: "Požadavku nerozumíme.",
  idempotency_key_reused: "Stejný klíč už nesl jiný požadavek.",
  unavailable: "Rejstřík teď neodpovídá.",
  database_away: "Databáze teď neodpovídá. Zkuste to prosím za chvíli znovu.",
  in_progress: "Stejný požadavek se právě vyřizuje.",
};

/** The response body of a refusal. */
export function refusalBody(refusal: Refusal) {
  return {
    status: refusal.status,
    error: refusal.error,
    message: sentences[refusal.error] ?? refusal.error,
    ...refusal.fields,
  };
}
