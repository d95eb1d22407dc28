import { randomBytes } from "node:crypto";
import { found, page, without } from "./problem.js";
import { check, isMail, isText, mail } from "./sessions.js";

const day = 86_400;
const tonight = Math.floor(Date.now() / 1000 / day) * day + 18 * 3600;

const houses = [
  {
    code: "velky-sal",
    label: "Velký sál",
    seats: 420,
    ramp: true,
    about: "<p>Hlavní scéna.</p>",
    bands: [
      { label: "I.", cents: 52000 },
      { label: "II.", cents: 39000 },
    ],
  },
  { code: "sklep", label: "Sklep", seats: 80, ramp: false, about: null, bands: [] },
];
const artists = [
  {
    no: 31,
    code: "hana-mala",
    given: "Hana",
    family: "Malá",
    troupe: "cinohra",
    job: "herečka",
    photo: "hana.svg",
    cv: "<p>Členka činohry.</p>",
  },
  {
    no: 32,
    code: "petr-dlouhy",
    given: "Petr",
    family: "Dlouhý",
    troupe: "cinohra",
    job: "herec",
    photo: null,
    cv: "",
  },
  {
    no: 33,
    code: "eva-kratka",
    given: "Eva",
    family: "Krátká",
    troupe: "vedeni",
    job: "režisérka",
    photo: null,
    cv: "<p>Režíruje.</p>",
  },
  {
    no: 34,
    code: "jan-siroky",
    given: "Jan",
    family: "Široký",
    troupe: "vedeni",
    job: "dramaturg",
    photo: null,
    cv: "",
  },
  {
    no: 35,
    code: "iva-hola",
    given: "Iva",
    family: "Holá",
    troupe: "cinohra",
    job: "herečka",
    photo: null,
    cv: "",
  },
];
const troupes = { cinohra: "Činohra", vedeni: "Vedení" };
const plays = [
  {
    no: 1,
    code: "racek",
    name: "Racek",
    by: "Anton Pavlovič Čechov",
    kind: { code: "drama", label: "Drama" },
    house: "velky-sal",
    teaser: "Komedie o neopětované lásce.",
    text: "<p>Čtyři dějství u jezera.</p>",
    poster: "racek.svg",
    photos: [{ file: "racek-1.svg", says: "Nina a Trigorin", by: "Foto Ateliér" }],
    phase: "running",
    opened: "2026-02-14",
    closed: null,
    minutes: 150,
    breaks: 1,
    minAge: 12,
    fromCents: 29000,
    toCents: 52000,
    parts: [
      { as: "Nina", who: [31] },
      { as: "Trigorin", who: [32] },
    ],
    crew: [{ as: "režie", who: [33] }],
    press: [
      {
        says: "Večer, na který se nezapomíná.",
        from: "Brněnské listy",
        on: "2026-02-16",
        url: "https://listy.example/racek",
      },
    ],
    merch: [502],
  },
  {
    no: 2,
    code: "revizor",
    name: "Revizor",
    by: "Nikolaj Vasiljevič Gogol",
    kind: { code: "komedie", label: "Komedie" },
    house: "sklep",
    teaser: "Úplatky a strach.",
    text: "<p>Městečko čeká revizora.</p>",
    poster: null,
    photos: [],
    phase: "planned",
    opened: "2027-01-20",
    closed: null,
    minutes: null,
    breaks: null,
    minAge: null,
    fromCents: null,
    toCents: null,
    parts: [],
    crew: [],
    press: [],
    merch: [],
  },
  ...["Maryša", "Strakonický dudák", "Noc na Karlštejně", "Lucerna"].map((name, at) => ({
    no: 3 + at,
    code: ["marysa", "strakonicky-dudak", "noc-na-karlstejne", "lucerna"][at],
    name,
    by: null,
    kind: { code: "drama", label: "Drama" },
    house: "velky-sal",
    teaser: `${name} na naší scéně.`,
    text: "",
    poster: "racek.svg",
    photos: [],
    phase: at < 2 ? "running" : "over",
    opened: "2024-10-01",
    closed: at < 2 ? null : "2025-06-20",
    minutes: 120,
    breaks: 1,
    minAge: null,
    fromCents: 20000,
    toCents: 40000,
    parts: [{ as: name, who: [35] }],
    crew: [],
    press: [],
    merch: [],
  })),
];
const sale = ["open", "last", "gone", "soon", "desk", "off"];
const shows = Array.from({ length: 14 }, (_, at) => ({
  no: 801 + at,
  play: ["racek", "marysa", "strakonicky-dudak"][at % 3],
  begins: tonight + at * day,
  ends: tonight + at * day + 9000,
  house: at % 4 === 3 ? "sklep" : "velky-sal",
  tickets: {
    sale: sale[at % sale.length],
    buyAt: `https://tickets.kulisa.example/${801 + at}`,
    fromCents: 29000,
    toCents: 52000,
  },
  marks: at === 0 ? ["surtitles-en", "debate", "unheard-of"] : [],
  remark: at === 3 ? "Hrajeme ve Sklepě." : null,
}));
const reviews = [
  "Nádhera.",
  "Stálo to za to.",
  "Dlouhé.",
  "Smáli jsme se.",
  "Půjdeme znovu.",
  "Krásné kostýmy.",
].map((text, at) => ({
  no: 61 + at,
  play: at % 2 ? "marysa" : "racek",
  points: at === 2 ? 2 : 5,
  text,
  who: "Divák",
  at: tonight - at * day,
  reply: at === 2 ? "Děkujeme." : null,
}));
const pending = new Map();

