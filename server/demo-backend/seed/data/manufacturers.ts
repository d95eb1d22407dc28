import type { SeedManufacturer } from "#server/demo-backend/seed/types.ts";
import { czech } from "#server/demo-backend/seed/typeset.ts";

/** Manufacturers responsible for the goods (Regulation (EU) 2023/988, Art. 19); all invented. */
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

export const candleMaker: SeedManufacturer = {
  name: czech("Svíčkárna Knůtek – Rozálie Vosková (demo)"),
  address: czech("U Voskovny 4, 799 95 Lipová Lhota"),
  email: "svicky@knutek.example",
};

export const linenWeaver: SeedManufacturer = {
  name: czech("Tkalcovna Modrý len s. r. o. (demo)"),
  address: czech("Bělidlo 16, 799 98 Břežany u Doubravína"),
  email: "tkalcovna@modrylen.example",
};

export const woodCarver: SeedManufacturer = {
  name: czech("Řezbárna Lipka – Kryštof Dlátko (demo)"),
  address: czech("Dřevařská 8, 799 96 Zálesí nad Strouhou"),
  email: "loutky@lipka.example",
};

export const soapMaker: SeedManufacturer = {
  name: czech("Mydlárna Na Pěně s. r. o. (demo)"),
  address: czech("Louhová 5, 799 97 Vrbatice"),
  email: "mydlarna@napene.example",
};

export const beekeeper: SeedManufacturer = {
  name: czech("Včelín Za Humny – Alžběta Medová (demo)"),
  address: czech("Za Humny 27, 799 95 Lipová Lhota"),
  email: "vcelin@zahumny.example",
};

export const herbalist: SeedManufacturer = {
  name: czech("Bylinkárna Na Mezi, družstvo (demo)"),
  address: czech("Na Mezi 2, 799 98 Břežany u Doubravína"),
  email: "bylinky@namezi.example",
};

export const enameller: SeedManufacturer = {
  name: czech("Smaltovna Jiskřička s. r. o. (demo)"),
  address: czech("Pod Komínem 11, 799 99 Doubravín"),
  email: "smaltovna@jiskricka.example",
};

export const glassblower: SeedManufacturer = {
  name: czech("Sklárna Studánka s. r. o. (demo)"),
  address: czech("Sklářská 30, 799 96 Zálesí nad Strouhou"),
  email: "hut@studanka.example",
};

export const leatherWorker: SeedManufacturer = {
  name: czech("Brašnářství Řemínek – Havel Knejp (demo)"),
  address: czech("Koželužská 9, 799 99 Doubravín"),
  email: "dilna@reminek.example",
};

export const pencilMaker: SeedManufacturer = {
  name: czech("Tužkárna Tuha s. r. o. (demo)"),
  address: czech("Cedrová 14, 799 97 Vrbatice"),
  email: "info@tuzkarnatuha.example",
};

export const signWriter: SeedManufacturer = {
  name: czech("Písmomalířství Štětec – Dorota Linková (demo)"),
  address: czech("Malířská 6, 799 99 Doubravín"),
  email: "cedule@stetec.example",
};

export const toyMaker: SeedManufacturer = {
  name: czech("Hračkárna Hoblinka, družstvo (demo)"),
  address: czech("U Pily 21, 799 96 Zálesí nad Strouhou"),
  email: "hracky@hoblinka.example",
};
