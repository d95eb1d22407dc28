import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { emailKinds } from "#server/standalone/email/email-kinds.ts";
import { filesUnder, root } from "../support/output.ts";
import { sourcesUnder } from "../support/source.ts";

/** Words that say that we will write. */
const promise =
  /(?:^|[^\p{L}])(?:na|do|ode|po|za)?(?:píšeme|šleme|sleme|síláme)(?:[^\p{L}]|$)|(?:^|[^\p{L}])ozveme|d[áa](?:me|t) (?:\S+ )?vědět|vyrozumíme|oznámíme|potvrdíme|upozorníme|uvědomíme|(?:přijde|dorazí|dostanete) (?:\S+ ){0,3}?(?:e-mail|potvrzení|zpráv|odpověď)|přijde na (?:jeho|váš) e-mail|e-mailem přijde/iu;

/** The letter that fulfils each sentence, by a part of the sentence. */
const letters: Readonly<Record<string, readonly string[]>> = {
  "order-confirmation": [
    "Potvrzení pošleme na ${email}",
    "Pošleme na něj potvrzení objednávky",
    "E-mailem vám pošleme potvrzení s obsahem objednávky",
    "potvrzení objednávky, které vám pošleme e-mailem",
    "v příloze jako PDF posíláme",
    "Lhůtu ukáže košík a napíšeme ji i v e-mailu",
  ],
  "payment-link": ["Odkaz pošleme na", "Odkaz k platbě pošleme na", "posíláme, co potřebujete k zaplacení"],
  "order-paid": ["jakmile platba dorazí, potvrdíme ji e-mailem"],
  "order-ready": [
    "pošleme vám další e-mail",
    "Připravíme do 2 pracovních dnů a napíšeme vám",
    "jakmile bude připravené, pošleme vám e-mail",
  ],
  "order-shipped": ["pošleme vám číslo zásilky"],
  "order-expired": ["nedorazí-li včas, objednávku zrušíme a dáme vám vědět e-mailem"],
  "order-refunded": ["Až je odešleme, dáme vám vědět"],
  "gift-vouchers": [
    "Pošleme je na {{vouchersTo}}",
    "Poukaz pošleme jako PDF",
    "Dorazí e-mailem jako PDF",
    "Dárkové poukazy z objednávky vám posíláme",
    "V příloze posíláme {{#if one}}dárkový",
    "pošleme e-mailem kdykoli, i 24",
    "Poukaz do divadla přijde e-mailem",
    "pošleme i na Štědrý den",
    "Poukaz přijde e-mailem",
    "Poukaz zasíláme e-mailem",
    "přijde e-mailem PDF ve formátu A5",
    "Přijde e-mailem jako PDF",
  ],
  "resent-orders": [
    "Pošleme na něj odkazy na nevyřízené objednávky",
    "pošleme je na ni všechny v jednom e-mailu",
    "Posíláme, co ještě platí",
  ],
  tickets: [
    "Vstupenky v PDF pošleme e-mailem po zaplacení",
    "Po zaplacení vám vstupenka přijde e-mailem",
    "Vstupenky z objednávky vám posíláme v samostatném",
    "V příloze posíláme {{#if one}}vstupenku",
  ],
  "tax-document": ["Vystavíme ji hned a pošleme i e-mailem", "v příloze posíláme daňový doklad"],
  "credit-note": ["v příloze posíláme opravný daňový doklad"],
  "complaint-receipt": [
    "Reklamaci hned písemně potvrdíme e-mailem",
    "nepřijde potvrzení e-mailem",
    "Hned vám pošleme e-mail s číslem reklamace",
    "Potvrzení s celým obsahem posíláme",
    "Hned vám písemně potvrdíme, kdy jste reklamaci uplatnili",
  ],
  "complaint-closed": [
    "Pošleme na něj potvrzení i výsledek",
    "písemně vám dáme vědět, kdy a jak",
    "dáme vám vědět e-mailem",
    "Vyřídíme ji nejpozději do 30 dnů a pošleme vám o tom potvrzení",
    "Po vyřízení dostanete potvrzení",
  ],
  "withdrawal-receipt": [
    "Potvrzení pošleme na ${address}",
    "přijetí vám hned potvrdíme e-mailem",
    "Pošleme na něj potvrzení",
    "Hned vám e-mailem potvrdíme, že jsme ho přijali",
    "Obratem vám e-mailem potvrdíme",
    "Vám potvrdíme přijetí prohlášení o odstoupení",
    "jeho přijetí bez zbytečného odkladu potvrdíme e-mailem",
    "Prijatie odstúpenia vám bezodkladne potvrdíme e-mailom",
  ],
  welcome: ["Pošleme vám e-mail"],
  "password-link": ["odkaz, kterým si nastavíte nové heslo", "odkaz pro nastavení nového hesla"],
  "email-change-link": ["Na nový e-mail vám pošleme odkaz", "Pošleme vám na nový e-mail odkaz, potvrďte jím"],
  "rating-report-receipt": [
    "Potvrzení, že jsme ho přijali, i rozhodnutí s důvody",
    "Potvrzení vám pošleme e-mailem, rozhodnutí také",
  ],
  "rating-report-decided": [
    "i rozhodnutí s důvody vám pošleme e-mailem",
    "rozhodnutí také",
    "Rozhodnutí s důvody vám pošleme na tuto adresu",
  ],
  "rating-link": [
    "hodnocení v něm prosím potvrďte",
    "nedorazí e-mail",
    "Každý ho potvrzuje odkazem, který přijde",
  ],
};

