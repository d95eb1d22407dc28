import { beforeAll, expect, test } from "vitest";
import { validation } from "#app/messages/errors-texts.ts";
import { builtSite, ensureBuild } from "../support/built-site.ts";
import { openTestApp } from "../support/open-app.ts";
import { findButton, press as sendingOf } from "../support/forms.ts";
import { attribute, elements, textOf } from "../support/page-queries.ts";
import type { Page } from "../support/visitor.ts";
import { openForm } from "./answered-forms.ts";
import { postingForms } from "../catalogue/forms.ts";

/** Choices, numbers and the repeated password: their fields have messages of their own. */
const others = new Set([
  "production", "stars", "reason", "remedy", "kind", "country", "address.country", "quantity", "passwordAgain",
  "pocet-1000010",
]); // oxfmt-ignore
const controls = ["\0", "\u001B", "\u0085"];
/** Fields that the site only sends back to the browser. */
const unread: Readonly<Record<string, readonly string[]>> = {
  "the register of companies": ["name", "street"],
};
const refusal = validation.controls.replaceAll("\u00a0", " ");

/** The messages beside a field. */
function errorsOf({ html }: Page, name: string): string {
  const wrong = elements(html, "*", (control) => {
    const called = attribute(control, "name");
    const isNamed = called === name || called?.endsWith(`.${name}`) === true;
    return isNamed && attribute(control, "aria-invalid") === "true";
  });
  const ids = wrong.flatMap((control) => (attribute(control, "aria-describedby") ?? "").split(" "));
  return elements(html, "*", (one) => ids.includes(attribute(one, "id") ?? ""))
    .map(textOf)
    .join(" ");
}

beforeAll(ensureBuild);
await builtSite();
// One site for all: each form has its own visitor, whose data change no other visitor's page.
const app = await openTestApp();

test.each(Object.entries(postingForms))(
  "a control character in a field of %s is refused beside it, and fails in no field",
  async (formName, form) => {
    const [visitor, at] = await openForm(app, form);
    const page = await visitor.visit(at);
    const { action, fields } = sendingOf(page.html, findButton(page.html, form.button, form.nth), form.typed);
    const to = action || page.path;
    const failed: string[] = [];
    const isTyped = (name: string) =>
      typeof form.typed?.[name] === "string" && !unread[formName]?.includes(name);
    // Typed fields first: with a wrong value elsewhere the form may succeed, and then be gone.
    const inTurn = [...fields].toSorted(([one], [other]) => Number(isTyped(other)) - Number(isTyped(one)));
    for (const [turn, [name, value]] of inTurn.entries()) {
      const control = controls[turn % controls.length] ?? "";
      const sent = new URLSearchParams(fields);
      sent.set(name, `${value.slice(0, 2)}${control}${value.slice(2)}`);
      const answer = await visitor.post(to, sent);
      const seen = `${name} ${JSON.stringify(control)}: ${answer.status} ${errorsOf(answer, name)}`;
      if (answer.status >= 500) failed.push(seen);
      else if (!isTyped(name)) continue;
      else if (answer.status !== 422) failed.push(seen);
      else if (!others.has(name) && !errorsOf(answer, name).includes(refusal)) failed.push(seen);
    }
    expect(failed).toEqual([]);
  },
);

test("line breaks and tabs are text of a note, not control characters", async () => {
  const visitor = app.visitor();
  const note = "Milá babi,\r\nvšechno\tnejlepší";
  await visitor.post("/kosik", { intent: "add", product: "202", variant: "", quantity: "1", note });
  expect((await visitor.visit("/kosik")).text).toContain("všechno");
});

test("a refused „Do košíku“ without JavaScript comes back with what was typed", async () => {
  const visitor = app.visitor();
  const refused = await visitor.post("/kosik", {
    intent: "add",
    product: "202",
    variant: "",
    quantity: "2",
    note: "Milé\u0007 babičce",
  });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain("Do košíku jsme zatím nic nepřidali");
  expect(errorsOf(refused, "note")).toContain(refusal);
  const added = await refused.press("Do košíku", { note: "Milé babičce" });
  expect(added.text).toContain("přidali do košíku");
  expect(added.text).toContain("Milé babičce");
  expect(attribute(added.the("textbox", "Počet kusů"), "value")).toBe("2");
});
