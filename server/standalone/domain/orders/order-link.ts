/** Fills in the order's id and hash: `https://…/shrnuti/{id}/{hash}`. */
export function fillTemplate(template: string, order: { id: number; hash: string }): string {
  return template
    .replace(/\{id\}|%7Bid%7D/gi, String(order.id))
    .replace(/\{hash\}|%7Bhash%7D/gi, encodeURIComponent(order.hash));
}
