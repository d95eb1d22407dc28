import type { SeedReport } from "#server/reference/seed/reading-types.ts";

function year(
  back: number,
  performances: number,
  visitors: string,
  attendance: number,
  premieres: number,
): SeedReport {
  return {
    back,
    figures: [
      { label: "Představení", value: String(performances) },
      { label: "Diváků", value: visitors },
      { label: "Návštěvnost", value: `${attendance}\u00a0%` },
      { label: "Premiéry", value: String(premieres) },
    ],
    blocks: [],
  };
}

export const reports: readonly SeedReport[] = [
  year(0, 214, "48\u00a0320", 84, 4),
  year(1, 209, "46\u00a0870", 82, 4),
  year(2, 203, "44\u00a0215", 79, 4),
  year(3, 188, "38\u00a0960", 74, 3),
  year(4, 97, "16\u00a0440", 66, 3),
  year(5, 84, "15\u00a0105", 71, 2),
];
