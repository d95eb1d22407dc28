import type { DemoRegister } from "#standalone/domain/customers/business-register.ts";
import type { SeedCompany } from "#standalone/seed/types.ts";
import { czech } from "#standalone/seed/typeset.ts";

/** The company of a demo customer. Numbers from 1 to 100 are not assigned to any company. */
export const studio: SeedCompany = {
  name: czech("Ateliér Nováková s. r. o. (demo)"),
  ico: "00000027",
  dic: "CZ00000027",
  street: "Nábřeží 214/8",
  city: "Doubravín",
  zip: "799 99",
  country: "CZ",
};

/** Companies in the demo's register; 00000043 is well-formed and not assigned. */
const companies: readonly (SeedCompany & { readonly dissolved: boolean })[] = [
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

export const demoRegister: DemoRegister = { companies, silentIco: "00000051" };
