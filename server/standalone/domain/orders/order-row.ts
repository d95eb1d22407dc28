import type { Selectable } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";

export type OrderRow = Selectable<Tables["orders"]>;
