import type {
  Access,
  Audience,
  ContactPerson,
  PerformanceLabel,
  SeatRow,
  TicketState,
  Zone,
} from "#standalone/db/column-values.ts";
import type { Day, Listed, Moment, Named } from "./named.ts";
import type { Branch, Brand, Category, Code, Delivery, Payment, Product } from "./shop.ts";
import type { Demonstration } from "./demonstration.ts";

/**
 * The content that the back office serves, as the site reads it from the theatre's folder. Items refer to each other by
 * slugs, to people by names. Amounts are CZK with VAT; `tax` is its rate in percent. Texts have ordinary spaces;
 * `description`, `body`, `bio` are HTML.
 */
export interface TheatreContent {
  /** Changes with any file of the folder. */
  readonly fingerprint: string;
  /** False: the theatre pays no VAT, so no price includes it. */
  readonly paysVat: boolean;
  /** Entries of the settings, by name. */
  readonly settings: Readonly<Record<string, unknown>>;
  readonly banners: readonly Banner[];
  readonly contacts: readonly Contact[];
  readonly partners: readonly Partner[];
  readonly pages: readonly Page[];
  readonly newsCategories: readonly Named[];
  readonly news: readonly Article[];
  readonly documents: readonly Document[];
  readonly reports: readonly Report[];
  readonly genres: readonly Named[];
  readonly halls: readonly Hall[];
  readonly personGroups: readonly Named[];
  readonly people: readonly Person[];
  readonly productions: readonly Production[];
  readonly programme: readonly Evening[];
  readonly tickets: TicketRules;
  readonly categories: readonly Category[];
  readonly brands: readonly Brand[];
  readonly products: readonly Product[];
  readonly codes: readonly Code[];
  readonly deliveries: readonly Delivery[];
  readonly payments: readonly Payment[];
  readonly branches: readonly Branch[];
  /** The bytes of a picture; null: the theatre has no such picture. */
  readonly picture: (folder: string, file: string) => Promise<Buffer | null>;
  /** Null: the theatre is no demonstration. */
  readonly demo: Demonstration | null;
}

export interface Banner {
  /** The key of its place: `banner.home`, `banner.popup_desktop`, `banner.popup_mobile`. */
  readonly key: string;
  readonly title: string;
  readonly text: string | null;
  readonly url: string | null;
  readonly url_text: string | null;
  readonly image: string | null;
}

export interface Contact {
  readonly slug: string;
  readonly name: string;
  readonly kind: "department" | "venue" | "branch";
  readonly description: string | null;
  readonly street: string | null;
  readonly zip: string | null;
  readonly city: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly map: string | null;
  readonly opening_hours: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly people: readonly ContactPerson[];
}

export interface Partner {
  readonly name: string;
  readonly url: string | null;
  readonly logo: string | null;
  readonly level: "main" | "partner";
}

export interface Page {
  readonly slug: string;
  readonly title: string;
  readonly body: string;
  readonly updated: Day;
  /** A lawyer still has to check this wording of a contract or a duty. */
  readonly sample: boolean;
  /** Search words of visitors who look for the page. */
  readonly words: string | null;
  readonly isCzech: boolean;
}

/** `{+7}` in its texts is a day after the demonstration's Tuesday, `{presale}` and `{presale month}` its next presale. */
export interface Article {
  readonly slug: string;
  readonly formerly?: readonly string[];
  readonly kind: "news" | "post";
  readonly title: string;
  readonly perex: string;
  readonly body: string;
  readonly author: string | null;
  readonly image: string | null;
  readonly category: string | null;
  readonly production: string | null;
  readonly published: Moment;
}

export interface Document {
  readonly file: string;
  readonly title: string;
  readonly group: string;
  /** `2026-06-15` */
  readonly published: string;
  readonly content: Buffer;
}

export interface Report {
  readonly file: string;
  readonly year: number;
  readonly title: string;
  readonly published: string;
  readonly figures: readonly { readonly label: string; readonly value: string }[];
  readonly content: Buffer;
}

export interface Hall extends Named {
  readonly capacity: number | null;
  readonly step_free: boolean;
  /** The row of the places for wheelchairs and companions, in a step-free hall. */
  readonly wheelchair_row: string | null;
  readonly description: string;
  readonly access: string | null;
  readonly image: string | null;
  readonly zones: readonly HallZone[];
}

