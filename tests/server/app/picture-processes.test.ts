import sharp from "sharp";
import { describe, expect, test } from "vitest";
import {
  costly,
  openPictureProcesses,
  ordinary,
  type Job,
  type Outcome,
} from "#server/http/picture-processes.ts";
import { costliest, drawingOf, largest } from "../../support/hostile-drawings.ts";

const blank = { create: { width: 400, height: 300, channels: 3, background: "#c8102e" } } as const;
const photograph = new Uint8Array(await sharp(blank).jpeg().toBuffer());
/** Not known to be cheap, because of the entity. */
const quick = drawingOf(`<title>&amp;</title><circle r="600"/>`);
const plain = drawingOf(`<circle r="600"/>`);

function picture(bytes: Uint8Array, width = 320): Job {
  return { kind: "picture", bytes, width, format: "webp" };
}

/** `limits` hold for costly drawings. */
function open(limits: Partial<typeof costly> = {}) {
  return openPictureProcesses({ ordinary, costly: { ...costly, ...limits } });
}

async function widthOf(outcome: Outcome): Promise<number> {
  if (outcome.kind !== "drawn") throw new Error(outcome.why);
  return (await sharp(outcome.data).metadata()).width;
}

const overran = { kind: "refused", isLate: true, why: expect.stringContaining("took longer than") };

describe("a drawing that takes minutes", () => {
  const [first = plain, second = plain, third = plain, fourth = plain] = costliest(4);

  test("is refused after its deadline, and its process has ended", async () => {
    expect(await open({ deadline: 300 })(picture(first))).toEqual(overran);
  });

  test("leaves its place to the next one, in a new process", async () => {
    const draw = open({ most: 1, deadline: 1_500, longestWait: 60_000 });
    const [refused, drawn] = await Promise.all([draw(picture(first)), draw(picture(quick))]);
    expect(refused).toEqual(overran);
    expect(await widthOf(drawn)).toBe(320);
  });

  test("refuses the card that shows it, not the words", async () => {
    const draw = open({ deadline: 300 });
    const words = new TextDecoder().decode(plain);
    const beside = { bytes: first, left: 800, width: 400, height: 630, edge: 0, ground: "#fff" };
    expect(await draw({ kind: "card", words, beside })).toEqual(overran);
    expect(await widthOf(await draw({ kind: "card", words, beside: null }))).toBe(1200);
  });

  test("does not delay photographs and simple drawings, nor do four of them", async () => {
    const draw = open({ deadline: 3_000, longestWait: 60_000 });
    const ended: string[] = [];
    const told = (name: string) => () => ended.push(name);
    const hostile = [first, second, third, fourth];
    const refusals = hostile.map((one) => draw(picture(one)).finally(told("hostile")));
    const others = await Promise.all(
      [photograph, plain, photograph].map((one) => draw(picture(one)).finally(told("other"))),
    );
    expect(others.map(({ kind }) => kind)).toEqual(["drawn", "drawn", "drawn"]);
    expect(ended).toEqual(["other", "other", "other"]);
    expect(await Promise.all(refusals)).toEqual(hostile.map(() => overran));
  });

  test("does not keep another one waiting for long, which may be asked for again", async () => {
    const draw = open({ most: 1, longestWait: 50 });
    const running = draw(picture(first));
    expect(await draw(picture(second))).toEqual({ kind: "failed", why: "too many pictures at once" });
    expect(await running).toEqual(overran);
  });

  test("does not fill the queue: the others are refused at once", async () => {
    const draw = open({ most: 1, waiting: 1, longestWait: 60_000 });
    const running = [first, second].map((one) => draw(picture(one)));
    expect((await draw(picture(third))).kind).toBe("failed");
    await Promise.all(running);
  });
});

test.skipIf(process.platform !== "linux")(
  "a drawing that needs a gigabyte gets no more than its limit, and is refused",
  async () => {
    const draw = open({ memory: 400, deadline: 60_000 });
    const outcome = await draw(picture(largest, 1600));
    expect(outcome.kind).toBe("refused");
    expect(outcome).not.toEqual(overran);
  },
);

test("a file that is no picture is refused, and its process draws the next one", async () => {
  const draw = openPictureProcesses();
  const broken = await draw(picture(new TextEncoder().encode("<html>not a picture")));
  expect(broken).toMatchObject({ kind: "refused", why: expect.stringContaining("unsupported image format") });
  expect(await widthOf(await draw(picture(photograph)))).toBe(320);
});

test("the limits of all processes together are bounded", () => {
  const all = [ordinary, costly];
  expect(all.reduce((sum, { most }) => sum + most, 0)).toBeLessThanOrEqual(4);
  expect(costly.longestWait + costly.deadline).toBeLessThanOrEqual(3_000);
  for (const { deadline, memory } of all) {
    expect(deadline).toBeLessThanOrEqual(3_000);
    expect(memory).toBeLessThanOrEqual(1_024);
  }
});
