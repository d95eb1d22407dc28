import { paths } from "#app/domain/paths.ts";

interface Promised {
  /** As a page says it, with ordinary spaces. */
  readonly sentence: string;
  /** What the theatre has or its back office reports, so that a page may say so. */
  readonly fact: string;
  /** A page of the demonstration, which has every fact. */
  readonly at: string;
}

/** Every sentence that only some theatres may say. Add a row for a new one. */
export const promises: readonly Promised[] = [
  { sentence: "koupit vstupenku online", fact: "some dates are sold on-line", at: paths.tickets() },
  { sentence: "Vstupenku ukažte v telefonu", fact: "some dates are sold on-line", at: paths.tickets() },
  { sentence: "Hlediště i ceny najdete níže.", fact: "stages", at: paths.tickets() },
  { sentence: "Poradíme s výběrem míst", fact: "a programme or a repertoire", at: paths.tickets() },
  { sentence: "Zaplaťte", fact: "a programme or a repertoire", at: paths.tickets() },
  { sentence: "Na přesunuté představení platí vstupenky", fact: "a programme", at: paths.tickets() },
  { sentence: "Za zrušené představení", fact: "a programme", at: paths.tickets() },
  { sentence: "Kudy k nám, kdy je otevřená pokladna", fact: "contacts", at: paths.contacts() },
  { sentence: "pošlete nám to na:", fact: "an address or an e-mail", at: paths.withdrawal() },
  { sentence: "můžete se hned přihlásit", fact: "signs_in_at_once", at: paths.register("done") },
  { sentence: "Pošleme vám e-mail.", fact: "registration_email", at: paths.register("done") },
  { sentence: "v e-mailu stojí", fact: "registration_email", at: paths.register("done") },
  { sentence: "Odkaz platí", fact: "reset_link_hours", at: paths.forgotPassword("done") },
  { sentence: "Pošleme na něj potvrzení objednávky.", fact: "order_email", at: paths.cart() },
];
