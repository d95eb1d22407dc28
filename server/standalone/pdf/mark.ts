/** The theatre's logo, a mill wheel over water, drawn in a box of 120 × 120. */
const mark = {
  size: 120,
  /** The visible area of the wheel: above the water. */
  clip: "M8.5 73q8.6 -5.1 17.2 0t17.2 0q8.6 -5.1 17.2 0t17.2 0q8.6 -5.1 17.2 0t17.2 0v-92q-8.6 5.1 -17.2 0t-17.2 0q-8.6 5.1 -17.2 0t-17.2 0q-8.6 5.1 -17.2 0t-17.2 0z",
  wheel:
    "M69.1 48.7Q87.8 43.5 93.9 18.9Q88 5.1 73.1 5.9Q80.9 30.6 68.1 45.7zM66.6 43.6Q78.6 28.4 69.2 4.9Q56.3 -2.8 44.6 6.6Q65.6 22 64 41.7zM61.6 40.9Q62.4 21.6 40.9 8.1Q26 9.5 22.1 23.9Q48.1 24.1 58.4 40.9zM56 41.7Q45.2 25.6 20 27.3Q8.7 37.2 14 51.2Q35.1 36.1 53.4 43.6zM51.9 45.7Q33.7 39 14.3 55.2Q11 69.8 23.5 78Q31.7 53.4 50.9 48.7zM50.9 51.3Q32.2 56.5 26.1 81.1Q32 94.9 46.9 94.1Q39.1 69.4 51.9 54.3zM53.4 56.4Q41.4 71.6 50.8 95.1Q63.7 102.8 75.4 93.4Q54.4 78 56 58.3zM58.4 59.1Q57.6 78.4 79.1 91.9Q94 90.5 97.9 76.1Q71.9 75.9 61.6 59.1zM64 58.3Q74.8 74.4 100 72.7Q111.3 62.8 106 48.8Q84.9 63.9 66.6 56.4zM68.1 54.3Q86.3 61 105.7 44.8Q109 30.2 96.5 22Q88.3 46.6 69.1 51.3z",
  waves: [
    "M8.5 77.6q8.6 -5.1 17.2 0t17.2 0q8.6 -5.1 17.2 0t17.2 0q8.6 -5.1 17.2 0t17.2 0v6q-8.6 5.1 -17.2 0t-17.2 0q-8.6 5.1 -17.2 0t-17.2 0q-8.6 5.1 -17.2 0t-17.2 0z",
    "M25.7 89.6q8.6 -5.1 17.2 0t17.2 0q8.6 -5.1 17.2 0t17.2 0v6q-8.6 5.1 -17.2 0t-17.2 0q-8.6 5.1 -17.2 0t-17.2 0z",
    "M42.8 101.5q8.6 -5.1 17.2 0t17.2 0v6q-8.6 5.1 -17.2 0t-17.2 0z",
  ],
} as const;

/** Draws the logo in one colour, `size` points wide. */
export function drawMark(
  doc: PDFKit.PDFDocument,
  {
    x,
    y,
    size,
    colour,
  }: { readonly x: number; readonly y: number; readonly size: number; readonly colour: string },
): void {
  doc
    .save()
    .translate(x, y)
    .scale(size / mark.size);
  doc.save().path(mark.clip).clip().path(mark.wheel).fill(colour).restore();
  for (const wave of mark.waves) doc.path(wave).fill(colour);
  doc.restore();
}
