import type { SeedManufacturer } from "#server/reference/seed/types.ts";
import { czech } from "#server/reference/seed/typeset.ts";

/** Who answers for the goods (Regulation (EU) 2023/988, Art. 19); all invented. */
export const theatreWorkshop: SeedManufacturer = {
  name: "Divadlo Na Vantrokách, příspěvková organizace (demo)",
  address: czech("Mlýnská strouha 12, 799 99 Doubravín"),
  email: "eshop@divadlonavantrokach.example",
};

export const textileMill: SeedManufacturer = {
  name: czech("Textilka Břežanka s. r. o. (demo)"),
  address: czech("Tkalcovská 3, 799 98 Břežany u Doubravína"),
  email: "info@textilka.example",
};

export const potter: SeedManufacturer = {
  name: czech("Keramika U Jezu – Anežka Hrnčířová (demo)"),
  address: czech("Pod Jezem 7, 799 97 Vrbatice"),
  email: "dilna@ujezu.example",
};

export const paperMaker: SeedManufacturer = {
  name: czech("Papírna Lísteček s. r. o. (demo)"),
  address: czech("Papírenská 41, 799 96 Zálesí nad Strouhou"),
  email: "papirna@listecek.example",
};

export const bookPublisher: SeedManufacturer = {
  name: czech("Nakladatelství Za Rampou, z. s. (demo)"),
  address: czech("Zámecká 2, 799 99 Doubravín"),
  email: "redakce@zarampou.example",
};

export const baker: SeedManufacturer = {
  name: czech("Perníkárna Stodola – Jiří Medek (demo)"),
  address: czech("Na Humnech 19, 799 95 Lipová Lhota"),
  email: "pernik@stodola.example",
};
