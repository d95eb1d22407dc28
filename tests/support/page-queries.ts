import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes } from "parse5";

/** Reads a page as a visitor does: by role and name, not by classes. */

export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

export function parsePage(html: string): Element {
  const page = parse(html).childNodes.find((node) => tree.isElementNode(node));
  if (!page || !tree.isElementNode(page)) throw new Error("A page without <html>");
  return page;
}

export function attribute(element: Element, name: string): string | null {
  return element.attrs.find((attr) => attr.name === name)?.value ?? null;
}

/** A page is read many times and never changed. */
const subtrees = new WeakMap<Element, readonly Element[]>();

/** The element and all elements inside it, in the order of the document; without the content of a <template>. */
export function everyElement(element: Element): readonly Element[] {
  const known = subtrees.get(element);
  if (known) return known;
  const found: Element[] = [];
  collect(element, found);
  subtrees.set(element, found);
  return found;
}

function collect(element: Element, into: Element[]): void {
  into.push(element);
  for (const child of element.childNodes) if (tree.isElementNode(child)) collect(child, into);
}

/** All elements of a tag, `*` for any, that pass the test. */
export function elements(
  within: Element,
  tag: string,
  test: (element: Element) => boolean = () => true,
): Element[] {
  return everyElement(within).filter((element) => (tag === "*" || element.tagName === tag) && test(element));
}

const unread = new Set(["script", "style", "template", "noscript"]);
const blocks =
  /^(address|article|aside|br|caption|dd|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|label|legend|li|main|nav|ol|option|p|section|table|tbody|td|th|tr|ul)$/;

/** The readable text of an element with collapsed whitespace. `<noscript>` counts: no test browser runs scripts. */
export function textOf(node: Node): string {
  return rawText(node)
    .replace(/[\s\u00a0]+/gu, " ")
    .trim();
}

function rawText(node: Node): string {
  if (tree.isTextNode(node)) return node.value;
  if (!tree.isElementNode(node) || (unread.has(node.tagName) && node.tagName !== "noscript")) return "";
  if (attribute(node, "hidden") !== null || isClosed(node)) return "";
  const inside = node.childNodes.map(rawText).join("");
  return blocks.test(node.tagName) ? ` ${inside} ` : inside;
}

/** A browser shows nothing of a closed dialog. */
function isClosed(element: Element): boolean {
  return element.tagName === "dialog" && attribute(element, "open") === null;
}

/** Nobody can press or read the content of a closed dialog. */
export function isInClosedDialog({ parentNode }: Element): boolean {
  if (!parentNode || !tree.isElementNode(parentNode)) return false;
  return isClosed(parentNode) || isInClosedDialog(parentNode);
}

export function byId(within: Element, id: string): Element | null {
  return everyElement(within).find((element) => attribute(element, "id") === id) ?? null;
}

const implied: Readonly<Record<string, string>> = {
  a: "link", article: "article", aside: "complementary", button: "button", fieldset: "group", footer: "contentinfo",
  form: "form", h1: "heading", h2: "heading", h3: "heading", h4: "heading", header: "banner", img: "img", li: "listitem",
  main: "main", nav: "navigation", ol: "list", output: "status", select: "combobox", summary: "button", table: "table",
  textarea: "textbox", tr: "row", ul: "list",
}; // oxfmt-ignore
const inputRoles: Readonly<Record<string, string>> = {
  button: "button", checkbox: "checkbox", radio: "radio", search: "searchbox", submit: "button",
}; // oxfmt-ignore

export function roleOf(element: Element): string | null {
  const given = attribute(element, "role");
  if (given) return given;
  if (element.tagName === "a" && attribute(element, "href") === null) return null;
  if (element.tagName === "section") {
    const isNamed = attribute(element, "aria-label") ?? attribute(element, "aria-labelledby");
    return isNamed === null ? null : "region";
  }
  if (element.tagName !== "input") return implied[element.tagName] ?? null;
  const type = attribute(element, "type") ?? "text";
  return type === "hidden" ? null : (inputRoles[type] ?? "textbox");
}

/** The accessible name of an element: aria-label(ledby), its label, alt, else its text. */
export function nameOf(element: Element, page: Element): string {
  const labelled = (attribute(element, "aria-labelledby") ?? "").split(/\s+/u).filter(Boolean);
  if (labelled.length > 0) {
    return labelled
      .map((id) => byId(page, id))
      .map((label) => (label ? textOf(label) : ""))
      .join(" ");
  }
  const own = attribute(element, "aria-label") ?? attribute(element, "alt");
  if (own !== null) return own.replace(/[\s\u00a0]+/gu, " ").trim();
  const id = attribute(element, "id");
  const label = elements(page, "label", (candidate) =>
    id !== null && attribute(candidate, "for") === id ? true : everyElement(candidate).includes(element),
  )[0];
  if (label && element.tagName !== "button") return textOf(label);
  if (element.tagName === "input") return attribute(element, "value") ?? "";
  return textOf(element);
}

/** Elements of a role, optionally with a name: a text that it contains, or a pattern. */
export function byRole(within: Element, page: Element, role: string, name?: string | RegExp): Element[] {
  return elements(within, "*", (element) => {
    if (roleOf(element) !== role || isInClosedDialog(element)) return false;
    if (name === undefined) return true;
    const called = nameOf(element, page);
    return typeof name === "string" ? called.includes(name) : name.test(called);
  });
}
