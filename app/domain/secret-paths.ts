/**
 * Addresses that contain a secret: of an order, a password, an e-mail's link. A test compares them with the routes
 * whose `handle` has the privacy `secret`.
 */
const secret =
  /^\/(?:shrnuti|odstoupeni|reklamovat|zmena-hesla|zmena-emailu|newsletter|hodnoceni\/potvrzeni)\/./;

export function isSecretPath(path: string): boolean {
  return secret.test(path);
}

/**
 * A path with patterns in place of ids and names: `/105/domov/hrnek` is `/:id/:category/:product`.
 * @param params the values in it, by the names of the route's pattern
 */
export function pathPattern(pathname: string, params: Readonly<Record<string, string | undefined>>): string {
  const names = Object.entries(params);
  const segments = pathname.split("/").map((segment) => {
    const at = names.findIndex(([, value]) => value !== undefined && encodeURIComponent(value) === segment);
    const [found] = at < 0 ? [] : names.splice(at, 1);
    return found ? `:${found[0]}` : segment;
  });
  const rest = params["*"];
  return rest === undefined ? segments.join("/") : `${pathname.slice(0, -rest.length)}*`;
}
