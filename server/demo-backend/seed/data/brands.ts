import type { SeedBrand } from "#server/demo-backend/seed/types.ts";

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

export const brands: readonly SeedBrand[] = [
  { id: workshop, name: "Dílna Vantroky", slug: "dilna-vantroky", logo: "dilna-vantroky.svg" },
  { id: textile, name: "Textilka Břežanka", slug: "textilka-brezanka", logo: "textilka-brezanka.svg" },
  { id: pottery, name: "Keramika U Jezu", slug: "keramika-u-jezu", logo: "keramika-u-jezu.svg" },
  { id: papermill, name: "Papírna Lísteček", slug: "papirna-listecek", logo: "papirna-listecek.svg" },
  {
    id: publisher,
    name: "Nakladatelství Za Rampou",
    slug: "nakladatelstvi-za-rampou",
    logo: "za-rampou.svg",
  },
  { id: gingerbread, name: "Perníkárna Stodola", slug: "pernikarna-stodola", logo: "pernikarna-stodola.svg" },
  { id: chandlery, name: "Svíčkárna Knůtek", slug: "svickarna-knutek", logo: "svickarna-knutek.svg" },
  { id: linen, name: "Tkalcovna Modrý len", slug: "tkalcovna-modry-len", logo: "tkalcovna-modry-len.svg" },
  { id: carver, name: "Řezbárna Lipka", slug: "rezbarna-lipka", logo: "rezbarna-lipka.svg" },
  { id: soapery, name: "Mydlárna Na Pěně", slug: "mydlarna-na-pene", logo: "mydlarna-na-pene.svg" },
  { id: apiary, name: "Včelín Za Humny", slug: "vcelin-za-humny", logo: "vcelin-za-humny.svg" },
  { id: herbs, name: "Bylinkárna Na Mezi", slug: "bylinkarna-na-mezi", logo: "bylinkarna-na-mezi.svg" },
  { id: enamel, name: "Smaltovna Jiskřička", slug: "smaltovna-jiskricka", logo: "smaltovna-jiskricka.svg" },
  { id: glassworks, name: "Sklárna Studánka", slug: "sklarna-studanka", logo: "sklarna-studanka.svg" },
  { id: leather, name: "Brašnářství Řemínek", slug: "brasnarstvi-reminek", logo: "brasnarstvi-reminek.svg" },
  { id: pencils, name: "Tužkárna Tuha", slug: "tuzkarna-tuha", logo: "tuzkarna-tuha.svg" },
  {
    id: signPainter,
    name: "Písmomalířství Štětec",
    slug: "pismomalirstvi-stetec",
    logo: "pismomalirstvi-stetec.svg",
  },
  { id: toys, name: "Hračkárna Hoblinka", slug: "hrackarna-hoblinka", logo: "hrackarna-hoblinka.svg" },
];
