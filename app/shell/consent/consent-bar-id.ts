/** Target of the skip link. */
export const consentBarId = "volba-cookies";
