import { czech } from "#app/domain/typography.ts";

/**
 * The sentence about the withdrawal period, for an order's page. Only for loaders: the page gets the sentence. Days are
 * `21. 11. 2026`.
 */
export const withdrawalPeriodTexts = czech({
  taken: {
    delivered: (day: string) => `Zboží vám bylo doručeno ${day}.`,
    picked_up: (day: string) => `Zboží jste si vyzvedli ${day}.`,
  },
  until: (last: string) => `Odstoupit od smlouvy bez udání důvodu můžete do ${last} včetně.`,
  ended: (last: string) => `Lhůta pro odstoupení bez udání důvodu skončila ${last}.`,
  onTheWay: {
    shipped: (day: string) => `Zboží jsme předali dopravci ${day}.`,
    ready_branch: (day: string) => `Zboží na vás čeká na výdejním místě od ${day}.`,
    ready_pickup: (day: string) => `Zboží na vás čeká od ${day}.`,
  },
  notBefore: (last: string) =>
    `Kdy ho převezmete, nevíme: lhůta 14 dnů pro odstoupení bez udání důvodu běží až od převzetí, neskončí tedy dřív než ${last}.`,
  fromTaking: "Odstoupit od smlouvy bez udání důvodu můžete do 14 dnů ode dne, kdy jste ho převzali.",
});
