import { nbsp } from "#app/domain/typography.ts";

/** „Poslat odkaz k platbě znovu“ on the page of an unpaid order. */
export const paymentLink = {
  about: (email: string) =>
    nbsp(`Chcete zaplatit později nebo z jiného zařízení? Odkaz pošleme na ${email}.`),
  send: nbsp("Poslat odkaz k platbě znovu"),
  sent: nbsp("Odkaz k platbě jsme poslali na e-mail z objednávky."),
  waiting: nbsp("Odkaz k platbě pošleme na e-mail z objednávky, jakmile to půjde."),
  refused: nbsp("K této objednávce teď odkaz k platbě poslat nejde."),
  /** The request may have arrived although its answer did not. */
  uncertain: nbsp("Nevíme, zda odkaz odešel. Podívejte se prosím za chvíli do e-mailu."),
  failed: nbsp("Odkaz se nepodařilo odeslat. Zkuste to prosím za chvíli znovu."),
} as const;
