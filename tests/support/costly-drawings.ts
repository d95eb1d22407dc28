/** An SVG of 1200 × 1200. */
export function drawingOf(inside: string, attributes = `viewBox="0 0 1200 1200"`): Uint8Array {
  const root = `xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="1200" height="1200"`;
  return new TextEncoder().encode(`<svg ${root} ${attributes}>${inside}</svg>`);
}

const whole = `width="1200" height="1200"`;

/** `make` of a name and the content of the level below, nine levels deep. */
function nested(make: (id: string, inside: string) => string, refer: (id: string) => string): string {
  const levels = Array.from({ length: 9 }, (_, level) =>
    make(`l${level}`, level === 0 ? "<circle r='600'/>" : refer(`l${level - 1}`).repeat(8)),
  );
  return `<defs>${levels.join("")}</defs>${refer("l8")}`;
}

const filtered = (primitives: string, region = `x="0" y="0" width="1" height="1"`) =>
  `<filter id="f" ${region}>${primitives}</filter><rect ${whole} filter="url(#f)"/>`;
const turbulence = `<feTurbulence baseFrequency="0.9" numOctaves="50"/>`;
const patternInPattern = nested(
  (id, inside) => `<pattern id="${id}" patternUnits="userSpaceOnUse" ${whole}>${inside}</pattern>`,
  (id) => `<rect ${whole} fill="url(#${id})"/>`,
);
const png = "data:image/png;base64,iVBORw0KGgo=";

/** Drawings of a few kilobytes, by what makes them costly. */
export const costlyDrawings: Readonly<Record<string, Uint8Array>> = {
  "noise of many octaves": drawingOf(filtered(turbulence.repeat(40))),
  "a blur of a large region": drawingOf(
    filtered(`<feGaussianBlur stdDeviation="500"/>`.repeat(100), `x="-5" y="-5" width="10" height="10"`),
  ),
  "a filter in a style": drawingOf(
    `<style>rect { filter: blur(400px) }</style>${`<rect ${whole}/>`.repeat(200)}`,
  ),
  "copies of copies": drawingOf(
    nested(
      (id, inside) => `<g id="${id}">${inside}</g>`,
      (id) => `<use href="#${id}"/>`,
    ),
  ),
  "copies of copies with a prefix": drawingOf(
    nested(
      (id, inside) => `<s:g id="${id}">${inside}</s:g>`,
      (id) => `<s:use xlink:href="#${id}"/>`,
    ),
    `xmlns:s="http://www.w3.org/2000/svg"`,
  ),
  "copies of symbols": drawingOf(
    nested(
      (id, inside) => `<symbol id="${id}">${inside}</symbol>`,
      (id) => `<use xlink:href="#${id}"/>`,
    ),
  ),
  "patterns of patterns": drawingOf(patternInPattern),
  "masks of masks": drawingOf(
    nested(
      (id, inside) => `<mask id="${id}" maskUnits="userSpaceOnUse" ${whole}>${inside}</mask>`,
      (id) => `<rect ${whole} fill="#fff" mask="url(#${id})"/>`,
    ),
  ),
  "clips of clips": drawingOf(
    nested(
      (id, inside) => `<clipPath id="${id}">${inside}</clipPath>`,
      (id) => `<rect ${whole} clip-path="url(#${id})"/>`,
    ),
  ),
  "markers of markers": drawingOf(
    nested(
      (id, inside) => `<marker id="${id}">${inside}</marker>`,
      (id) => `<path d="M0 0L9 9L18 0L27 9" marker-mid="url(#${id})"/>`,
    ),
  ),
  "a tiny tile": drawingOf(
    `<pattern id="p" patternUnits="userSpaceOnUse" width="0.0001" height="0.0001"><circle r="1"/></pattern><rect ${whole} fill="url(#p)"/>`,
  ),
  "dashes without number": drawingOf(`<path d="M0 0H1000000000" stroke="#000" stroke-dasharray="0.001"/>`),
  "a thousand transparent layers": drawingOf(`<g opacity=".5"><rect ${whole}/></g>`.repeat(300)),
  "a large picture inside": drawingOf(`<image ${whole} href="${png}"/>`),
  "a picture of a picture": drawingOf(
    `<image href="data:image/svg+xml;base64,PHN2Zy8+" ${whole}/><feImage/>`,
  ),
  "entities of entities": new TextEncoder().encode(
    `<!DOCTYPE svg [<!ENTITY a "aaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]><svg xmlns="http://www.w3.org/2000/svg"><text>&c;</text></svg>`,
  ),
  "a filter written with references": drawingOf(`<rect ${whole} style="f&#105;lter:blur(400px)"/>`),
  "a filter written with escapes": drawingOf(
    `<style>rect { f\\69lter: blur(400px) }</style><rect ${whole}/>`,
  ),
  "a style sheet of its own": drawingOf(`<style>@import url(data:text/css;base64,cmVjdA==);</style>`),
  "another encoding": new Uint8Array(
    Buffer.from(`<?xml version="1.0" encoding="UTF-16"?><svg>${filtered(turbulence)}</svg>`, "utf16le"),
  ),
  "an encoding that is only named": new TextEncoder().encode(
    `<?xml version="1.0" encoding="UTF-7"?><svg>+ADw-f+AGk-lter+AD4-</svg>`,
  ),
  "shapes without end": drawingOf(`<path d="M0 0h9"/>`.repeat(2_000)),
};

/** Takes minutes to draw: each of these has another name, so that none is known from before. */
export const costliest = (count: number): readonly Uint8Array[] =>
  Array.from({ length: count }, (_, index) => drawingOf(filtered(turbulence.repeat(200 + index))));

/** Keeps a hundred layers of ten megabytes at the same time, where it is 1600 pixels wide. */
export const largest = drawingOf(
  filtered(
    Array.from({ length: 100 }, (_, index) => `<feFlood result="r${index}"/>`).join("") +
      `<feMerge>${Array.from({ length: 100 }, (_, index) => `<feMergeNode in="r${index}"/>`).join("")}</feMerge>`,
  ),
);
