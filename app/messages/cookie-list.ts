import { nbsp } from "#app/domain/typography.ts";

interface Stored {
  /** The name in the browser without the `__Host-` prefix. */
  readonly name: string;
  readonly purpose: string;
  readonly lasts: string;
}

export interface StoredKind {
  readonly title: string;
  readonly stored: readonly Stored[];
}

function line(name: string, purpose: string, lasts: string): Stored {
  return { name, purpose: nbsp(purpose), lasts: nbsp(lasts) };
}

/**
 * Everything this site stores in a browser, for the loader of the page that lists it; a test compares the list with
 * `server/cookies`.
 */
export const cookieList: readonly StoredKind[] = [
  {
    title: nbsp("Technické"),
    stored: [
      line("cart", "drží obsah košíku nepřihlášeného návštěvníka", "14 dní od poslední návštěvy"),
      line("auth.session", "drží přihlášení k účtu", "do odhlášení, nejdéle 14 dní"),
      line(
        "shape",
        "pamatuje si počet položek v košíku a zda jste přihlášeni, aby se stránky načítaly rychleji",
        "30 minut od posledního načtení košíku",
      ),
      line("return", "dovede vás po přihlášení tam, kam jste chtěli", "10 minut"),
      line(
        "merge",
        "pamatuje si položku, u které se po přihlášení zastavil přenos košíku, aby nepřibyla dvakrát",
        "14 dní",
      ),
      line(
        "notice",
        "přenese jednu zprávu na další stránku, třeba že se košík změnil",
        "do zobrazení zprávy",
      ),
      line("choice", "pamatuje si zvolenou dopravu, platbu a výdejní místo", "do odeslání objednávky"),
      line("locale", "říká, v jakém jazyce web čtete", "1 rok"),
      line("currency", "pamatuje si zvolenou měnu", "1 rok"),
      line("guest-email", "předvyplní e-mail, který jste zadali u poukazu", "14 dní"),
      line("last-order", "dovede vás zpět k právě odeslané objednávce, aby nevznikla dvakrát", "1 den"),
      line(
        "order-uncertain",
        "pamatuje si, že u odeslané objednávky nevíme, zda dorazila, dokud se to nedozvíme",
        "nejdéle 1 den",
      ),
      line("cart-outage", "pamatuje si, že jsme vám výpadek košíku už oznámili", "1 hodina"),
      line("newsletter-popup", "pamatuje si, že jste zavřeli okno s nabídkou novinek", "60 dní"),
      line("intro-popup", "pamatuje si, že jste zavřeli úvodní okno", "14 dní"),
      line("consent", "pamatuje si vaši volbu cookies", "1 rok"),
      line(
        "opona.begun, opona.closed.…, opona.reload, opona.visited, positions (úložiště panelu)",
        "kdy jste přišli, která okna jste zavřeli, kdy se stránka sama obnovila, zda už skript běžel a kam jste na stránce došli",
        "do zavření panelu prohlížeče",
      ),
    ],
  },
  {
    title: nbsp("Analytické, jen s vaším souhlasem"),
    stored: [line("_ga, _ga_…, _gid", "odlišují návštěvy v souhrnné statistice", "nejdéle 2 roky")],
  },
  {
    title: nbsp("Marketingové, jen s vaším souhlasem"),
    stored: [
      line(
        "opona.viewed (úložiště prohlížeče)",
        "čísla naposledy prohlížených produktů; na server se neposílají s ničím, co by vás určilo",
        "do smazání tlačítkem pod nimi nebo do odvolání souhlasu",
      ),
    ],
  },
  {
    title: nbsp("Reklamní, jen s vaším souhlasem"),
    stored: [line("_gcl_…", "spojují návštěvu s pozvánkou, přes kterou jste přišli", "nejdéle 3 měsíce")],
  },
];
