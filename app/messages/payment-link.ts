import { czech } from "#app/domain/typography.ts";

/** „Poslat odkaz k platbě znovu“ on the page of an unpaid order. */
export const paymentLink = czech({
  about: (email: string) => `Chcete zaplatit později nebo z jiného zařízení? Odkaz pošleme na ${email}.`,
  send: "Poslat odkaz k platbě znovu",
  sent: "Odkaz k platbě jsme poslali na e-mail z objednávky.",
  waiting: "Odkaz k platbě pošleme na e-mail z objednávky, jakmile to půjde.",
  refused: "K této objednávce teď odkaz k platbě poslat nejde.",
  /** The request may have arrived although its answer did not. */
  uncertain: "Nevíme, zda odkaz odešel. Podívejte se prosím za chvíli do e-mailu.",
  failed: "Odkaz se nepodařilo odeslat. Zkuste to prosím za chvíli znovu.",
});
