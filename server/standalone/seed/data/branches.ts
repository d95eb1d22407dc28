import type { SeedRow } from "#standalone/seed/types.ts";
import * as building from "./building.ts";
import { czech } from "#standalone/seed/typeset.ts";
import { balikovna, pickUp, zasilkovna } from "./deliveries.ts";

const workdays = czech("po–pá 8:00–18:00, so 9:00–12:00");

type Point = readonly [name: string, street: string, city: string, zip: string, opening_hours: string];

function points(delivery_id: number, firstId: number, rows: readonly Point[]): SeedRow<"branches">[] {
  return rows.map(([name, street, city, zip, opening_hours], index) => ({
    id: firstId + index,
    delivery_id,
    name,
    street,
    city,
    zip,
    country: "CZ",
    opening_hours,
  }));
}

/** Pick-up places; all of them, towns included, are invented. */
export const branches: SeedRow<"branches">[] = [
  ...points(pickUp, 1, [
    ["Pokladna divadla", "Mlýnská strouha 12", "Doubravín", "799 99", czech(building.deskHours)],
    ["Infocentrum na náměstí", "Horní náměstí 1", "Doubravín", "799 99", czech(building.informationHours)],
  ]),
  ...points(zasilkovna, 11, [
    ["Z-BOX U Nádraží", "Nádražní 5", "Doubravín", "799 99", "nonstop"],
    ["Trafika Na Růžku", "Dlouhá 17", "Doubravín", "799 99", workdays],
    ["Z-BOX Obchodní dům Jitřenka", "Okružní 88", "Doubravín", "799 99", "nonstop"],
    ["Květiny Pomněnka", "Tkalcovská 11", "Břežany u Doubravína", "799 98", workdays],
    ["Papírnictví Kaňka", "Školní 3", "Zálesí nad Strouhou", "799 96", workdays],
    ["Z-BOX Pod Kaštany", "Lipová 60", "Lipová Lhota", "799 95", "nonstop"],
    ["Železářství Matička", "Pod Jezem 22", "Vrbatice", "799 97", workdays],
  ]),
  ...points(balikovna, 31, [
    ["Pošta Doubravín 1", "Horní náměstí 14", "Doubravín", "799 99", workdays],
    ["Balíkovna BOX Koupaliště", "Ke Splavu 2", "Doubravín", "799 99", "nonstop"],
    ["Pošta Břežany", "Tkalcovská 1", "Břežany u Doubravína", "799 98", workdays],
    ["Pošta Vrbatice", "Náves 9", "Vrbatice", "799 97", workdays],
    ["Balíkovna Potraviny U Lípy", "Na Humnech 4", "Lipová Lhota", "799 95", workdays],
  ]),
];