export interface HallZone extends Zone {
  readonly seats: number;
  /** From the stage; without them places are not numbered. */
  readonly rows?: readonly SeatRow[] | undefined;
  /** The part of the hall that it belongs to on a plan of seats, such as „Přízemí“. */
  readonly section?: string | undefined;
}

/** Casts use the name exactly as written here. */
export interface Person extends Listed {
  readonly surname: string;
  readonly group: string;
  readonly as_guest: boolean;
  readonly function: string | null;
  readonly bio: string;
  readonly image: string | null;
  readonly credit: string | null;
  /** Order within a group; 0 in a group that is sorted by surname. */
  readonly position: number;
}

/** A role and its names: „A / B“ alternate, „A, B“ are on stage together. A person without a page is plain text. */
export type Role = readonly [role: string, names: string];

export interface Production {
  readonly id?: number | undefined;
  readonly slug: string;
  readonly formerly?: readonly string[];
  readonly title: string;
  readonly subtitle: string | null;
  readonly author: string | null;
  readonly translation: string | null;
  readonly genre: string | null;
  readonly hall: string | null;
  readonly perex: string;
  readonly description: string;
  readonly is_new: boolean;
  readonly is_soon: boolean;
  readonly image: string | null;
  readonly scenes: readonly {
    readonly image: string;
    readonly caption: string | null;
    readonly credit: string | null;
  }[];
  readonly length_minutes: number | null;
  readonly intervals: number | null;
  readonly premiere: Day | null;
  readonly derniere: Day | null;
  readonly age_from: number | null;
  /** Whole CZK. */
  readonly price: readonly [from: number, to: number] | null;
  /** Visitors may choose their seats, if the hall's zones with rows have sections. */
  readonly has_plan: boolean;
  readonly audience: readonly Audience[];
  readonly language: string | null;
  readonly sensory: readonly string[];
  readonly content_warning: string | null;
  readonly help_line: string | null;
  readonly quotes: readonly {
    readonly text: string;
    readonly source: string;
    readonly date: string | null;
    readonly url: string | null;
  }[];
  readonly cast: readonly Role[];
  readonly team: readonly Role[];
  /** Past roles with their first and last day. */
  readonly former: readonly {
    readonly role: string;
    readonly name: string;
    readonly since: string;
    readonly until: string;
  }[];
  /** Of the shop. */
  readonly products: readonly string[];
}

/** How evenings are sold. Percentages are the share of the zone's price that a visitor pays. */
export interface TicketRules {
  /** In one order. */
  readonly most: number;
  /** `isAccess`: also offered for premieres and evenings with their own prices. */
  readonly reductions: readonly {
    readonly name: string;
    readonly percent: number;
    /** The document that entitles a visitor to it. */
    readonly proof: string;
    readonly isAccess: boolean;
  }[];
  /** In step-free halls; null: they have no such places. */
  readonly wheelchairs: Wheelchairs | null;
}

/** Pairs of a wheelchair place and a companion's place, and the price of the latter. */
export interface Wheelchairs {
  readonly pairs: number;
  readonly percent: number;
  readonly proof: string;
}

export interface Evening extends Moment {
  readonly id: number;
  /** Null: not from the repertoire; then `title`, `hall` and `minutes` are set. */
  readonly production: string | null;
  readonly state: TicketState;
  readonly title: string | null;
  readonly hall: string | null;
  readonly minutes: number | null;
  /** By default the production's; null: none. */
  readonly price: readonly [from: number, to: number] | null | undefined;
  readonly moved_to: number | null;
  /** When its presale begins; null: the demonstration computes it, for other theatres it is unknown. */
  readonly presale: Moment | null;
  /** For a guest performance in another house; the shop sells the theatre's own evenings. */
  readonly ticket_url: string | null;
  readonly labels: readonly PerformanceLabel[];
  /** Without `step_free`, which comes from the hall. */
  readonly access: readonly Access[];
  /** Null: the production's. */
  readonly audience: readonly Audience[] | null;
  readonly is_soon: boolean;
  readonly note: string | null;
  readonly description: string | null;
}
