import { czech } from "#app/domain/typography.ts";

/** The e-mail with the gift vouchers of an order: on the pages of the order. */
export const giftVoucherEmail = czech({
  afterPayment: (email: string) => `Poukaz pošleme jako PDF na ${email} do 15 minut po zaplacení.`,
  leaving: (email: string) => `Poukaz pošleme jako PDF na ${email}, obvykle do 15 minut.`,
  failed: (email: string) =>
    `Poukaz se nám na ${email} nepodařilo poslat. Napište nám prosím nebo zavolejte, pošleme ho jinam.`,
  sent: (email: string) => `Poukaz odeslán: PDF jsme poslali na ${email}.`,
});
