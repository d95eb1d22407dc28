/**
 * What stands around every page: menus, identity, hours. Comes from the settings, or is built in when they are
 * unreachable.
 */
import type { CartPreview } from "./shop/cart-preview.ts";
import type { ConsentChoice } from "./consent.ts";
import type { Currency } from "./shop/currency.ts";
import type { ImageFolder } from "./paths.ts";
import type { Notice } from "./notice.ts";
import type { BoxOffice } from "./theatre/opening-hours.ts";
import type { Partner } from "./partner.ts";

export interface MenuItem {
  readonly text: string;
  /** A checked local path or an http(s) address. */
  readonly link: string;
  /** Leaves this site (the specification's `leave`). */
  readonly leaves: boolean;
  readonly submenu: readonly Omit<MenuItem, "submenu">[];
}

export interface LinkGroup {
  readonly title: string;
  readonly links: readonly { readonly text: string; readonly link: string; readonly leaves: boolean }[];
}

export interface Theatre {
  readonly name: string;
  readonly claim: string | null;
  readonly legalForm: string | null;
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  readonly ico: string | null;
  readonly dic: string | null;
  readonly dataBox: string | null;
  readonly phone: string | null;
  readonly email: string | null;
}

/** A window with its own box-office heading (§1: Christmas), [from, to). */
export interface SpecialHours {
  readonly from: string;
  readonly to: string;
  readonly heading: string;
  readonly text: string;
}

export interface Banner {
  readonly title: string;
  /** Text under the title. */
  readonly text: string | null;
  readonly link: string | null;
  readonly linkText: string | null;
  readonly folder: ImageFolder;
  /** File under the folder. */
  readonly image: string | null;
}

export interface Tag {
  /** Where its program comes from. */
  readonly origin: string;
  readonly id: string;
  readonly allows: { readonly marketing: boolean; readonly advertisement: boolean };
}

/** What the intro popup shows: a picture that may lead somewhere. */
export interface IntroPoster {
  readonly title: string;
  readonly link: string | null;
  readonly folder: ImageFolder;
  /** File under the folder. */
  readonly image: string;
}

/** Everything the frame around a page shows; always complete, whatever the upstream does. */
export interface ShellData {
  readonly theatre: Theatre;
  readonly topMenu: readonly MenuItem[];
  readonly bottomMenu: readonly LinkGroup[];
  readonly social: readonly { readonly text: string; readonly link: string }[];
  readonly partners: readonly Partner[];
  readonly specialHours: readonly SpecialHours[];
  /** What is said of the box office at `now`; counted by the server, which knows the programme and the holidays. */
  readonly boxOffice: BoxOffice;
  /** The visitor's choice, else the default one (§4). */
  readonly currency: Currency;
  readonly currencies: readonly Currency[];
  /** Number of lines; null = the cart could not be read, which is not the same as empty. */
  readonly cart: {
    readonly count: number | null;
    /** Only where something is in the cart: everybody else's documents stay the same. */
    readonly preview?: CartPreview;
  };
  /** Who is signed in; null = a guest, or nobody knows while the upstream is away. */
  readonly customer: { readonly id: number; readonly name: string } | null;
  /** The upstream could not say who is here: `customer` is null then, and nobody was signed out. */
  readonly isCustomerUnknown: boolean;
  readonly notice: Notice | null;
  readonly consent: {
    /** Nothing is stored yet, so the bar asks. */
    readonly asks: boolean;
    /** What is stored; null = nothing, which is the same as no to everything. */
    readonly given: ConsentChoice | null;
  };
  /** Popups the visitor has not closed yet. */
  readonly popups: {
    readonly newsletter: boolean;
    /** The posters for wide and narrow screens; null = there is nothing to show. */
    readonly intro: { readonly desktop: IntroPoster; readonly mobile: IntroPoster } | null;
  };
  /** The statistics' tag; null unless it is configured and the visitor agreed to it. */
  readonly tag: Tag | null;
  /** The request's instant, ISO 8601. */
  readonly now: string;
}
