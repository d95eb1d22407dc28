import { screens } from "../catalogue/screens.ts";
import { states } from "./states.ts";

/** Phone and laptop. */
export const widths = [390, 1280] as const;

/** The folder of the pictures. */
export const gallery = "docs/screenshots";

/** The limit of all pictures together. */
export const mostBytes = 6_000_000;

/** The home page of the example theatre. */
export const secondTheatre = { name: "second-theatre", widths: [390, 1280] } as const;

/** The file names of all pictures. */
export function fileNames(): string[] {
  return [
    ...screens.flatMap(({ name }) => widths.map((width) => `${name}-${width}.webp`)),
    ...states.map(({ name, width }) => `${name}-${width}.webp`),
    ...secondTheatre.widths.map((width) => `${secondTheatre.name}-${width}.webp`),
  ];
}

/** The index of the gallery as Markdown. */
export function index(): string {
  const head = `| screen | ${widths.map((width) => `${width} px`).join(" | ")} |`;
  const rule = `| --- |${" --- |".repeat(widths.length)}`;
  const rows = screens.map(
    ({ name }) => `| ${name} | ${widths.map((width) => link(name, width, `${width}`)).join(" | ")} |`,
  );
  const others = states.map(({ name, width }) => `- ${link(name, width, `${name}, ${width} px`)}`);
  const second = secondTheatre.widths.map((width) => link(secondTheatre.name, width, `home, ${width} px`));
  return `# Screenshots

Every screen of the demo theatre on a Saturday morning, and its other states at one width. \`npm run docs -- screenshots\` takes them all again; long pages are cut, wide ones made smaller.

${[head, rule, ...rows].join("\n")}

## States

${others.join("\n")}

## Another theatre

The same site with [the example of a theatre's own file](../examples/theatre/theatre.json): ${second.join(", ")}.
`;
}

function link(name: string, width: number, text: string): string {
  return `[${text}](${name}-${width}.webp)`;
}
