import type { ColumnType, Generated } from "kysely";
import type * as values from "./column-values.ts";

/** jsonb: written as JSON text. */
type Json<T> = ColumnType<T, string, string>;
/** date: `YYYY-MM-DD`. */
type Day = string;

interface VenueTable {
  slug: string;
  name: string;
  capacity: number | null;
  step_free: boolean;
  /** HTML. */
  description: string;
  access: string | null;
  image: string | null;
  zones: Json<values.Zone[]>;
  position: number;
}

interface PersonTable {
  id: number;
  slug: string;
  name: string;
  surname: string;
  group_slug: string;
  function: string | null;
  image: string | null;
  credit: string | null;
  as_guest: boolean;
  /** HTML. */
  bio: string;
  /** Order within a group that is not sorted by surname; 0 in a group that is. */
  position: number;
}

interface ProductionTable {
  id: number;
  slug: string;
  title: string;
  subtitle: string | null;
  author: string | null;
  translation: string | null;
  genre_slug: string | null;
  venue_slug: string | null;
  perex: string;
  /** HTML: three to five paragraphs. */
  description: string;
  image: string | null;
  is_new: boolean;
  is_soon: boolean;
  length_minutes: number | null;
  intervals: number | null;
  premiere: Day | null;
  derniere: Day | null;
  age_from: number | null;
  price_from: number | null;
  price_to: number | null;
  language: string | null;
  sensory: Json<string[]>;
  content_warning: string | null;
  help_line: string | null;
  images: Json<values.Scene[]>;
  quotes: Json<values.Quote[]>;
  position: number;
}

interface ProductionPersonTable {
  production_id: number;
  kind: "cast" | "team";
  position: number;
  place: number;
  role: string;
  name: string;
  person_id: number | null;
  as_guest: boolean;
  alternates: boolean;
  since: Day | null;
  until: Day | null;
}

interface PerformanceTable {
  id: number;
  title: string;
  production_id: number | null;
  venue_slug: string;
  starts_at: Date;
  ends_at: Date | null;
  /** Before its first move; null: it has not been moved, or it is back at that time. */
  previous_starts_at: Generated<Date | null>;
  state: values.TicketState;
  presale_from: Date | null;
  moved_to_id: number | null;
  ticket_url: string | null;
  price_from: number | null;
  price_to: number | null;
  labels: Json<values.PerformanceLabel[]>;
  access: Json<values.Access[]>;
  audience: Json<values.Audience[]>;
  is_soon: boolean;
  note: string | null;
  description: string | null;
  updated_at: Date;
  /** Tickets that one order may have; null: the shop does not sell this evening. */
  max_tickets: Generated<number | null>;
}

/** The places of an evening that are taken together. */
interface TicketZoneTable {
  performance_id: number;
  name: string;
  position: number;
  free: number;
  /** The best ones first; null: places are not numbered. */
  rows: values.NullableJson<readonly values.SeatRow[]>;
  /** So many of the best places were sold before, by the box office. */
  held: number;
}

/** What a variant of an evening's product means. */
interface TicketCategoryTable {
  variant_id: number;
  performance_id: number;
  zone: string;
  note: string | null;
  /** What a reduced price has to be proved by. */
  needs_proof: string | null;
  /** The variant at full price in the same zone that it is a concession of. */
  concession_of: number | null;
  /** For wheelchairs, holders of a disability card and who comes with them. */
  is_access: Generated<boolean>;
  /** In pairs of seats 1 for the odd one, a wheelchair's, 2 for the companion's beside it; null: its zone has no pairs. */
  of_pair: Generated<1 | 2 | null>;
}

interface PerformanceCastTable {
  performance_id: number;
  position: number;
  role: string;
  name: string;
  person_id: number | null;
  as_guest: boolean;
}

/** What is played, when, where and by whom. */
export interface TheatreTables {
  genres: { slug: string; name: string; position: number };
  venues: VenueTable;
  person_groups: { slug: string; name: string; position: number };
  people: PersonTable;
  productions: ProductionTable;
  production_people: ProductionPersonTable;
  production_products: { production_id: number; product_id: number; position: number };
  performances: PerformanceTable;
  performance_cast: PerformanceCastTable;
  ticket_zones: TicketZoneTable;
  ticket_categories: TicketCategoryTable;
  demo_week: { tuesday: Day };
}