/** Sentences that no letter of this shop fulfils, and what does. */
const others: Readonly<Record<string, readonly string[]>> = {
  "the newsletter, which the theatre writes and sends outside of the site": [
    "Novinky z divadla vám posíláme",
    "Novinky vám posíláme",
    "Jednou za měsíc pošleme program",
    "předprodeje posíláme nejvýš jednou za měsíc",
    "Novinky posíláme, protože jste jejich odběr",
  ],
  "a person, who answers one that wrote": [
    "Je-li představení zrušeno nebo přesunuto, platí, co píšeme na stránce",
    "pošleme ho jinam",
    "ozveme se vám",
    "Ozveme se",
    "obrázkový příběh",
    "pošleme technické parametry",
    "Fotografie posíláme na vyžádání",
    "v tiskové velikosti",
    "volné termíny a cenu",
    "o úhradě vás vyrozumíme",
    "Do 7 dnů potvrdíme přijetí",
    "výsledek vám napíšeme",
    "napíšeme vám, zda a kolik zbývá zaplatit",
    "navrhneme opatření a dáme vám vědět",
    "Na požádání pošleme jejich obsah v prostém textu",
    "pošleme pracovní listy",
  ],
  "the programme on the site": ["nový termín oznámíme"],
  "goods, not a letter": [
    "Zboží na objednání odesíláme",
    "odešleme ${when}",
    "pošleme všechno najednou",
    "odesíláme nejpozději druhý pracovní den",
    "odešleme v uvedené lhůtě",
    "Zboží odešleme, jakmile platba dorazí",
    "odešleme do",
    "odešleme ji do",
    "Posíláme ho ve dvojité krabici",
    "Nerámovaný plakát posíláme",
  ],
  "nothing: it promises no letter": [
    "Odesíláme objednávku…",
    "O zpracování osobních údajů obecně píšeme",
    "píšeme u každého titulu",
    "Na tuto adresu pošleme potvrzení",
  ],
};

const fulfilled = [...Object.values(letters), ...Object.values(others)].flat();

/** Sentences of the site's texts: of the source and of letters, without line breaks and no-break spaces. */
function promises(): { readonly file: string; readonly sentence: string }[] {
  const templates = filesUnder("server/standalone/email/letters").map((file) => ({
    file,
    text: readFileSync(path.join(root, file), "utf8"),
  }));
  return [...sourcesUnder("app", "server"), ...templates].flatMap(({ file, text }) =>
    text
      .replace(/&nbsp;|\\u00a0/gu, " ")
      .replace(/\s+/gu, " ")
      .split(/[.!?:](?=[\s"'`<\\])|[<>"`]/u)
      .filter((sentence) => promise.test(sentence))
      .map((sentence) => ({ file, sentence: sentence.trim() })),
  );
}

test("every sentence that says that we will write has its letter, or is known to need none", () => {
  const found = promises();
  expect(found.length).toBeGreaterThan(80);
  const open = found.filter(({ sentence }) => !fulfilled.some((part) => sentence.includes(part)));
  expect(open).toEqual([]);
  const text = found.map(({ sentence }) => sentence).join("\n");
  expect(fulfilled.filter((part) => !text.includes(part))).toEqual([]);
});

test("every letter that fulfils a sentence exists", () => {
  expect(Object.keys(letters).filter((kind) => !(kind in emailKinds))).toEqual([]);
});
