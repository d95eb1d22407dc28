/** In the order of menus. */
export const genres = [
  { slug: "drama", name: "Drama" },
  { slug: "komedie", name: "Komedie" },
  { slug: "hudebni", name: "Hudební" },
  { slug: "pro-deti", name: "Pro děti" },
  { slug: "heroicka-komedie", name: "Heroická komedie" },
];
