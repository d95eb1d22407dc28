import { expect, test } from "vitest";
import { boxOfficeTexts } from "../../../app/messages/box-office.ts";
import { ticketsTexts } from "../../../app/messages/tickets.ts";
import { demoTheatre } from "../../../tests/support/demo-theatre.ts";
import { printedText } from "./pdf-text.ts";

const { pages, contacts, halls, branches, deliveries, news, people, documents, reports } = demoTheatre();

const plain = (text: string) => text.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/gu, " ");

const sentences = (text: string) =>
  text.split(/<\/(?:p|li|d[dt]|h\d|t[dh])>/u).flatMap((block) =>
    plain(block)
      .split(/(?<=[.!?])["„“]? (?=\p{Lu})/u)
      .map((value) => value.trim()),
  );

const pageOf = (wanted: string) => pages.find(({ slug }) => slug === wanted)?.body ?? "";

/** Every text in a value, as sentences of their own. */
function texts(value: unknown): string {
  if (typeof value === "string") return /[.!?]$/u.test(value) ? value : `${value}.`;
  return typeof value === "object" && value !== null ? Object.values(value).map(texts).join(" ") : "";
}

interface Told {
  readonly place: string;
  readonly text: string;
}

const pickUps = new Set(deliveries.filter(({ kind }) => kind === "pickup").map(({ id }) => id));

/** All that the demo theatre says of itself, by place; its PDFs say more. */
const told: readonly Told[] = [
  ...pages.map(({ slug, body }) => ({ place: `/info/${slug}`, text: body })),
  ...contacts.map((contact) => ({ place: `contact ${contact.slug}`, text: texts(contact) })),
  ...halls.map((hall) => ({ place: `hall ${hall.slug}`, text: `${hall.description} ${hall.access ?? ""}` })),
  ...branches
    .filter(({ delivery }) => pickUps.has(delivery))
    .map(({ name, opening_hours: hours }) => ({ place: `pick-up ${name}`, text: hours ?? "" })),
  ...news.map(({ slug, body }) => ({ place: `article ${slug}`, text: body })),
  ...people.map(({ slug, bio }) => ({ place: `person ${slug}`, text: bio })),
];

/** What the page about the way states of the house, each in one sentence, by how that sentence begins. */
const subjects = [
  "Hlavní vchod je",
  "Budovu otevíráme",
  "Od nádraží je",
  "Kola můžete",
  "Dvě parkovací místa",
  "Do Velkého sálu vede",
  "V 8. řadě",
  "Do Komory vede",
  "Na vozíku vás nahoru",
  "Do Mlýnice se dostanete",
  "Na Letní dvůr se jezdí",
  "Povrch dvora je",
  "Bezbariérová toaleta",
  "Vodicí a asistenční psi",
  "Pokladna je v přízemí",
  "Pondělí–pátek",
  "O víkendech a svátcích",
  "Infocentrum je",
  "Denně",
];

const way = sentences(pageOf("pristupnost-a-cesta"));
const factsAbout = (subject: string) => way.filter((sentence) => sentence.startsWith(subject));
const facts = subjects.flatMap(factsAbout);

const topics = {
  entrance: /vchod|vjezd|vjíždí|bez(?: | jediných )schod|schod(?:y|ů) |plošin|výtah|bezbariér/iu,
  parking: /parkov|pro voz(?:y|idla)|průkaz(?:em|y) ZTP(?!.*(?:slev|zdarma))|kola můžete/iu,
  way: /nádraží|autobus|zastávk/iu,
  hours: /15(?::00)?\s?(?:–|do)\s?19|pokladna (?:je|má) otevřen|hodinu před (?:představením|začátkem)/iu,
  dogs: /(?:vodicí|asistenční)\p{L}* ps/iu,
  "information centre": /přízemí radnice|Radniční uličk|denně \d|srpna do \d/iu,
};

/** Sentences that name one of these things and state no fact about it. */
const asides = [
  /^Pondělí–pátek 9:00–15:00/u,
  /zamluvíme parkování pro nákladní vůz/u,
  /Na osobní odběr v pokladně si můžete přijít ještě 22\. a 23\. prosince od 15 do 19 hodin/u,
  /^Do 18\. prosince má pokladna otevřeno jako vždycky/u,
  /^Od 19\. prosince večer do 6\. ledna ráno platí vánoční provoz/u,
  /Kavárna vaří hodinu před představením/u,
  /^Přijďte hodinu předem/u,
  /Telefon zvedá každý všední den od 15 do 19 hodin/u,
  /Kamery u vchodů oprávněný zájem/u,
  // The printed rules are short.
  /^Vodicí a asistenční psi jsou vítáni\.$/u,
];

/** Sentences that state a fact about one of the topics in other words than the page about the way. */
function othersIn(topic: keyof typeof topics, places: readonly Told[]) {
  return statementsIn(places, (sentence) => topics[topic].test(sentence)).filter(
    ({ sentence }) =>
      !facts.some((fact) => sentence.includes(fact)) && !asides.some((aside) => aside.test(sentence)),
  );
}

function statementsIn(places: readonly Told[], isOne: (sentence: string) => boolean) {
  return places.flatMap(({ place, text }) =>
    sentences(text)
      .filter(isOne)
      .map((sentence) => ({ place, sentence })),
  );
}

const topicNames = Object.keys(topics) as (keyof typeof topics)[];

test.each(topicNames)("every text that states the %s of the house says it in the same sentence", (topic) => {
  const said = statementsIn(told, (sentence) => topics[topic].test(sentence));
  expect(said.length).toBeGreaterThan(1);
  expect(othersIn(topic, told)).toEqual([]);
});

const promiseOf = (beginning: string) =>
  sentences(pageOf("vstupenky"))
    .filter((sentence) => sentence.startsWith(beginning))
    .join(" ");
/** Why and how the price of a ticket is returned; the page about tickets says it on the site's side in other words. */
const cancelled = `${promiseOf("Vstupenky na zrušené nebo přesunuté představení")} ${promiseOf("Nehodí-li se vám")}`;
const cancelledVoucher = promiseOf("Co jste zaplatili poukazem");

const isPromise = (sentence: string) =>
  /zruš/iu.test(sentence) && /představení/u.test(sentence) && /vrátíme|vrací|peníze/iu.test(sentence);

test("every document and annual report says the same of the house and of cancelled performances", async ({
  skip,
}) => {
  const papers = await Promise.all(
    [...documents, ...reports].map(async ({ file, content }) => ({
      place: file,
      text: await printedText(content, skip),
    })),
  );
  expect(papers.length).toBeGreaterThan(10);
  expect(statementsIn(papers, (sentence) => topics.entrance.test(sentence)).length).toBeGreaterThan(0);
  expect(topicNames.flatMap((topic) => othersIn(topic, papers))).toEqual([]);
  const promises = statementsIn(papers, isPromise);
  expect(promises.filter(({ sentence }) => !cancelled.includes(sentence))).toEqual([]);
});

test("the page about the way states every fact about the house", () => {
  expect(subjects.filter((subject) => factsAbout(subject).length !== 1)).toEqual([]);
});

test("the hours are those that the site itself says", () => {
  expect(facts).toContain(`${boxOfficeTexts.weekdays} ${boxOfficeTexts.weekdayHours}.`);
  expect(facts).toContain(plain(boxOfficeTexts.weekend));
});

test("every text about cancelled performances promises the same, with the period that the site says", () => {
  expect(cancelled).toContain("nejlépe do měsíce od původního data");
  expect(plain(ticketsTexts.refundsText.join(" "))).toContain("nejlépe do měsíce od původního data");
  const promises = statementsIn(told, isPromise);
  expect(promises.filter(({ sentence }) => !cancelled.includes(sentence))).toEqual([]);
  expect(placesWith(cancelled)).toEqual([
    "/info/predplatne",
    "/info/vstupenky",
    "article zrusene-predstaveni-marysa",
  ]);
  expect(placesWith(cancelledVoucher)).toEqual([
    "/info/darkove-poukazy",
    "/info/vstupenky",
    "article zrusene-predstaveni-marysa",
  ]);
});

function placesWith(promise: string): readonly string[] {
  expect(promise).toMatch(/\p{L}/u);
  return told.filter(({ text }) => plain(text).includes(promise)).map(({ place }) => place);
}

test("the accessibility statement was made on the day of the last assessment", () => {
  const days = plain(pageOf("pristupnost")).match(/(?:dokončili|vypracováno) \d+\. \p{L}+ \d{4}/gu) ?? [];
  expect(days).toHaveLength(2);
  expect(new Set(days.map((day) => day.replace(/^\p{L}+ /u, ""))).size).toBe(1);
});
