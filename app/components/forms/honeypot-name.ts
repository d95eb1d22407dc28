/** The honeypot field: invisible and unreachable for people, so a filled value identifies a bot. */
export const honeypotName = "homepage";
