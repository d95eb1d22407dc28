import type { Id } from "#app/domain/id.ts";
import type { Named } from "./performance.ts";
import type { ProductionState } from "./production.ts";

export interface ListedPerson {
  readonly id: Id;
  readonly slug: string;
  readonly name: string;
  readonly surname: string;
  readonly group: Named;
  readonly function: string | null;
  /** File under the `person` image folder. */
  readonly image: string | null;
  readonly asGuest: boolean;
}

export interface PersonRole {
  readonly kind: "cast" | "team";
  readonly role: string;
  readonly production: {
    readonly slug: string;
    readonly title: string;
    readonly image: string | null;
    readonly state: ProductionState;
  };
  /** Calendar days. */
  readonly since: string | null;
  readonly until: string | null;
}

export interface Person extends ListedPerson {
  /** Sanitised HTML. */
  readonly bio: string;
  /** Photographer of the portrait. */
  readonly credit: string | null;
  readonly roles: readonly PersonRole[];
}
