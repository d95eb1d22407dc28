/**
 * Loads what is imported where it is used. Another build or an installation may take its file away while the process
 * runs, so the process has all of it before it listens.
 */
export async function loadLater(): Promise<void> {
  await Promise.all([
    import("./pdf/draw-leaflet.ts"),
    import("./pdf/gift-voucher/draw-voucher.ts"),
    import("./pdf/tax-document/draw-tax-document.ts"),
    import("./pdf/ticket/draw-tickets.ts"),
    import("./routes/picture-files.ts"),
    import("nodemailer"),
  ]);
}
