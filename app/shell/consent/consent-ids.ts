/** All cookie forms share one fetcher: the submitted form may be unmounted when the response arrives. */
export const consentFetcher = "consent";

/** Target of the skip link. */
export const consentBarId = "volba-cookies";
