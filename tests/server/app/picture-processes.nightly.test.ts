import { fork } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { isCheapDrawing } from "#server/http/drawings.ts";
import {
  costly,
  cpuOfCheap,
  openPictureProcesses,
  ordinary,
  type Job,
  type Order,
  type Outcome,
} from "#server/http/picture-processes.ts";
import { costliest, drawingOf, largest } from "../../support/costly-drawings.ts";

const blank = { create: { width: 400, height: 300, channels: 3, background: "#c8102e" } } as const;
const photograph = new Uint8Array(await sharp(blank).jpeg().toBuffer());
/** Not known to be cheap, because of the entity. */
const quick = drawingOf(`<title>&amp;</title><circle r="600"/>`);
const plain = drawingOf(`<circle r="600"/>`);

function picture(bytes: Uint8Array, width = 320): Job {
  return { kind: "picture", bytes, width, format: "webp" };
}

/** `limits` hold for costly drawings; a loaded machine may need long for the others. */
function open(limits: Partial<typeof costly> = {}) {
  return openPictureProcesses({
    ordinary: { ...ordinary, deadline: 120_000 },
    costly: { ...costly, ...limits },
  });
}

async function widthOf(outcome: Outcome): Promise<number> {
  if (outcome.kind !== "drawn") throw new Error(outcome.why);
  return (await sharp(outcome.data).metadata()).width;
}

/** It has used its CPU time. */
const overran = { kind: "refused", why: "its process ended: SIGKILL" };
/** So that only the CPU time counts, on a loaded machine too. */
const patient = { deadline: 120_000, longestWait: 120_000 };

describe("a drawing that takes minutes", { timeout: 120_000 }, () => {
  const [first = plain, second = plain, third = plain, fourth = plain] = costliest(4);

  test("is refused after its CPU time, and its process has ended", async () => {
    expect(await open({ ...patient, cpu: 200 })(picture(first))).toEqual(overran);
  });

  test("may be asked for again where the machine was too busy for it", async () => {
    const why = "it took longer than 200 ms";
    expect(await open({ deadline: 200, cpu: 120_000 })(picture(first))).toEqual({ kind: "failed", why });
  });

  test("leaves its place to the next one, in a new process", async () => {
    const draw = open({ ...patient, most: 1, cpu: 300 });
    const [refused, drawn] = await Promise.all([draw(picture(first)), draw(picture(quick))]);
    expect(refused).toEqual(overran);
    expect(await widthOf(drawn)).toBe(320);
  });

  test("is refused too where its text looks cheap", async () => {
    const draw = open(patient);
    const shade = `<path fill="#0001" d="M0 0h100v1000H0"/>`.repeat(300);
    const looksCheap = new TextEncoder().encode(
      `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="1000">${shade}</svg>`,
    );
    expect(isCheapDrawing(looksCheap)).toBe(true);
    const outcome = await draw(picture(looksCheap, 1600));
    expect(outcome.kind === "drawn" ? outcome.type : outcome).toEqual(overran);
  });

  test("refuses the card that shows it, not the words", async () => {
    const draw = open({ ...patient, cpu: 200 });
    const words = new TextDecoder().decode(plain);
    const beside = { bytes: first, left: 800, width: 400, height: 630, edge: 0, ground: "#fff" };
    expect(await draw({ kind: "card", words, beside })).toEqual(overran);
    expect(await widthOf(await draw({ kind: "card", words, beside: null }))).toBe(1200);
  });

  test("does not take the place of a photograph or a simple drawing, nor do four of them", async () => {
    const draw = openPictureProcesses({
      ordinary: { ...ordinary, ...patient, waiting: 0 },
      costly: { ...costly, ...patient, cpu: 1_000 },
    });
    const ended: string[] = [];
    const refusals = [first, second, third, fourth].map(async (one) => {
      const outcome = await draw(picture(one));
      ended.push("hostile");
      return outcome;
    });
    const others = await Promise.all([photograph, plain].map((one) => draw(picture(one))));
    expect(others.map(({ kind }) => kind)).toEqual(["drawn", "drawn"]);
    expect(ended).toEqual([]);
    expect(await Promise.all(refusals)).toEqual([overran, overran, overran, overran]);
  });

  test("does not keep another one waiting for long, which may be asked for again", async () => {
    const draw = open({ ...patient, most: 1, cpu: 500, longestWait: 50 });
    const drawing = draw(picture(first));
    expect(await draw(picture(second))).toEqual({ kind: "failed", why: "too many pictures at once" });
    expect(await drawing).toEqual(overran);
  });

  test("does not fill the queue: the others are refused at once", async () => {
    const draw = open({ ...patient, most: 1, cpu: 300, waiting: 1 });
    const drawing = [first, second].map((one) => draw(picture(one)));
    expect((await draw(picture(third))).kind).toBe("failed");
    await Promise.all(drawing);
  });
});

test.skipIf(process.platform !== "linux")(
  "a drawing that needs a gigabyte gets no more than its limit, and is refused",
  async () => {
    const draw = open({ ...patient, memory: 400, cpu: 120_000 });
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

test("a process ends with the site, also in the middle of a drawing", async () => {
  const [hostile = plain] = costliest(1);
  const child = fork("server/picture-process.js", {
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  await once(child, "message");
  child.send({ ...picture(hostile), cpu: 120_000 } satisfies Order);
  child.disconnect();
  expect(await once(child, "exit")).toEqual([null, "SIGKILL"]);
});

test("the limits of all processes together are bounded", () => {
  const all = [ordinary, costly];
  expect(all.reduce((sum, { most }) => sum + most, 0)).toBeLessThanOrEqual(4);
  expect(cpuOfCheap + costly.longestWait + costly.deadline).toBeLessThanOrEqual(3_000);
  for (const { deadline, memory } of all) {
    expect(deadline).toBeLessThanOrEqual(3_000);
    expect(memory).toBeLessThanOrEqual(1_024);
  }
});

test.skipIf(process.platform !== "linux")(
  "a process draws one picture after another, and ends when none is left",
  async () => {
    const before = running();
    const draw = open({ ...patient, idle: 300 });
    for (let count = 0; count < 3; count += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, for the same process
      expect(await widthOf(await draw(picture(quick)))).toBe(320);
    }
    const started = running().filter((id) => !before.includes(id));
    expect(started).toHaveLength(1);
    await expect.poll(() => running().filter((id) => started.includes(id)), { timeout: 10_000 }).toEqual([]);
  },
);

/** The ids of the processes of pictures that this process has started. */
function running(): string[] {
  const threads = readdirSync("/proc/self/task");
  const children = threads.flatMap((id) => readFileSync(`/proc/self/task/${id}/children`, "utf8").split(" "));
  return children.filter(
    (id) => id && readFileSync(`/proc/${id}/cmdline`, "utf8").includes("picture-process.js"),
  );
}
