import type { Selectable } from "kysely";
import type { Tables } from "#server/demo-backend/db/tables.ts";

export type OrderRow = Selectable<Tables["orders"]>;
