import { afterAll, beforeAll, expect, test } from "vitest";
import { openShared, type SharedStandalone } from "./open.ts";

let backend: SharedStandalone;
beforeAll(async () => {
  backend = await openShared();
});
afterAll(() => backend.close());

test.each([
  ["articles", "třicátá sezona", "tricata-sezona-jde-proti-proudu"],
  ["articles", "proti proudu", "tricata-sezona-jde-proti-proudu"],
  ["articles", "predprodej", "predprodej-na-leden"],
  ["articles", "předprodeje", "predprodej-na-leden"],
  ["articles", "vánocích", "pokladna-o-vanocich"],
  ["articles", "pokladna o vanocich", "pokladna-o-vanocich"],
  ["articles", "relaxovaná představení", "relaxovana-predstaveni"],
  ["articles", "mlýnský vítr", "jak-se-rodi-mlynsky-vitr"],
  ["articles", "hmyzem", "rozloucime-se-s-hmyzem"],
  ["articles", "zrušené představení", "zrusene-predstaveni-marysa"],
  ["articles", "premiéra rur", "rur-ma-za-sebou-premieru"],
  ["articles", "oponě", "pet-veci-o-opone"],
  ["articles", "denik asistentky", "denik-asistentky-rezie"],
  ["pages", "předplatného", "predplatne"],
  ["pages", "navstevni rad", "navstevni-rad"],
  ["pages", "pro školy", "pro-skoly"],
  ["pages", "pro média", "pro-media"],
  ["pages", "pronájmů", "pronajmy"],
  ["pages", "volná místa", "volna-mista"],
  ["pages", "jdu poprve", "jdu-poprve"],
  ["pages", "oznamovací systém", "vnitrni-oznamovaci-system"],
])("among %s „%s“ finds %s first", async (kind, question, slug) => {
  const { body } = await backend.call("GET", `/api/search/cs?q=${encodeURIComponent(question)}`);
  const group = body.data.groups.find((one: { kind: string }) => one.kind === kind);
  expect(group?.items[0].slug).toBe(slug);
  if (kind === "articles")
    expect(group.items[0]).toMatchObject({
      title: expect.any(String),
      excerpt: expect.any(String),
      date: expect.any(String),
    });
});
