import type { QrDrawing } from "./transfer-of.ts";

/** Whether the browser shares pictures, and not only addresses. */
export function sharesPictures(): boolean {
  const sample = new File([], "qr.png", { type: "image/png" });
  return navigator.canShare?.({ files: [sample] }) ?? false;
}

const scale = 12;

/** Drawn here, because a browser opens its dialog only right after the press. Cancelling it rejects the promise. */
export async function sharePicture({ size, path }: QrDrawing, name: string): Promise<void> {
  const canvas = document.createElement("canvas");
  canvas.width = size * scale;
  canvas.height = size * scale;
  const drawing = canvas.getContext("2d");
  if (!drawing) return;
  drawing.fillStyle = "#fff";
  drawing.fillRect(0, 0, canvas.width, canvas.height);
  drawing.scale(scale, scale);
  drawing.fillStyle = "#000";
  drawing.fill(new Path2D(path));
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) return;
  const files = [new File([blob], name, { type: "image/png" })];
  await navigator.share({ files }).catch(() => undefined);
}
