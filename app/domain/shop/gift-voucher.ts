/** The maximum length of a gift voucher's dedication, in characters; limited by the space on the voucher's PDF. */
export const maxDedicationLength = 160;
