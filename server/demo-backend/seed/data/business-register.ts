import type { SeedCompany } from "#server/demo-backend/seed/types.ts";
import { czech } from "#server/demo-backend/seed/typeset.ts";

/** The company of a demo customer. Numbers from one to a hundred belong to nobody. */
export const studio: SeedCompany = {
  name: czech("Ateliér Nováková s. r. o. (demo)"),
  ico: "00000027",
  dic: "CZ00000027",
  street: "Nábřeží 214/8",
  city: "Doubravín",
  zip: "799 99",
  country: "CZ",
};

/** Companies that the demo's register knows; 00000043 is well-formed and nobody's. */
export const businessRegister: readonly (SeedCompany & { readonly dissolved: boolean })[] = [
  { ...studio, dissolved: false },
  {
    name: czech("Loutkárna Pod Jezem, v. o. s. v likvidaci (demo)"),
    ico: "00000035",
    dic: null,
    street: "Na Jezu 4",
    city: "Doubravín",
    zip: "799 99",
    country: "CZ",
    dissolved: true,
  },
];

/** Asked for this one, the demo's register does not answer. */
export const silentIco = "00000051";
