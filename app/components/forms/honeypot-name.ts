/** A field that people neither see nor reach: whoever fills it in is a machine. */
export const honeypotName = "homepage";
