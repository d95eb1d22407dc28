import { Problem, found, page, without } from "./problem.js";
import { check, isMail } from "./sessions.js";
import { items, short } from "./shop.js";
import { searchable } from "./stage.js";

const topics = [
  { code: "premiery", label: "Premiéry" },
  { code: "zakulisi", label: "Ze zákulisí" },
];
const stories = Array.from({ length: 9 }, (_, at) => ({
  code: `zprava-${at + 1}`,
  head: `Zpráva č. ${at + 1}`,
  lead: "Co je u nás nového.",
  text: `<h2>Víc</h2><p>Text zprávy ${at + 1}.</p>`,
  at: 1_790_000_000 - at * 500_000,
  topic: at % 2 ? "zakulisi" : "premiery",
  photo: at === 0 ? "zprava.svg" : null,
  by: "Redakce",
  play: at === 0 ? { code: "racek", name: "Racek" } : null,
}));
const desks = [
  {
    code: "pokladna",
    label: "Pokladna",
    sort: "branch",
    about: "Vstupenky i poukazy.",
    road: "Divadelní 3",
    postcode: "602 00",
    town: "Brno",
    at: [49.1951, 16.6068],
    open: "Po–Pá 15–19",
    mail: "pokladna@kulisa.example",
    phone: "+420 541 000 000",
    staff: [{ name: "Jitka Tichá", job: "vedoucí", mail: "jitka@kulisa.example", phone: null, photo: null }],
  },
  { code: "vedeni", label: "Vedení", sort: "department", about: null, at: null, staff: [] },
];
const downloads = [
  {
    name: "Návštěvní řád",
    shelf: "Pro diváky",
    path: "rad/návštěvní řád (2026).pdf",
    bytes: 240,
    on: "2026-01-05",
  },
  { name: "Ceník nájmu", shelf: "Pro firmy", path: "cenik.pdf", bytes: 240, on: "2026-03-01" },
];
const sponsors = [
  { name: "Město Brno", url: "https://www.brno.example", logo: "brno.svg", grade: "main" },
  { name: "Pivovar", url: null, logo: null, grade: "partner" },
];
const texts = {
  "obchodni-podminky": ["Obchodní podmínky", "<h2>Úvod</h2><p>Prodávajícím je divadlo.</p>"],
  "ochrana-osobnich-udaju": ["Zásady zpracování osobních údajů", "<p>Údaje chráníme.</p>"],
  reklamace: ["Reklamace", "<p>Vadné zboží vyměníme.</p>"],
};
const subscribers = new Set(["znamy@kulisa.example"]);

const storyRow = (story) => ({
  ...without(story, "text", "by", "play"),
  topic: topics.find(({ code }) => code === story.topic),
});
const fold = (text) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

const everything = () => [
  ...items.map((item) => ({ type: "item", words: item.label, item: short(item) })),
  ...searchable,
  ...stories.map((story) => ({ type: "story", words: story.head, story: storyRow(story) })),
  ...Object.entries(texts).map(([code, [head]]) => ({ type: "text", words: head, text: { code, head } })),
];

export const content = {
  "GET /v2/site": () => ({
    site: {
      house: {
        name: "Divadlo Kulisa",
        motto: "Hrajeme od roku 1921",
        road: "Divadelní 3",
        postcode: "602 00",
        town: "Brno",
        taxNo: "00000027",
        vatNo: "CZ00000027",
        phone: "+420 541 000 000",
        mail: "info@kulisa.example",
      },
      nav: [
        { says: "Program", to: "/program", below: [{ says: "Repertoár", to: "/repertoar" }] },
        { says: "E-shop", to: "/eshop", below: [] },
        { says: "Vstupenky jinde", to: "https://tickets.kulisa.example/", blank: true, below: [] },
      ],
      foot: [{ head: "O nás", links: [{ says: "Kontakty", to: "/kontakty" }] }],
      social: [{ says: "Facebook", to: "https://facebook.example/kulisa" }],
      popup: "off",
    },
  }),
  "GET /v2/ads": ({ query }) =>
    page(
      [
        {
          spot: "slider",
          head: "Racek znovu na scéně",
          says: "Od února.",
          to: "/repertoar/racek",
          button: "Víc",
          file: "racek.svg",
          shelf: "poster",
        },
      ],
      query,
    ),
  "GET /v2/texts/:code": ({ code }) => {
    const [head, text] = found(texts[code], "text");
    return { text: { code, head, text, at: 1_780_000_000 } };
  },
  "GET /v2/topics": ({ query }) => page(topics, query, 1),
  "GET /v2/stories": ({ query }) => {
    const of = query.get("topic");
    return page(stories.filter(({ topic }) => !of || topic === of).map(storyRow), query);
  },
  "GET /v2/stories/:code": ({ code }) => {
    const one = found(
      stories.find((each) => each.code === code),
      "story",
    );
    return {
      story: {
        ...one,
        ...storyRow(one),
        more: stories
          .filter((each) => each !== one)
          .slice(0, 2)
          .map(storyRow),
      },
    };
  },
  "GET /v2/desks": ({ query }) => page(desks, query),
  "GET /v2/downloads": ({ query }) => page(downloads, query),
  "GET /v2/sponsors": ({ query }) => page(sponsors, query),
  "GET /v2/currencies": ({ query }) =>
    page(
      [
        { no: 1, iso: "CZK", home: true, worth: 1, after: "Kč" },
        { no: 2, iso: "EUR", home: false, worth: 25, after: "€" },
      ],
      query,
    ),
  "GET /v2/countries": ({ query }) =>
    page(
      [
        ["CZ", "Česko"],
        ["SK", "Slovensko"],
        ["DE", "Německo"],
        ["AT", "Rakousko"],
        ["PL", "Polsko"],
      ].map(([iso, label]) => ({ iso, label })),
      query,
    ),
  "POST /v2/subscribers": ({ input }) => {
    check(input, {
      mail: [(value) => isMail(value) && !value.endsWith(".invalid"), "Tahle schránka neexistuje."],
    });
    if (subscribers.has(input.mail)) throw new Problem(409, "duplicate", "Already there.");
    subscribers.add(input.mail);
    return { status: 201, subscriber: { mail: input.mail } };
  },
  "GET /v2/find": ({ query }) => {
    const words = fold(query.get("text") ?? "")
      .split(/\s+/u)
      .filter(Boolean);
    const hits = everything().filter(
      (one) => words.length > 0 && words.every((word) => fold(one.words).includes(word)),
    );
    return page(
      hits.map(({ words: _words, ...hit }) => hit),
      query,
      20,
    );
  },
};
