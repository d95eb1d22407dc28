import type { SeedDocument } from "#server/reference/seed/reading-types.ts";

function sample(file: string, title: string, group: string, day: number): SeedDocument {
  return { file, title, group, published_day: day, about: title, blocks: [{ kind: "text", text: title }] };
}

export const about: readonly SeedDocument[] = [
  sample("zrizovaci-listina.pdf", "Zřizovací listina", "O organizaci", -2300),
  sample("organizacni-rad.pdf", "Organizační řád", "O organizaci", -420),
  sample("eticky-kodex.pdf", "Etický kodex", "O organizaci", -610),
  sample("strategie-2025-2030.pdf", "Strategie 2025–2030", "O organizaci", -500),
  sample("gdpr-informace.pdf", "Informace o zpracování osobních údajů", "O organizaci", -300),
  sample("navstevni-rad.pdf", "Návštěvní řád", "Pro návštěvníky", -159),
  sample("planek-velkeho-salu.pdf", "Plánek Velkého sálu", "Pro návštěvníky", -700),
  sample("cenik-pronajmu.pdf", "Ceník pronájmů", "Sály a technika", -200),
  sample("technicke-parametry-scen.pdf", "Technické parametry scén", "Sály a technika", -240),
  sample("kontaktni-list-pro-media.pdf", "Kontaktní list pro média", "Pro média", -90),
];
