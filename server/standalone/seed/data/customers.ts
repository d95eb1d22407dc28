import type { SeedCustomer } from "#standalone/seed/types.ts";
import { studio } from "./business-register.ts";
import { spectatorsOrders } from "./customer-orders.ts";

/** Whom a visitor of the demo signs in as. */
export const demoCustomer = { email: "divak@divadlonavantrokach.example", password: "demo1234" } as const;

/** One customer with all kinds of data and scopes as a list, and one with no data yet and scopes as a map. */
export const customers: readonly SeedCustomer[] = [
  {
    id: 1,
    email: demoCustomer.email,
    demo_password: demoCustomer.password,
    first_name: "Tereza",
    last_name: "Nováková",
    phone: "+420 723 456 789",
    scope: ["orders", "addresses", "company"],
    addresses: [
      {
        first_name: "Tereza",
        last_name: "Nováková",
        street: "Nábřeží 214/8",
        city: "Doubravín",
        zip: "799 99",
        country: "CZ",
        phone: "+420 723 456 789",
        is_default: true,
      },
      {
        first_name: "Marie",
        last_name: "Nováková",
        street: "Hviezdna 5",
        city: "Horná Lehotka",
        zip: "999 01",
        country: "SK",
        phone: null,
        is_default: false,
      },
    ],
    company: studio,
    orders: spectatorsOrders,
  },
  {
    id: 2,
    email: "novy@divadlonavantrokach.example",
    demo_password: "demo1234",
    first_name: "Ondřej",
    last_name: "Řehák",
    phone: null,
    scope: { orders: true, addresses: true, company: false },
    addresses: [],
    company: null,
    orders: [],
  },
];
