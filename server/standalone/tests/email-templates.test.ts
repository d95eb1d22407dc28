import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { complain } from "./complaining.ts";
import { oddHtml, partsOf } from "./emails.ts";
import { openStaffed, type Staffed } from "./staffed.ts";
import { emailKinds } from "#standalone/email/email-kinds.ts";
import { filesUnder, root } from "../../../tests/support/output.ts";
import { sourcesUnder } from "../../../tests/support/source.ts";

const templates = filesUnder("server/standalone/email/templates").map((file) => ({
  name: path.basename(file, ".md"),
  text: readFileSync(path.join(root, file), "utf8"),
}));

let staffed: Staffed;
beforeAll(async () => {
  staffed = await openStaffed();
});
afterAll(() => staffed.close());

test("a visitor's text makes no heading, list, link or markup in either part", async () => {
  const defect = [
    "POZOR",
    "VÝPRODEJ",
    "",
    "NADPIS",
    "======",
    "# jiný",
    "– odrážka",
    "**[x](https://evil.example)** <b>{{name}}</b> https://evil.example/",
  ].join("\n");
  await complain(staffed.call, { name: "**[x](https://evil.example)**", defect });
  for (const email of await staffed.outbox()) {
    const { text, html } = partsOf(email);
    expect(text.replaceAll("\r\n", "\n")).toContain(defect);
    expect(text).toContain("Kontakt: **[x](https://evil.example)**, ");
    expect(html).not.toMatch(/<h2[^>]*>(?:POZOR|NADPIS|jiný)|<li>odrážka|href="https:\/\/evil|<b>/u);
    expect(html).toContain("&lt;b&gt;{{name}}&lt;/b&gt;");
    expect(oddHtml({ text, html })).toEqual([]);
  }
});

test("every template is an e-mail that somebody sends, or a part of one", () => {
  const used = [...sourcesUnder("server/standalone/email"), ...templates].map(({ text }) => text).join("\n");
  const unused = templates.filter(
    ({ name }) =>
      !(name in emailKinds) &&
      !used.includes(name.startsWith("_") ? `{{> ${name.slice(1)}}}` : `fromTemplate(office, "${name}"`),
  );
  expect(unused).toEqual([]);
});

test("every template begins with its subject and pairs its tags", () => {
  for (const { name, text } of templates) {
    expect(text.startsWith("subject: "), name).toBe(!name.startsWith("_"));
    expect(text.match(/(?<!\[[^\]\n]*\]\()https?:/gu), name).toBeNull();
    expect(text.match(/\]\([^)\n]*\)(?!(?:\*\*)?(?:\n|$)).*/gu), name).toBeNull();
    for (const tag of ["if", "each"])
      expect(text.split(`{{#${tag} `).length).toBe(text.split(`{{/${tag}}}`).length);
  }
});
