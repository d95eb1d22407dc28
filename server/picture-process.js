// A process of server/http/picture-processes.ts: decodes, draws and encodes pictures, one job at a time.
import process from "node:process";
import sharp from "sharp";

/** @typedef {import("./http/picture-processes.ts").Job} Job */
/** @typedef {import("./http/picture-processes.ts").Order} Order */
/** @typedef {import("./http/picture-processes.ts").Reply} Reply */
/** @typedef {{ data: Buffer, type: string }} Encoded */

const limits = /** @type {const} */ ({ limitInputPixels: 40_000_000, failOn: "error" });
/** In bytes. Messengers do not show a picture larger than a few hundred kilobytes. */
const mostBytesOfCard = 300_000;

// No picture is decoded twice, and one process uses one core.
sharp.cache(false);
sharp.concurrency(1);

process.on("message", (message) => {
  const order = /** @type {Order} */ (message);
  const before = process.cpuUsage();
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    if ((user + system) / 1_000 > order.cpu) end();
  }, 20);
  void reply(order).then((said) => {
    clearInterval(watch);
    process.send?.(said);
  });
});
// The site has exited.
process.on("disconnect", end);
process.send?.("ready");

/** Not process.exit(), which would wait for the job that is running. */
function end() {
  process.kill(process.pid, "SIGKILL");
}

/** @param {Job} job @returns {Promise<Reply>} */
async function reply(job) {
  try {
    return { kind: "drawn", ...(await draw(job)) };
  } catch (error) {
    return { kind: "refused", why: error instanceof Error ? error.message : "" };
  }
}

/** @param {Job} job @returns {Promise<Encoded>} */
function draw(job) {
  return job.kind === "picture" ? drawPicture(job) : drawCard(job);
}

/** @param {Extract<Job, { kind: "picture" }>} job @returns {Promise<Encoded>} */
async function drawPicture({ bytes, width, format }) {
  const about = await sharp(bytes, limits).metadata();
  const isDrawing = about.format === "svg";
  const picture = sharp(bytes, { ...limits, ...(isDrawing && { density: densityFor(width / about.width) }) })
    .rotate()
    .resize({ width, withoutEnlargement: !isDrawing });
  if (format === "avif") {
    return { data: await picture.avif({ quality: 60, effort: 2 }).toBuffer(), type: "image/avif" };
  }
  if (format === "webp") {
    return { data: await picture.webp({ quality: 80, effort: 3 }).toBuffer(), type: "image/webp" };
  }
  if (about.hasAlpha && !(await sharp(bytes, limits).stats()).isOpaque) {
    return { data: await picture.png({ compressionLevel: 9, palette: true }).toBuffer(), type: "image/png" };
  }
  return { data: await picture.jpeg({ quality: 82, mozjpeg: true }).toBuffer(), type: "image/jpeg" };
}

/**
 * An SVG has 72 units per inch; a higher density gives sharp edges instead of enlarged pixels.
 * @param {number} scale
 */
function densityFor(scale) {
  return Math.min(2400, Math.max(36, Math.ceil(72 * scale)));
}

/** @param {Extract<Job, { kind: "card" }>} job @returns {Promise<Encoded>} */
async function drawCard({ words, beside }) {
  const layers = beside ? [{ input: await drawBeside(beside), left: beside.left, top: 0 }] : [];
  const drawn = sharp(Buffer.from(words), limits).composite(layers).removeAlpha();
  const exact = await drawn.clone().png({ compressionLevel: 9 }).toBuffer();
  if (exact.byteLength <= mostBytesOfCard) return { data: exact, type: "image/png" };
  const fewColours = drawn.png({ palette: true, effort: 3, compressionLevel: 9 });
  return { data: await fewColours.toBuffer(), type: "image/png" };
}

/** @param {import("./http/picture-processes.ts").Beside} beside */
async function drawBeside({ bytes, width, height, edge, ground }) {
  const about = await sharp(bytes, limits).metadata();
  const density = densityFor(Math.max(width / about.width, height / about.height));
  return sharp(bytes, { ...limits, ...(about.format === "svg" && { density }) })
    .rotate()
    .resize({
      width: width - 2 * edge,
      height: height - 2 * edge,
      fit: edge > 0 ? "contain" : "cover",
      position: about.height > about.width ? "top" : "centre",
      background: ground,
    })
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: ground })
    .flatten({ background: ground })
    .png()
    .toBuffer();
}
