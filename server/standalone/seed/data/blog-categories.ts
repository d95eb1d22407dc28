export const blogCategories = [
  { id: 1, name: "Ze zkušebny", slug: "ze-zkusebny" },
  { id: 2, name: "Lidé", slug: "lide" },
  { id: 3, name: "Zákulisí", slug: "zakulisi" },
] as const;
