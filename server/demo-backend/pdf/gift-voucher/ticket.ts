/** Points; the page is A5 landscape, 595 × 420. */
const left = 24;
const right = 571;
const top = 24;
const bottom = 396;
const middle = (top + bottom) / 2;
const corner = 10;
const notch = 15;

const panelWidth = 178;
const textLeft = left + panelWidth + 30;
const qrSize = 80;
const qrLeft = right - 30 - qrSize;

export const ticket = {
  top,
  bottom,
  panel: { left, width: panelWidth },
  text: { left: textLeft, width: right - 30 - textLeft },
  /** Width of the text beside the QR code. */
  besideCode: qrLeft - 16 - textLeft,
  tear: 252,
  qr: { left: qrLeft, top: 266, size: qrSize },
  /** Below both codes, over the whole width. */
  about: { top: 350, height: 40 },
  barcode: { top: 294, height: 28 },
  /** The ticket's shape: rounded corners, a notch on either side. */
  outline: [
    `M${left + corner} ${top}H${right - corner}`,
    `A${corner} ${corner} 0 0 1 ${right} ${top + corner}V${middle - notch}`,
    `A${notch} ${notch} 0 0 0 ${right} ${middle + notch}V${bottom - corner}`,
    `A${corner} ${corner} 0 0 1 ${right - corner} ${bottom}H${left + corner}`,
    `A${corner} ${corner} 0 0 1 ${left} ${bottom - corner}V${middle + notch}`,
    `A${notch} ${notch} 0 0 0 ${left} ${middle - notch}V${top + corner}`,
    `A${corner} ${corner} 0 0 1 ${left + corner} ${top}Z`,
  ].join(""),
} as const;
