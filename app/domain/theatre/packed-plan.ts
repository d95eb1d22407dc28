import { idField, type Id } from "#app/domain/id.ts";
import { idInField } from "#app/domain/read-id.ts";
import type { PlannedSeat, SeatKind, SeatPlan } from "./seat-plan.ts";

/** The same plan as short texts: a page has hundreds of seats, and each object of one costs many bytes. */
export interface PackedPlan {
  readonly sections: readonly {
    readonly name: string;
    readonly rows: readonly { readonly name: Id; readonly seats: string }[];
  }[];
  /** The sets of categories that seats are sold in, the basic one first. */
  readonly groups: readonly (readonly Id[])[];
}

const states = { free: "", taken: "t", blocked: "b" } as const satisfies Record<PlannedSeat["state"], string>;
const kinds = { standard: "", wheelchair: "w", companion: "c", limited_view: "l" } as const satisfies Record<SeatKind, string>; // oxfmt-ignore

export function packPlan({ sections }: SeatPlan): PackedPlan {
  const groups: (readonly Id[])[] = [];
  const groupOf = (ids: readonly Id[]) => {
    const key = JSON.stringify(ids);
    const known = groups.findIndex((group) => JSON.stringify(group) === key);
    return known < 0 ? groups.push(ids) - 1 : known;
  };
  const packed = sections.map(({ name, rows }) => ({
    name,
    rows: rows.map((row) => ({
      name: row.name,
      seats: row.seats
        .map(({ id, name: seat, column, variantIds, state, kind, note }) =>
          [idField(id), idField(seat), column, groupOf(variantIds), states[state] + kinds[kind], note ?? ""]
            .join("\t")
            .trimEnd(),
        )
        .join("\n"),
    })),
  }));
  return { sections: packed, groups };
}

export function unpackPlan({ sections, groups }: PackedPlan): SeatPlan {
  return {
    sections: sections.map(({ name, rows }) => ({
      name,
      rows: rows.map((row) => ({
        name: row.name,
        seats: (row.seats ? row.seats.split("\n") : []).map((text): PlannedSeat => {
          const [id = "", seat = "", column = "", group = "", flags = "", note = ""] = text.split("\t");
          const [state = "free"] = keysWith(states, flags);
          const [kind = "standard"] = keysWith(kinds, flags);
          return {
            id: idInField(id) ?? id,
            name: idInField(seat) ?? seat,
            column: Number(column),
            variantIds: groups[Number(group)] ?? [],
            state,
            kind,
            note: note || null,
          };
        }),
      })),
    })),
  };
}

function keysWith<const K extends string>(signs: Readonly<Record<K, string>>, flags: string): K[] {
  return (Object.keys(signs) as K[]).filter((key) => signs[key] !== "" && flags.includes(signs[key]));
}
