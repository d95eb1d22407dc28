/** The longest dedication of a gift voucher, in characters: what fits on the paper. */
export const longestDedication = 160;