const playOf = (code) => plays.find((one) => one.code === code);
const brief = (play) => ({
  ...without(play, "text", "photos", "parts", "crew", "press", "merch"),
  house: houseOf(play.house),
  score: scoreOf(reviews.filter((review) => review.play === play.code)),
});
const houseOf = (code) => {
  const { label, ramp } = houses.find((one) => one.code === code);
  return { code, label, ramp };
};
const who = (numbers) =>
  numbers.map((no) => {
    const { code, given, family } = artists.find((one) => one.no === no);
    return { no, code, given, family };
  });
const scoreOf = (some) =>
  some.length === 0
    ? null
    : { votes: some.length, points: some.reduce((sum, { points }) => sum + points, 0) / some.length };
const countsOf = (some) =>
  [5, 4, 3, 2, 1].map((stars) => ({ stars, votes: some.filter(({ points }) => points === stars).length }));
const artistRow = (artist) => ({
  ...without(artist, "cv"),
  troupe: { code: artist.troupe, label: troupes[artist.troupe] },
});

export const searchable = [
  ...plays.map((one) => ({ type: "play", words: one.name, play: brief(one) })),
  ...artists.map((one) => ({ type: "artist", words: `${one.given} ${one.family}`, artist: artistRow(one) })),
];

export const stage = {
  "GET /v2/houses": ({ query }) => page(houses, query, 1),
  "GET /v2/artists": ({ query }) => page(artists.map(artistRow), query),
  "GET /v2/artists/:no": ({ no }) => {
    const one = found(
      artists.find((each) => String(each.no) === no),
      "artist",
    );
    const inside = (list) => list.filter((part) => part.who.includes(one.no));
    const parts = plays.flatMap((play) => [
      ...inside(play.parts).map(({ as }) => ({ as, side: "cast", play: brief(play) })),
      ...inside(play.crew).map(({ as }) => ({ as, side: "team", play: brief(play) })),
    ]);
    return { artist: { ...artistRow(one), cv: one.cv, parts } };
  },
  "GET /v2/plays": ({ query }) => page(plays.map(brief), query),
  "GET /v2/plays/:code": ({ code }) => {
    const one = found(playOf(code), "play");
    const named = (list) => list.map(({ as, who: numbers }) => ({ as, who: who(numbers) }));
    return { play: { ...one, ...brief(one), parts: named(one.parts), crew: named(one.crew) } };
  },
  "GET /v2/shows": ({ query }) => {
    const since = Date.parse(query.get("since") ?? "2000-01-01") / 1000;
    const all = shows.filter(({ begins }) => begins >= since);
    return page(
      all.map((show) => ({
        ...show,
        play: brief(playOf(show.play)),
        house: houseOf(show.house),
        who: who([31]),
      })),
      query,
    );
  },
  "GET /v2/reviews": ({ query }) => {
    const of = query.get("play");
    return page(
      reviews
        .filter(({ play }) => !of || play === of)
        .map((one) => ({ ...one, play: brief(playOf(one.play)) })),
      query,
    );
  },
  "GET /v2/reviews/stats": () => {
    const plays_ = ["racek", "marysa"].map((code) => {
      const some = reviews.filter(({ play }) => play === code);
      return { code, name: playOf(code).name, score: scoreOf(some), counts: countsOf(some) };
    });
    return { stats: { score: scoreOf(reviews), counts: countsOf(reviews), plays: plays_ } };
  },
  "POST /v2/reviews": ({ input }) => {
    check(input, {
      mail: [isMail, "Neplatný e-mail."],
      who: [isText, "Vyplňte jméno."],
      points: [(value) => Number.isInteger(value) && value > 0 && value <= 5, "Kolik hvězdiček?"],
      text: [(value) => !/https?:/u.test(value ?? ""), "Odkazy prosím nevkládejte."],
    });
    found(playOf(input.play), "play");
    const code = randomBytes(18).toString("base64url");
    pending.set(code, input);
    mail(input.mail, input.link.replace("{code}", code));
    return { status: 202, accepted: true };
  },
  "POST /v2/reviews/confirmed": ({ input }) => {
    const { mail: _mail, link: _link, ...one } = found(pending.get(input.code), "link");
    pending.delete(input.code);
    reviews.unshift({ no: 100 + reviews.length, at: Math.floor(Date.now() / 1000), reply: null, ...one });
    const { code, name } = playOf(one.play);
    return { play: { code, name } };
  },
};
