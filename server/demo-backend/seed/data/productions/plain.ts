/** Defaults shared by most titles. */
export const plain = {
  subtitle: null,
  translation: null,
  is_new: false,
  is_soon: false,
  derniere: null,
  audience: ["adults"],
  language: "česky",
  sensory: [],
  content_warning: null,
  help_line: null,
  quotes: [],
  former: [],
  products: [],
} as const;
