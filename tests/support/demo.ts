/** Items of the demonstration that tests use by name: products by the path of their page. */
export const demo = {
  products: {
    mug: { id: 105, path: "/105/domov/hrnek-prestavka-300-ml" },
    shirt: { id: 101, path: "/101/obleceni/tricko-vantroky" },
    hoodie: { id: 102, path: "/102/obleceni/mikina-zakulisi" },
    badges: { id: 110, path: "/110/nezarazeno/odznaky-potlesk" },
    book: { id: 112, path: "/112/knihy-a-programy/kniha-tricet-let-proti-proudu" },
    gingerbread: { id: 118, path: "/118/dobroty/pernik-dudak-60-g" },
    voucher: { id: 201, path: "/201/darkove-poukazy/darkovy-poukaz-do-divadla" },
    voucherForTwo: { id: 202, path: "/202/darkove-poukazy/poukaz-vecer-pro-dva" },
  },
  /** An evening of Kytice at the weekend, whose seats visitors choose; two free ones beside each other. */
  plan: { id: 7, path: "/vstupenky/mista?termin=7", seats: ["Tzn2K-1", "Tzn2K-2"] },
} as const;
