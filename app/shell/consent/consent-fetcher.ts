/** All cookie forms share one fetcher: the submitted form may be unmounted when the response arrives. */
export const consentFetcher = "consent";
