/** Builders of the site's own addresses; every link, redirect and test goes through them. */

/** The word that stands where a product has no category (§2). */
export const uncategorised = "nezarazeno";

export const paths = {
  home: () => "/",
  shop: () => "/eshop",
  newProducts: () => "/products/new",
  saleProducts: () => "/products/sale",
  cart: () => "/kosik",
  info: (slug: string) => `/info/${encodeURIComponent(slug)}`,
  category: (category: { id: number; slug: string }) => `/${category.id}/${encodeURIComponent(category.slug)}`,
  product: (product: { id: number; slug: string; category: { slug: string } | null }) =>
    `/${product.id}/${encodeURIComponent(product.category?.slug ?? uncategorised)}/${encodeURIComponent(product.slug)}`,
  orderSummary: (order: { id: number; hash: string }) => `/shrnuti/${order.id}/${encodeURIComponent(order.hash)}`,
  productImage: (file: string, size: "big" | "thumbnail", width?: number) =>
    `/images/product/${size}/${encodeURIComponent(file)}${width ? `?w=${width}` : ""}`,
} as const;
