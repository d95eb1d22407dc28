/** In the order of menus. */
export const genres: readonly { readonly slug: string; readonly name: string }[] = [
  { slug: "drama", name: "Drama" },
  { slug: "komedie", name: "Komedie" },
  { slug: "hudebni", name: "Hudební" },
  { slug: "pro-deti", name: "Pro děti" },
  { slug: "heroicka-komedie", name: "Heroická komedie" },
];
