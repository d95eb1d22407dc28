import type { Manufacturer } from "#standalone/db/column-values.ts";
import { shopEmail } from "./shop-email.ts";
import { czech } from "#standalone/seed/typeset.ts";

export const workshop = 1;
export const textile = 2;
export const pottery = 3;
export const papermill = 4;
export const publisher = 5;
export const gingerbread = 6;
export const chandlery = 7;
export const linen = 8;
export const carver = 9;
export const soapery = 10;
export const apiary = 11;
export const herbs = 12;
export const enamel = 13;
export const glassworks = 14;
export const leather = 15;
export const pencils = 16;
export const signPainter = 17;
export const toys = 18;

/** The manufacturers are those responsible for the goods (Regulation (EU) 2023/988, Art. 19); all invented. */
const makers = [
  maker(workshop, "Dílna Vantroky", "dilna-vantroky", "dilna-vantroky.svg", {
    name: "Divadlo Na Vantrokách, příspěvková organizace (demo)",
    address: "Mlýnská strouha 12, 799 99 Doubravín",
    email: shopEmail,
  }),
  maker(textile, "Textilka Břežanka", "textilka-brezanka", "textilka-brezanka.svg", {
    name: "Textilka Břežanka s. r. o. (demo)",
    address: "Tkalcovská 3, 799 98 Břežany u Doubravína",
    email: "info@textilka.example",
  }),
  maker(pottery, "Keramika U Jezu", "keramika-u-jezu", "keramika-u-jezu.svg", {
    name: "Keramika U Jezu – Anežka Hrnčířová (demo)",
    address: "Pod Jezem 7, 799 97 Vrbatice",
    email: "dilna@ujezu.example",
  }),
  maker(papermill, "Papírna Lísteček", "papirna-listecek", "papirna-listecek.svg", {
    name: "Papírna Lísteček s. r. o. (demo)",
    address: "Papírenská 41, 799 96 Zálesí nad Strouhou",
    email: "papirna@listecek.example",
  }),
  maker(publisher, "Nakladatelství Za Rampou", "nakladatelstvi-za-rampou", "za-rampou.svg", {
    name: "Nakladatelství Za Rampou, z. s. (demo)",
    address: "Zámecká 2, 799 99 Doubravín",
    email: "redakce@zarampou.example",
  }),
  maker(gingerbread, "Perníkárna Stodola", "pernikarna-stodola", "pernikarna-stodola.svg", {
    name: "Perníkárna Stodola – Jiří Medek (demo)",
    address: "Na Humnech 19, 799 95 Lipová Lhota",
    email: "pernik@stodola.example",
  }),
  maker(chandlery, "Svíčkárna Knůtek", "svickarna-knutek", "svickarna-knutek.svg", {
    name: "Svíčkárna Knůtek – Rozálie Vosková (demo)",
    address: "U Voskovny 4, 799 95 Lipová Lhota",
    email: "svicky@knutek.example",
  }),
  maker(linen, "Tkalcovna Modrý len", "tkalcovna-modry-len", "tkalcovna-modry-len.svg", {
    name: "Tkalcovna Modrý len s. r. o. (demo)",
    address: "Bělidlo 16, 799 98 Břežany u Doubravína",
    email: "tkalcovna@modrylen.example",
  }),
  maker(carver, "Řezbárna Lipka", "rezbarna-lipka", "rezbarna-lipka.svg", {
    name: "Řezbárna Lipka – Kryštof Dlátko (demo)",
    address: "Dřevařská 8, 799 96 Zálesí nad Strouhou",
    email: "loutky@lipka.example",
  }),
  maker(soapery, "Mydlárna Na Pěně", "mydlarna-na-pene", "mydlarna-na-pene.svg", {
    name: "Mydlárna Na Pěně s. r. o. (demo)",
    address: "Louhová 5, 799 97 Vrbatice",
    email: "mydlarna@napene.example",
  }),
  maker(apiary, "Včelín Za Humny", "vcelin-za-humny", "vcelin-za-humny.svg", {
    name: "Včelín Za Humny – Alžběta Medová (demo)",
    address: "Za Humny 27, 799 95 Lipová Lhota",
    email: "vcelin@zahumny.example",
  }),
  maker(herbs, "Bylinkárna Na Mezi", "bylinkarna-na-mezi", "bylinkarna-na-mezi.svg", {
    name: "Bylinkárna Na Mezi, družstvo (demo)",
    address: "Na Mezi 2, 799 98 Břežany u Doubravína",
    email: "bylinky@namezi.example",
  }),
  maker(enamel, "Smaltovna Jiskřička", "smaltovna-jiskricka", "smaltovna-jiskricka.svg", {
    name: "Smaltovna Jiskřička s. r. o. (demo)",
    address: "Pod Komínem 11, 799 99 Doubravín",
    email: "smaltovna@jiskricka.example",
  }),
  maker(glassworks, "Sklárna Studánka", "sklarna-studanka", "sklarna-studanka.svg", {
    name: "Sklárna Studánka s. r. o. (demo)",
    address: "Sklářská 30, 799 96 Zálesí nad Strouhou",
    email: "hut@studanka.example",
  }),
  maker(leather, "Brašnářství Řemínek", "brasnarstvi-reminek", "brasnarstvi-reminek.svg", {
    name: "Brašnářství Řemínek – Havel Knejp (demo)",
    address: "Koželužská 9, 799 99 Doubravín",
    email: "dilna@reminek.example",
  }),
  maker(pencils, "Tužkárna Tuha", "tuzkarna-tuha", "tuzkarna-tuha.svg", {
    name: "Tužkárna Tuha s. r. o. (demo)",
    address: "Cedrová 14, 799 97 Vrbatice",
    email: "info@tuzkarnatuha.example",
  }),
  maker(signPainter, "Písmomalířství Štětec", "pismomalirstvi-stetec", "pismomalirstvi-stetec.svg", {
    name: "Písmomalířství Štětec – Dorota Linková (demo)",
    address: "Malířská 6, 799 99 Doubravín",
    email: "cedule@stetec.example",
  }),
  maker(toys, "Hračkárna Hoblinka", "hrackarna-hoblinka", "hrackarna-hoblinka.svg", {
    name: "Hračkárna Hoblinka, družstvo (demo)",
    address: "U Pily 21, 799 96 Zálesí nad Strouhou",
    email: "hracky@hoblinka.example",
  }),
];

function maker(
  id: number,
  name: string,
  slug: string,
  logo: string,
  { name: company, address, email }: Manufacturer,
) {
  return {
    brand: { id, name, slug, logo },
    manufacturer: { name: czech(company), address: czech(address), email },
  };
}

export const brands = makers.map(({ brand }) => brand);

/** By the id of the brand. */
export const manufacturers = new Map(makers.map(({ brand, manufacturer }) => [brand.id, manufacturer]));
