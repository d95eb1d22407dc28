import { withOffset } from "#app/domain/dates.ts";
import { isRecord } from "#server/upstream/read-failure.ts";
import type { EndpointName } from "#server/upstream/endpoints.ts";
import type { Noted } from "./finding.ts";
import type { Path } from "./tracked-value.ts";

/** One value of an answer, with what is around it. */
interface Spot {
  readonly call: EndpointName;
  readonly path: Path;
  readonly name: string;
  readonly value: unknown;
  readonly parent: unknown;
}

type Rule = (spot: Spot) => string | null;

const numeric =
  /^(?:id|\w+_id|price(?:_\w+)?|rate|quantity|original_quantity|count|total|gross|page|pages|stars|average|decimals|capacity|size|year|days|min|max|free_from)$/;
const yesOrNo =
  /^(?:is|has|requires)_\w+$|^(?:leave|active|delivered_by_email|subscribed|dissolved|step_free|as_guest)$/;
const fileField = /^(?:image|main_image|logo|file)$/;

/** Shapes beside those of docs/upstream-api.md that the site reads as if they were. */
const rules: readonly Rule[] = [
  ({ value }) =>
    typeof value === "string" && withOffset(value) !== value && /\d:\d/.test(value)
      ? "no offset: it is read as a time in Prague"
      : null,
  ({ name, value, path, parent }) => {
    const isValue = name === "value" && path.includes("vouchers");
    if ((!numeric.test(name) && !isValue) || typeof value !== "string" || value.trim() === "") return null;
    if (Number.isFinite(Number(value))) return "a number as text is read as the number";
    const isOfCart = isRecord(parent) && "items" in parent;
    return /^(?:id|\w+_id)$/.test(name) && !isOfCart ? "an id that is no number is sent back as it is" : null;
  },
  ({ name, value }) =>
    yesOrNo.test(name) && typeof value !== "boolean" && (value ?? null) !== null
      ? "it is read as yes or no"
      : null,
  ({ name, value }) => (name === "tax_rate" && isScalar(value) ? "it is read as the rate in percent" : null),
  ({ name, value }) =>
    name === "default_category" && isRecord(value) && !("id" in value)
      ? "a category without id: the product's links have its slug"
      : null,
  ({ name, value, path }) =>
    name === "variant" && path.includes("items") && isEmpty(value) ? "it is read as no variant" : null,
  ({ name, value, path }) =>
    name === "slug" && path.at(-2) === "product" && path.includes("items") && isMissing(value)
      ? "the line's product is no link"
      : null,
  ({ call, path, value }) =>
    path.length === 1 &&
    (path[0] === "items" || path[0] === "vouchers") &&
    isCart(call) &&
    !Array.isArray(value)
      ? "its rows are read from it"
      : null,
  ({ name, value }) => {
    if (!fileField.test(name) || typeof value !== "string") return null;
    if (value.includes("/")) return "a file in a subfolder is asked for with its folder";
    return /[^\w.~-]/.test(value) ? "the name of the file is encoded in its address" : null;
  },
  ({ call, name, value }) => {
    if (call !== "settings" || name !== "link") return null;
    if (value === null || isNoLink(name, value)) return "the item is no link; with a submenu it is a button";
    if (typeof value !== "string") return null;
    if (/^(?:mailto|tel):/i.test(value)) return "it opens the visitor's e-mail or telephone";
    return /^(?:\/|https?:)/i.test(value) ? null : "a relative link is a page of this site";
  },
  ({ call, name, value }) =>
    call === "settings" && name === "submenu" && value === null ? "there is no submenu" : null,
  ({ call, parent, name, value }) => {
    if (call !== "settings" || name !== "value" || !isRecord(parent) || parent["name"] !== "intropopup")
      return null;
    return isScalar(value) ? "it is read as shown or not" : null;
  },
  ({ call, path, value }) =>
    call === "countries" && path.length === 1 && isRecord(value) && !("code" in value) && "id" in value
      ? "a country without code: addresses send its id"
      : null,
  ({ call, path, value }) =>
    call === "posters" && path.length === 2 && isRecord(value) && isMissing(value["title"])
      ? "a banner without title is shown as its picture alone"
      : null,
  ({ call, name, value }) =>
    call === "posters" && name === "path" && typeof value === "string" && value.includes("/")
      ? "the folder is its last part"
      : null,
  ({ call, path, value }) => {
    if (call !== "me" || path.length > 0 || !isRecord(value)) return null;
    if (isMissing(value["id"])) return "a customer without id is told apart by other fields, or by the token";
    return isMissing(value["email"]) ? "a customer without e-mail: it is not shown" : null;
  },
  ({ call, name, value }) =>
    call === "me" && name === "scope" && isRecord(value) ? "scopes are the names with a true value" : null,
];

/** What of an answer is odd, but read. */
export function oddShapes(call: EndpointName, root: unknown): readonly Noted[] {
  const found: Noted[] = [];
  visit(root, [], undefined);
  return found;

  function visit(value: unknown, path: Path, parent: unknown): void {
    const spot = { call, path, name: path.at(-1) ?? "", value, parent };
    const does = rules.map((rule) => rule(spot)).find((said) => said !== null);
    if (does) found.push({ kind: "accepted", path, value, does });
    if (typeof value !== "object" || value === null) return;
    for (const [name, inner] of Object.entries(value)) visit(inner, [...path, name], value);
  }
}

function isCart(call: EndpointName): boolean {
  return call === "newGuestCart" || call === "guestCart";
}

/** What a menu writes where an item leads nowhere. */
export function isNoLink(name: string | undefined, value: unknown): boolean {
  return name === "link" && typeof value === "string" && /^\s*(?:#.*)?$/.test(value);
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || value === "";
}

function isScalar(value: unknown): boolean {
  return ["string", "number", "boolean"].includes(typeof value);
}

/** PHP writes an empty object as an empty list. */
export function isEmpty(value: unknown): boolean {
  if (value === "" || value === false) return true;
  return typeof value === "object" && value !== null && Object.keys(value).length === 0;
}
