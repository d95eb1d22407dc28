/** Where the skip link leads. */
export const consentBarId = "volba-cookies";
