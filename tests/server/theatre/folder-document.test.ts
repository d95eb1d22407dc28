import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { houseFiles } from "#server/theatre/house.ts";
import { programmeFiles } from "#server/theatre/programme-records.ts";
import { shopFiles } from "#server/theatre/shop-records.ts";
import { textFiles } from "#server/theatre/texts.ts";
import { root } from "../../support/output.ts";

/** docs/theatre-fields.md and the schemas of a theatre's folder name the same fields. */

const text = readFileSync(path.join(root, "docs/theatre-fields.md"), "utf8");
const files: Readonly<Record<string, z.ZodType>> = {
  ...houseFiles,
  ...programmeFiles,
  ...textFiles,
  ...shopFiles,
};

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

/** `quotes`, `quotes.text`, with the required ones. */
function fieldsOf(schema: Schema, before = ""): { readonly all: string[]; readonly required: string[] } {
  const parts = [
    schema,
    schema.items ?? {},
    ...(schema.anyOf ?? []).flatMap((item) => [item, item.items ?? {}]),
  ];
  const all = parts.flatMap(({ properties = {} }) =>
    Object.entries(properties).flatMap(([name, inside]) => [
      before + name,
      ...fieldsOf(inside, `${before}${name}.`).all,
    ]),
  );
  return { all: [...new Set(all)], required: [...(schema.required ?? [])] };
}

/** The rows of the table under the heading of a file: „`quotes`: `text`, `source`“. */
function documentedIn(file: string) {
  const section = text.split(`\n## \`${file}\`\n`)[1]?.split(/\n##/u)[0] ?? "";
  const rows = [...section.matchAll(/^\| (`[^|]+?) +\|.*\| *(yes)? *\|$/gmu)];
  const named = rows.map(([, first = "", required]) => {
    const [name = "", ...inside] = [...first.matchAll(/`([^`]+)`/gu)].map(([, word = ""]) => word);
    return { names: [name, ...inside.map((value) => `${name}.${value}`)], required: required ? [name] : [] };
  });
  return {
    all: [...new Set(named.flatMap(({ names }) => names))],
    required: named.flatMap(({ required }) => required),
  };
}

test.each(Object.keys(files))("the document has every field of %s, and no other", (file) => {
  const schema = z.toJSONSchema(files[file] ?? z.never(), { io: "input", unrepresentable: "any" }) as Schema;
  const [real, documented] = [fieldsOf(schema), documentedIn(file)];
  expect(documented.all.toSorted()).toEqual(real.all.toSorted());
  expect(documented.required.toSorted()).toEqual(real.required.toSorted());
});
