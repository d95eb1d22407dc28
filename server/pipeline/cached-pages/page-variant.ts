import { allCookies } from "#server/cookies/all-cookies.ts";
import type { RequestCookies } from "#server/cookies/request-cookies.ts";

const choices = allCookies.filter(({ about }) => about === "choice");

/** The Cookie header reduced to the cookies of choices. */
export function choicesIn(header: string): string {
  const names = choices.map(({ name }) => name);
  return header
    .split(";")
    .filter((pair) => names.includes((pair.split("=")[0] ?? "").trim().replace(/^__Host-/, "")))
    .join(";");
}

/** The part of the page cache's key besides the address: the parsed choices, a finite set of texts. */
export async function variantOf(cookies: RequestCookies): Promise<string> {
  return JSON.stringify(await Promise.all(choices.map((kind) => cookies.read(kind))));
}
