/**
 * How long the standalone back office keeps personal data. The privacy notice of the demo data states the same times;
 * no setting changes them, so that the notice stays true.
 */
export const retention = {
  /**
   * Years after the end of the calendar year in which the order was placed (§ 35 of Act 235/2004 on VAT; § 31 of Act
   * 563/1991 on accounting requires less). Then the customer of the order is anonymised, and its documents, withdrawals
   * and complaints are deleted.
   */
  orders: { years: 10 },
  /** Days from a newsletter sign-up to its deletion, unless the link in the e-mail confirms it. */
  unconfirmedSubscribers: { days: 7 },
  /**
   * Years for which the proof of a newsletter consent is kept after the subscription has ended (art. 7(1) GDPR; § 629
   * of the Civil Code: three years for claims). The address gets nothing from that day on.
   */
  endedConsents: { years: 3 },
  /** Days from a rating to its deletion, unless the link in the e-mail confirms it. */
  unconfirmedRatings: { days: 7 },
  /** Years from the decision on a reported rating to the deletion of its report (§ 629 of the Civil Code: claims). */
  decidedReports: { years: 3 },
  /** Days from a request to change the account's e-mail address to its deletion, unless it is confirmed. */
  unconfirmedEmailChanges: { days: 1 },
  /** Days from the last use of a guest's cart to its deletion; the browser forgets its key after 14. */
  guestCarts: { days: 30 },
} as const;
