import { expect, test } from "vitest";
import { formatTown, placeLines } from "#app/domain/account/place.ts";
import { placeLines as demoLines, town } from "#server/standalone/domain/orders/czech-text.ts";
import { sourcesUnder } from "../support/source.ts";

const brno = { street: "Dlouhá 5", zip: "60200", city: "Brno", country: "CZ" };

test.each([
  [brno, ["Dlouhá 5", "602\u00a000 Brno"]],
  [{ ...brno, zip: "602 00" }, ["Dlouhá 5", "602\u00a000 Brno"]],
  [
    { ...brno, zip: "81101", city: "Bratislava", country: "SK" },
    ["Dlouhá 5", "811\u00a001 Bratislava", "Slovensko"],
  ],
  [{ ...brno, zip: "1010", city: "Wien", country: "AT" }, ["Dlouhá 5", "1010 Wien", "Rakousko"]],
])("an address has the code in two groups, and its country only abroad: %j", (place, lines) => {
  expect(placeLines(place)).toEqual(lines);
  expect(demoLines(place)).toEqual(lines);
});

test("a foreign country has the name of the back office, or its own code", () => {
  const austria = { ...brno, country: "AT" };
  const names = [
    { code: "DE", name: "SRN" },
    { code: "AT", name: "Republika Rakousko" },
  ];
  expect(placeLines(austria, names).at(-1)).toBe("Republika Rakousko");
  for (const own of ["7", "AUT", "1AT"]) expect(placeLines({ ...brno, country: own }).at(-1)).toBe(own);
});

test("what is missing leaves no space", () => {
  expect(formatTown("", "Brno")).toBe("Brno");
  expect(formatTown("60200", "")).toBe("602\u00a000");
  expect(formatTown("", "")).toBe("");
  expect(town("", "Brno")).toBe("Brno");
  expect(town("60200", "")).toBe("602\u00a000");
  expect(town("", "")).toBe("");
});

test("no other place writes a code before its town", () => {
  const written = sourcesUnder("app", "server").flatMap(({ file, text }) =>
    text
      .split("\n")
      .filter((line) => /\bzip\b[^,;]*\}\s*\$?\{?[^,;]*\bcity\b/u.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(written).toEqual([
    // The upstream sends the theatre's postcode formatted: the scripts of these pages have no room for a formatter.
    'app/routes/theatre/english/english.tsx: <li lang="cs">{[name, street, `${zip} ${city}`.trim()].filter(Boolean).join(", ")}</li>',
    'app/routes/theatre/tickets/tickets-help.tsx: <Typeset>{[street, `${zip} ${city}`.trim()].filter(Boolean).join(", ")}</Typeset>',
    "app/shell/footer/footer.tsx: {city ? <span>{czech(`${zip} ${city}`)}</span> : null}",
  ]);
});
