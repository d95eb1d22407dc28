import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { builtSite } from "../../support/built-site.ts";
import { exampleFolder } from "../../support/demo-theatre.ts";
import { outputFolder } from "../../support/output.ts";

/** This test's own copy of the published example. */
async function openExample() {
  const folder = mkdtempSync(path.join(outputFolder("scratch"), "theatre-"));
  cpSync(exampleFolder, folder, { recursive: true });
  const { build, bootstrap, openLog, readConfig } = await builtSite();
  const config = readConfig({ THEATRE_DIR: folder, DATA_DIR: "memory:", LOG_LEVEL: "silent", PORT: "0" });
  const clock = () => new Date("2026-11-21T10:00:00Z");
  const app = await bootstrap(config, { build, clock, log: openLog("silent"), isLocal: true });
  onTestFinished(() => app.close());
  return {
    reload: app.reload,
    async get(address: string) {
      const answer = await app.handle(new Request(`http://localhost:3000${address}`));
      return { status: answer.status, text: await answer.text() };
    },
    edit(file: string, change: (text: string) => string) {
      const whole = path.join(folder, file);
      const text = readFileSync(whole, "utf8");
      const changed = change(text);
      expect(changed).not.toBe(text);
      writeFileSync(whole, changed);
    },
  };
}

test("a reload shows an edited article, price and evening, and loses no request", async () => {
  const { get, edit, reload } = await openExample();
  const shown = async () => {
    const [article, product, programme] = [
      await get("/aktuality"),
      await get("/3/upominky/plakat-racek"),
      await get("/program"),
    ];
    return [
      article.text.includes("Vánoce na palubě"),
      /175,00.Kč/u.test(product.text),
      programme.text.includes("18:30"),
    ];
  };
  expect(await shown()).toEqual([false, false, false]);
  edit("news/vanoce-v-modrem.md", (text) => text.replace(/^title: .*$/mu, "title: Vánoce na palubě"));
  edit("shop/products/plakat-racek.md", (text) => text.replace("price: 150", "price: 175"));
  edit("programme.csv", (text) => text.replace("11. 12. 2026;19:00", "11. 12. 2026;18:30"));

  const asking = Array.from({ length: 20 }, () => get("/program"));
  await reload();
  const answers = await Promise.all(asking);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await shown()).toEqual([true, true, true]);
});

test("a folder that was broken in the meantime leaves the site as it is", async () => {
  const { get, edit, reload } = await openExample();
  edit("programme.csv", (text) => text.replace("11. 12. 2026;19:00", "31. 11. 2026;18:30"));
  await reload();
  const programme = await get("/program");
  expect(programme.status).toBe(200);
  expect(programme.text.includes("18:30")).toBe(false);
});
