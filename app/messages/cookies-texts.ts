import { czech } from "#app/domain/typography.ts";

/** The categories that need consent, in the order of the form. */
export const categoryTexts = czech({
  analytical: {
    title: "Analytické",
    text: "Souhrnná statistika návštěvnosti. Pomáhá nám zjistit, které stránky jsou nesrozumitelné.",
  },
  marketing: {
    title: "Marketingové",
    text: "Přizpůsobí obsah našich sdělení tomu, co vás zajímá.",
  },
  advertisement: {
    title: "Reklamní",
    text: "Umožní ukazovat naše pozvánky na jiných webech a měřit, zda fungují.",
  },
});

export const cookieListTexts = czech({
  title: "Co ve vašem prohlížeči ukládáme",
  prefix: "Na webu s šifrovaným spojením mají naše cookies před názvem ještě předponu __Host-.",
  nothing: "Do této skupiny teď neukládáme nic.",
});

/** The place in the browser; the storages are `localStorage` and `sessionStorage`. */
type Place = "cookie" | "local" | "session";

export interface Stored {
  /** A cookie's name without the `__Host-` prefix; „…“ at the end stands for the rest of several names. */
  readonly name: string;
  readonly place: Place;
  readonly purpose: string;
  readonly lasts: string;
}

interface Kind {
  readonly title: string;
  readonly stored: readonly Stored[];
  /** The data that the analytics tag itself stores. */
  readonly byTag?: readonly Stored[];
}

/** A category as the page shows it; a test compares these fields with those that the page reads. */
export interface StoredKind {
  readonly title: string;
  readonly stored: readonly {
    readonly name: string;
    readonly purpose: string;
    readonly lasts: string;
    /** Who sets and reads it. */
    readonly who: string;
  }[];
}

const places: Readonly<Record<Place, string>> = {
  cookie: "",
  local: " (úložiště prohlížeče)",
  session: " (úložiště panelu)",
};

/* @__NO_SIDE_EFFECTS__ */
function line(name: string, purpose: string, lasts: string): Stored {
  return { name, place: "cookie", purpose, lasts };
}

/** The browser keeps it until the visitor closes the tab. */
/* @__NO_SIDE_EFFECTS__ */
function inTab(name: string, purpose: string): Stored {
  return { ...line(name, purpose, "do zavření panelu"), place: "session" };
}

/**
 * Everything this site stores in a browser, for the loader of the page that lists it. Tests compare it with
 * `server/cookies` and with the data that a whole visit leaves in a browser.
 */
export const cookieList: readonly Kind[] = czech([
  {
    title: "Technické",
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
        "do zobrazení zprávy, nejdéle 10 minut",
      ),
      line(
        "choice",
        "pamatuje si zvolenou dopravu, platbu a výdejní místo",
        "do odeslání objednávky, nejdéle 14 dní",
      ),
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
        "consent-proof",
        "doklad o této volbě: číslo, čas a znění otázky. Stejný řádek si ukládáme u sebe, bez údajů o vás",
        "1 rok",
      ),
      inTab("opona.begun", "kdy jste přišli, aby se nabídka novinek neotevřela hned"),
      inTab("opona.closed.…", "která okna jste zavřeli"),
      inTab("opona.visited", "že už se skript stránky načetl, takže další stránka nemusí čekat"),
      inTab("opona.reload", "zda se stránka po chybě sama obnovila, aby to neudělala znovu"),
      inTab("remix-router-transitions", "mezi kterými stránkami jste přešli, aby se prolnuly i při návratu"),
      inTab("positions", "kam jste na stránce došli, aby vás tam tlačítko Zpět vrátilo"),
    ],
  },
  {
    title: "Analytické, jen s vaším souhlasem",
    stored: [],
    byTag: [
      line("_ga", "odlišuje návštěvníky v souhrnné statistice", "nejdéle 2 roky"),
      line("_ga_…", "drží pohromadě stránky jedné návštěvy", "nejdéle 2 roky"),
      inTab("opona.place", "druh poslední stránky, aby statistika věděla, odkud se přišlo"),
      {
        ...line(
          "opona.purchases",
          "objednávky pro statistiku: co na započítání čeká, a čísla započítaných, aby se nepočítaly dvakrát",
          "do odvolání souhlasu",
        ),
        place: "local",
      },
    ],
  },
  {
    title: "Marketingové, jen s vaším souhlasem",
    stored: [
      {
        ...line(
          "opona.viewed",
          "čísla naposledy prohlížených produktů; na server se neposílají s ničím, co by vás určilo",
          "do smazání tlačítkem pod nimi nebo do odvolání souhlasu",
        ),
        place: "local",
      },
    ],
  },
  {
    title: "Reklamní, jen s vaším souhlasem",
    stored: [],
    byTag: [line("_gcl_…", "spojují návštěvu s pozvánkou, přes kterou jste přišli", "nejdéle 3 měsíce")],
  },
]);

/** Cookies that only visitors with an account can get. */
const ofAccounts = new Set(["auth.session", "return", "merge"]);

interface Site {
  /** An analytics tag is configured; without one nothing stores data for it. */
  readonly hasTag: boolean;
  readonly hasAccounts: boolean;
}

export const storedIn = czech(({ hasTag, hasAccounts }: Site): readonly StoredKind[] =>
  cookieList.map(({ title, stored, byTag = [] }) => ({
    title,
    stored: [
      ...stored.filter(({ name }) => hasAccounts || !ofAccounts.has(name)),
      ...(hasTag ? byTag : []),
    ].map(({ name, place, purpose, lasts }) => ({
      name: name + places[place],
      purpose,
      lasts,
      who: name.startsWith("_g") ? "čte Google" : "čteme my",
    })),
  })),
);

/**
 * The statement of a site with an analytics tag about transfers outside the EU (art. 13 (1) f) GDPR); the tags are
 * Google's.
 */
export const tagTransfers = czech((origins: readonly string[]) => {
  const hosts = origins.map((origin) => new URL(origin).host).join(", ");
  return {
    title: "Předávání mimo Evropskou unii",
    text: `Jen když souhlasíte s analytickými cookies, načteme měření společnosti Google Ireland Limited (${hosts}). Ta přitom dostane vaši IP adresu, adresu stránky a údaje o prohlížeči a nákupu a předává je i společnosti Google LLC do USA. Opírá se o rozhodnutí Komise (EU) 2023/1795 o rámci ochrany údajů mezi EU a USA (čl. 45 GDPR). Bez souhlasu se nic z toho nestane.`,
  };
});
