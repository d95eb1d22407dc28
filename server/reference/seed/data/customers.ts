import type { SeedCustomer } from "#server/reference/seed/types.ts";

export const customers: readonly SeedCustomer[] = [
  {
    id: 1,
    email: "divak@divadlonavantrokach.example",
    demo_password: "demo1234",
    first_name: "Tereza",
    last_name: "Nováková",
    phone: "+420 723 456 789",
    scope: [],
    addresses: [
      {
        first_name: "Tereza",
        last_name: "Nováková",
        street: "Nábřeží 214/8",
        city: "Doubravín",
        zip: "799 99",
        country: "CZ",
        is_default: true,
      },
      {
        first_name: "Marie",
        last_name: "Nováková",
        street: "Hviezdna 5",
        city: "Horná Lehotka",
        zip: "999 01",
        country: "SK",
        is_default: false,
      },
    ],
    company: { name: "Ateliér Nováková s. r. o. (demo)", ico: "00000027", dic: "CZ00000027" },
  },
  {
    id: 2,
    email: "novy@divadlonavantrokach.example",
    demo_password: "demo1234",
    first_name: "Ondřej",
    last_name: "Řehák",
    phone: null,
    scope: [],
    addresses: [],
    company: null,
  },
];
