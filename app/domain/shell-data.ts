/**
 * Data of the shell around every page: menus, identity, hours. The settings supply them, and built-in values replace
 * unreachable settings.
 */
import type { CartPreview } from "./shop/cart-preview.ts";
import type { ConsentChoice } from "./consent.ts";
import type { Currency } from "./shop/currency.ts";
import type { Notice } from "./notice.ts";
import type { BoxOfficeHours } from "./theatre/box-office-hours.ts";
import type { BoxOffice, SpecialHours } from "./theatre/opening-hours.ts";
import type { Partner } from "./partner.ts";

export interface MenuItem {
  readonly text: string;
  /** A validated local path or a URL (http(s), mailto, tel); null: the item only has a submenu. */
  readonly link: string | null;
  /** An external link (the specification's `leave`). Absent otherwise: every document holds all menus. */
  readonly leaves?: true;
  readonly submenu: readonly MenuLink[];
}

export interface MenuLink extends Omit<MenuItem, "submenu"> {
  readonly link: string;
}

export interface LinkGroup {
  readonly title: string;
  readonly links: readonly MenuLink[];
}

export interface LegalLink {
  readonly text: string;
  readonly link: string;
  /** The address of this site that the link replaces. */
  readonly instead?: string;
}

export interface Theatre {
  readonly name: string;
  readonly claim: string | null;
  readonly legalForm: string | null;
  readonly street: string;
  /** Formatted: `602 00`, with a no-break space. */
  readonly zip: string;
  readonly city: string;
  readonly ico: string | null;
  readonly dic: string | null;
  readonly dataBox: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  /** The theatre's registration, e.g. „zapsaná u Krajského soudu v Brně, oddíl Pr, vložka 30“. */
  readonly registration?: string;
  /** Further phones and e-mail addresses. */
  readonly otherContacts?: readonly TheatreContact[];
}

/** A phone or an e-mail address besides the main one. */
export interface TheatreContact {
  /** Its purpose; null: unknown. */
  readonly label: string | null;
  readonly text: string;
  /** `tel:` or `mailto:`. */
  readonly link: string;
}

/** The theatre's own appearance. The entries have the files' URLs on this site. */
export interface Look {
  /** Replaces the name in the header; null: the name is typeset. Sizes in pixels. */
  readonly logo: { readonly src: string; readonly width: number; readonly height: number } | null;
  /** A square sign beside the typeset name and as decoration; null: none. */
  readonly mark: string | null;
  readonly favicon: { readonly href: string; readonly type: string } | null;
  /** A style sheet that replaces colours of app/styles/tokens.css; null: the site's own colours. */
  readonly stylesheet: string | null;
  /** The picture of shared links to pages without a photograph, 1200 × 630; null: there is none. */
  readonly sharePicture: { readonly src: string; readonly type: string } | null;
  /** The background of pages, e.g. `#fbf8f1`. */
  readonly themeColour: string;
}

/** A message to all visitors that stands above the header of every page. */
export interface UrgentMessage {
  readonly kind: "info" | "warning" | "danger";
  readonly text: string;
  readonly link: string | null;
  readonly linkText: string | null;
}

export interface Banner {
  /** Empty if the upstream has none. */
  readonly title: string;
  /** Text under the title. */
  readonly text: string | null;
  readonly link: string | null;
  readonly linkText: string | null;
  readonly folder: string;
  /** File under the folder. */
  readonly image: string | null;
}

export interface Tag {
  /** Origin of the tag's script. */
  readonly origin: string;
  readonly id: string;
  readonly allows: { readonly marketing: boolean; readonly advertisement: boolean };
}

/** Content of the intro popup: a picture with an optional link. */
export interface IntroPoster {
  readonly title: string;
  readonly link: string | null;
  readonly folder: string;
  /** File under the folder. */
  readonly image: string;
}

/** Data of the root loader for the shell; always complete, even if the upstream fails. */
export interface ShellData {
  readonly theatre: Omit<Theatre, "legalForm" | "dataBox" | "registration">;
  /** The seller (§ 435 of the Civil Code), part by part. */
  readonly identity: readonly string[];
  readonly topMenu: readonly MenuItem[];
  readonly bottomMenu: readonly LinkGroup[];
  readonly social: readonly { readonly text: string; readonly link: string }[];
  readonly partners: readonly Partner[];
  /** Periods that are not over. */
  readonly specialHours: readonly SpecialHours[];
  /** The state of the box office at `now`; computed on the server, which has the programme and the holidays. */
  readonly boxOffice: BoxOffice;
  /** The visitor's currency, otherwise the default one (§4). */
  readonly currency: Currency;
  /** Currencies to choose from. */
  readonly currencies: readonly Pick<Currency, "id" | "code">[];
  readonly cart: {
    /** Number of lines; null = unreadable, which is not the same as empty. */
    readonly count: number | null;
    /**
     * Only for a non-empty cart that was read. A page for all visitors with the same number of lines has none: the
     * dropdown then reads it when it opens.
     */
    readonly preview?: CartPreview;
  };
  /** False for a guest, and while the upstream cannot verify the session. */
  readonly isSignedIn: boolean;
  readonly notice: Notice | null;
  readonly consent: {
    /** The visitor has not chosen yet, so the page shows the cookie bar. */
    readonly asks: boolean;
    /** The stored choice; null = none, which is equivalent to refusing everything. */
    readonly choice: ConsentChoice | null;
  };
  /** Popups the visitor has not closed yet. */
  readonly popups: {
    readonly newsletter: boolean;
    /** The posters for wide and narrow screens; null = nothing to show. */
    readonly intro: { readonly desktop: IntroPoster; readonly mobile: IntroPoster } | null;
  };
  /** Absent: the built-in appearance. Optional entries are absent if unused: every document holds this object. */
  readonly look?: Look;
  readonly urgent?: UrgentMessage;
  /** Absent: the hours of the specification. */
  readonly hours?: BoxOfficeHours;
  /** The legal pages, and the help for lost tickets, that `bottomMenu` does not link to. */
  readonly legal: readonly LegalLink[];
  /** The analytics tag; null unless it is configured and the visitor consented to it. */
  readonly tag: Tag | null;
  /**
   * Paths of the areas that the back office does not offer, as the source of a regular expression; missing if it offers
   * all.
   */
  readonly closed?: string;
  /** Time of the request, ISO 8601. */
  readonly now: string;
}
