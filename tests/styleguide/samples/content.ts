import type { ListedArticle } from "#app/domain/article.ts";
import type { TheatreDocument } from "#app/domain/theatre-document.ts";
import type { BoxOffice } from "#app/domain/theatre/opening-hours.ts";
import type { Partner } from "#app/domain/partner.ts";

const article: ListedArticle = {
  slug: "rur-ma-za-sebou-premieru",
  title: "R.\u00a0U.\u00a0R. má za sebou premiéru",
  perex: "Roboti se uklonili, diváci vstali a\u00a0kulisáci uklízeli olej ještě po půlnoci.",
  date: "2026-11-18T09:00:00.000Z",
  image: "rur-ma-za-sebou-premieru.svg",
  category: { name: "Inscenace" },
};

export const articles: readonly ListedArticle[] = [
  article,
  {
    ...article,
    slug: "dlouhy",
    title: "Nejzodpovědnější z\u00a0nejneobyčejnějších osvětlovačů vypráví o\u00a0nejdelší noci své sezony",
    image: null,
    category: null,
  },
  { ...article, slug: "bez-perexu", title: "Krátká zpráva", perex: "" },
];

export const document: TheatreDocument = {
  title: "Výroční zpráva o\u00a0činnosti a\u00a0hospodaření",
  file: "vyrocni-zprava.pdf",
  type: "PDF",
  size: 1_258_291,
  date: "2026-06-15",
};

export const partners: readonly Partner[] = [
  { name: "Město Doubravín", url: "https://doubravin.example", logo: "mesto-doubravin.svg" },
  { name: "Partner bez loga", url: null, logo: null },
];

export const open: BoxOffice = {
  heading: "Otevírací doba pokladny",
  lines: [
    { label: "Pondělí–pátek", text: "15:00–19:00" },
    { label: null, text: "O\u00a0víkendech a\u00a0svátcích jen v\u00a0den představení." },
  ],
  live: { isOpen: true, text: "Otevřeno do 19:00" },
};

export const html = `<h2>Nadpis textu</h2>
<p>Odstavec s <a href="/program">odkazem</a>, <strong>důrazem</strong> a poznámkou, <em>že se nekouří</em>.</p>
<ul><li>první bod</li><li>druhý bod</li></ul>
<blockquote><p>„Kdo jednou viděl oponu zezadu, už ji zepředu nevidí stejně.“</p></blockquote>
<table><thead><tr><th>Pásmo</th><th>Cena</th></tr></thead><tbody><tr><td>1.–5. řada</td><td>450\u00a0Kč</td></tr></tbody></table>`;
