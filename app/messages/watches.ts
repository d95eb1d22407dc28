import type { Awaited } from "#app/domain/watch.ts";
import { nbsp } from "#app/domain/typography.ts";
import type { LinkTexts } from "./newsletter-links.ts";

/** `/dejte-vedet`. */
export const watchTexts = {
  title: "Dejte mi vědět",
  why: {
    seats: nbsp(
      "Představení je vyprodané. Když se místa uvolní, pošleme vám jeden e-mail a vaši adresu smažeme. Místa nedržíme, kdo přijde dřív, ten je má.",
    ),
    presale: nbsp(
      "Vstupenky ještě neprodáváme. Jakmile předprodej začne, pošleme vám jeden e-mail a vaši adresu smažeme. Místa nedržíme.",
    ),
    stock: nbsp(
      "Teď je vyprodáno. Až to bude znovu skladem, pošleme vám jeden e-mail a vaši adresu smažeme. Zboží nedržíme, kdo přijde dřív, ten ho má.",
    ),
  } satisfies Record<Awaited, string>,
  presale: (when: string) => nbsp(`Předprodej začíná ${when}.`),
  email: "E-mail",
  emailHint: nbsp("Napřed na něj pošleme odkaz, kterým hlídání potvrdíte."),
  submit: nbsp("Dejte mi vědět"),
  availableTitle: nbsp("Čekat nemusíte"),
  available: nbsp("Tohle je právě k mání."),
  toTickets: nbsp("Ke vstupenkám"),
  toProduct: nbsp("Ke zboží"),
  meanwhile: nbsp("Mezitím je to k mání, hlídat nic nemusíme."),
  goneTitle: nbsp("Tohle pohlídat nejde"),
  gone: nbsp("Takový termín ani zboží tu není, nebo už bylo. Vyberte si prosím jiné."),
  sentTitle: nbsp("Podívejte se do e-mailu"),
  sent: nbsp("Pošleme vám e-mail s odkazem. Hlídat začneme, až ho potvrdíte; máte na to 7 dní."),
  spam: nbsp("Nevidíte ho? Podívejte se i do spamu nebo hromadné pošty."),
  failed: nbsp("Žádost se teď nepodařilo přijmout. Zkuste to prosím za chvíli znovu."),
  uncertain: nbsp(
    "Nevíme jistě, zda se žádost odeslala. Podívejte se prosím do e-mailu, zda v něm je odkaz k potvrzení, a když ne, zkuste to znovu.",
  ),
} as const;

/** `/dejte-vedet/potvrzeni/{token}`. */
export const watchConfirmation: LinkTexts = {
  title: nbsp("Potvrzení hlídání"),
  ask: nbsp("Zbývá poslední krok: potvrďte, že vám máme na tuto adresu napsat, až to bude k mání."),
  submit: nbsp("Potvrdit hlídání"),
  doneTitle: nbsp("Hlídání je potvrzené"),
  done: nbsp(
    "Děkujeme. Jakmile to bude k mání, pošleme vám jeden e-mail a vaši adresu smažeme. Zrušit to můžete odkazem v e-mailu, který už máte.",
  ),
  goneTitle: nbsp("Odkaz už neplatí"),
  gone: nbsp(
    "Hlídání jste už potvrdili, dostali jste od nás novější odkaz, platnost tohoto vypršela, nebo už není na co čekat.",
  ),
  failed: nbsp("Hlídání se teď nepodařilo potvrdit. Zkuste to prosím za chvíli znovu, odkaz platí dál."),
  uncertain: nbsp("Nevíme jistě, zda se hlídání potvrdilo. Zkuste to prosím za chvíli znovu."),
};

/** `/dejte-vedet/konec/{token}`. */
export const watchEnd: LinkTexts = {
  title: nbsp("Konec hlídání"),
  ask: nbsp("Už na to čekat nechcete? Hlídání ukončíte tímto tlačítkem, nic dalšího není potřeba."),
  submit: nbsp("Ukončit hlídání"),
  doneTitle: nbsp("Hlídání skončilo"),
  done: nbsp("Psát vám o tom už nebudeme a vaši adresu jsme z hlídání smazali."),
  goneTitle: nbsp("Odkaz už neplatí"),
  gone: nbsp("Hlídání už skončilo, nebo odkaz není celý. Použijte prosím odkaz z posledního e-mailu."),
  failed: nbsp("Hlídání se teď nepodařilo ukončit. Zkuste to prosím za chvíli znovu."),
  uncertain: nbsp("Nevíme jistě, zda hlídání skončilo. Zkuste to prosím za chvíli znovu."),
};
