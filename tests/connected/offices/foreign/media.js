import { Problem } from "./problem.js";

const documents = new Set(["cenik.pdf", "rad/návštěvní řád (2026).pdf"]);

/** Pictures and documents, as a CDN has them: without the API key. */
export function media(path) {
  const [, , shelf, ...rest] = path.split("/");
  const name = rest.join("/");
  if (shelf === "img" && /^[\w-]+\.svg$/u.test(name)) {
    const hue = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 360;
    const bytes = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="hsl(${hue} 60% 50%)"/></svg>`;
    return { type: "image/svg+xml", bytes };
  }
  if (shelf === "doc" && documents.has(name)) {
    const bytes = `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n`;
    return { type: "application/pdf", bytes };
  }
  throw new Problem(404, "unknown", "There is no such file.");
}
