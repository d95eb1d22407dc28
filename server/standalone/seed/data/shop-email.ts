/** The address of the e-shop, in the terms and as the sender of e-mails. */
export const shopEmail = "eshop@divadlonavantrokach.example";
