/** Names of cookies that the tag sets, by the category that allows them. */
export const tagCookies = { analytical: /^_(?:ga|gid)/, advertisement: /^_gcl/ } as const;

/** The tag sets its cookies for the widest domain it can. A script cannot read which one that was, so all are tried. */
export function dropCookies(names: RegExp): void {
  const labels = location.hostname.split(".");
  const domains = labels.map((_, index) => labels.slice(index).join("."));
  for (const pair of document.cookie.split("; ")) {
    const [name = ""] = pair.split("=");
    if (!names.test(name)) continue;
    for (const domain of ["", ...domains.map((each) => `; domain=${each}`)]) {
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
  }
}
