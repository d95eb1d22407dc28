/** @typedef {Record<"home" | "programme" | "category" | "product" | "article" | "info", string>} Addresses */

/** The addresses of a page of each kind. @param {string} origin @returns {Promise<Addresses>} */
export async function addressesOf(origin) {
  const shop = await (await fetch(`${origin}/eshop`)).text();
  const news = await (await fetch(`${origin}/aktuality`)).text();
  return {
    home: "/",
    programme: "/program",
    category: /href="(\/\d+\/[^/"?]+)"/.exec(shop)?.[1] ?? "/eshop",
    product: /href="(\/\d+\/[^/"?]+\/[^/"?]+)"/.exec(shop)?.[1] ?? "/eshop",
    article: /href="(\/aktuality\/[^/"?]+)"/.exec(news)?.[1] ?? "/aktuality",
    info: "/info/predplatne",
  };
}

/**
 * Puts a product into a new visitor's cart by the form of its page, looks at the cart (which shows the notice), and
 * returns the visitor's cookies as a header.
 * @param {string} origin @param {string} product
 */
export async function cookiesOfBuyer(origin, product) {
  /** @type {Map<string, string>} */
  const jar = new Map();
  const ask = async (/** @type {string} */ path, /** @type {RequestInit} */ init = {}) => {
    const answer = await fetch(origin + path, {
      ...init,
      redirect: "manual",
      headers: { Accept: "text/html", Origin: origin, Cookie: headerOf(jar) },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = "", ...rest] = line.split(";");
      const [name = "", ...value] = pair.split("=");
      if (rest.some((part) => /^\s*max-age=0$/i.test(part))) jar.delete(name);
      else jar.set(name, value.join("="));
    }
    return answer.text();
  };
  const html = await ask(product);
  const forms = html.match(/<form\b.*?<\/form>/gs) ?? [];
  const form = forms.find((value) => /name="intent" value="add"/.test(value)) ?? "";
  const body = new URLSearchParams();
  for (const [field] of form.matchAll(/<input\b[^>]*>/g)) {
    const name = /name="([^"]*)"/.exec(field)?.[1];
    const isChosen = !/type="(?:radio|checkbox)"/.test(field) || / checked/.test(field);
    if (name && isChosen) body.append(name, /value="([^"]*)"/.exec(field)?.[1] ?? "");
  }
  await ask("/kosik", { method: "POST", body });
  const cart = await ask("/kosik");
  if (!/name="quantity"/.test(cart)) throw new Error("The product is not in the cart.");
  await ask("/");
  return headerOf(jar);
}

/** @param {Map<string, string>} jar */
function headerOf(jar) {
  return [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
}
