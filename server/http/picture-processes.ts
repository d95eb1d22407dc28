import { fork, type ChildProcess } from "node:child_process";
import process from "node:process";
import { isCheapDrawing, isPhotograph } from "#server/http/drawings.ts";
import { createPlaces } from "#server/http/render-queue.ts";
import { realTimer } from "#server/timer.ts";

export type Format = "avif" | "webp" | "fallback";

/** A picture of the upstream beside the words of a card; lengths in pixels. */
export interface Beside {
  readonly bytes: Uint8Array;
  readonly left: number;
  readonly width: number;
  readonly height: number;
  /** The whole picture with this margin; 0: cropped to fill. */
  readonly edge: number;
  /** A CSS colour. */
  readonly ground: string;
}

export type Job =
  | { readonly kind: "picture"; readonly bytes: Uint8Array; readonly width: number; readonly format: Format }
  /** `words`: an SVG of this site. */
  | { readonly kind: "card"; readonly words: string; readonly beside: Beside | null };

/** `cpu`: the CPU time that the job may take, in milliseconds; then its process kills itself. */
export type Order = Job & { readonly cpu: number };

/** What a process replies; `refused`: the picture is broken, or asks for more than its limits. */
export type Reply =
  | { readonly kind: "drawn"; readonly data: Uint8Array; readonly type: string }
  | { readonly kind: "refused"; readonly why: string };
/** `failed`: another attempt may succeed. */
export type Outcome =
  | (Reply & { readonly isLate?: true })
  | { readonly kind: "failed"; readonly why: string };

export type Draw = (job: Job) => Promise<Outcome>;

/** The limits of processes that share a queue; times in milliseconds. */
export interface Bounds {
  /** Processes at once. */
  readonly most: number;
  /** Jobs that wait for a process, and how long. */
  readonly waiting: number;
  readonly longestWait: number;
  /** The CPU time of one job: how fast the machine is counts, not how busy. */
  readonly cpu: number;
  /** The time of one job, then its process is killed whatever the reason. */
  readonly deadline: number;
  /** Of one process in MiB: its heap and the private memory that it maps. */
  readonly memory: number;
  /** 0–19; 19 yields to every other process. */
  readonly niceness: number;
  /** Without a job a process ends after this time. */
  readonly idle: number;
}

/** Photographs, and drawings that are cheap by their text. A photograph of forty million pixels needs up to 0.9 GB. */
export const ordinary: Bounds = {
  most: 2,
  waiting: 100,
  longestWait: 10_000,
  cpu: 2_500,
  deadline: 3_000,
  memory: 1_024,
  niceness: 0,
  idle: 60_000,
};
/** A cheap drawing that takes more CPU time is not one, and has to make room for the others. */
export const cpuOfCheap = 800;
/** All other drawings. With the time above and its wait, none takes longer than three seconds. */
export const costly: Bounds = {
  most: 2,
  waiting: 20,
  longestWait: 700,
  cpu: 1_200,
  deadline: 1_500,
  memory: 512,
  niceness: 10,
  idle: 60_000,
};

const killed = "its process ended: SIGKILL";
const script = "server/picture-process.js";
/** In milliseconds. */
const startDeadline = 10_000;

/**
 * Opens the processes that decode and draw pictures of the upstream, outside of this process: sharp and librsvg cannot
 * be interrupted, and would occupy the threads that also hash passwords and read files. Costly drawings have a queue of
 * their own. A process is started with its first job, ends after a minute without one, and keeps no program running.
 */
export function openPictureProcesses(bounds = { ordinary, costly }): Draw {
  const drawOrdinary = openQueue(bounds.ordinary);
  const drawCostly = openQueue(bounds.costly);
  return async (job) => {
    const foreign = job.kind === "picture" ? job.bytes : job.beside?.bytes;
    if (!foreign || isPhotograph(foreign)) return drawOrdinary(job);
    if (!isCheapDrawing(foreign)) return drawCostly(job);
    const tried = await drawOrdinary(job, cpuOfCheap);
    return tried.kind === "refused" && tried.why === killed ? drawCostly(job) : tried;
  };
}

function openQueue(bounds: Bounds) {
  const places = createPlaces(realTimer, bounds);
  const idle: IdleProcess[] = [];

  async function draw(job: Job, cpu: number): Promise<Outcome> {
    const child = takeIdle() ?? (await start(bounds));
    if (child === null) return { kind: "failed", why: "no process could be started" };
    child.send({ ...job, cpu } satisfies Order);
    const reply = await nextMessage<Reply>(child, bounds.deadline);
    if (reply === "late") return { kind: "failed", why: `it took longer than ${bounds.deadline} ms` };
    if (reply === "ended")
      return { kind: "refused", why: `its process ended: ${child.signalCode ?? child.exitCode}` };
    keep(child);
    return reply;
  }

  function takeIdle(): ChildProcess | null {
    const found = idle.pop();
    if (!found) return null;
    clearTimeout(found.end);
    return isRunning(found.child) ? found.child : takeIdle();
  }

  function keep(child: ChildProcess): void {
    const kept = { child, end: setTimeout(end, bounds.idle).unref() };
    idle.push(kept);
    function end(): void {
      idle.splice(idle.indexOf(kept), 1);
      child.kill("SIGKILL");
    }
  }

  return async (job: Job, cpu = bounds.cpu): Promise<Outcome> =>
    (await places.run(null, () => draw(job, cpu))) ?? { kind: "failed", why: "too many pictures at once" };
}

interface IdleProcess {
  readonly child: ChildProcess;
  readonly end: NodeJS.Timeout;
}

function isRunning({ connected, exitCode, signalCode }: ChildProcess): boolean {
  return connected && exitCode === null && signalCode === null;
}

/** Null: it did not start. */
async function start(bounds: Bounds): Promise<ChildProcess | null> {
  const child = fork(script, {
    ...shellWithLimits(bounds),
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    env: environment,
  });
  child.on("error", () => undefined);
  child.unref();
  child.channel?.unref();
  return (await nextMessage(child, startDeadline)) === "ready" ? child : null;
}

/**
 * Nothing of the site's own: its secrets are not for a process that reads foreign files. With glibc's defaults a
 * process keeps 300 MB of what it has freed, with these 100.
 */
const environment = {
  NODE_ENV: "production",
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "131072",
} as const;

/**
 * The kernel limits the memory (`ulimit -d`, RLIMIT_DATA), which Node.js cannot set itself: an allocation above it
 * fails. Where the container itself runs out of memory, these processes are the first to be killed. Windows has no such
 * shell, and only the deadline there.
 */
function shellWithLimits({ memory, niceness }: Bounds): { execPath?: string; execArgv: string[] } {
  if (process.platform === "win32") return { execArgv: [] };
  const limits = `ulimit -c 0; ulimit -d ${memory * 1024}; echo 1000 >/proc/self/oom_score_adj`;
  const command = `${limits}; exec nice -n ${niceness} "$0" "$@"`;
  return { execPath: "/bin/sh", execArgv: ["-c", command, process.execPath] };
}

/** `late`: it was killed after this many milliseconds. Resolves after a process has ended, never before. */
function nextMessage<Message>(child: ChildProcess, within: number): Promise<Message | "late" | "ended"> {
  return new Promise((resolve) => {
    let isLate = false;
    const deadline = setTimeout(() => {
      isLate = child.kill("SIGKILL");
    }, within);
    const onMessage = (message: unknown) => {
      if (!isLate) settle(message as Message);
    };
    const onEnd = () => settle(isLate ? "late" : "ended");
    child.once("message", onMessage).once("exit", onEnd).once("error", onEnd);

    function settle(message: Message | "late" | "ended"): void {
      clearTimeout(deadline);
      child.off("message", onMessage).off("exit", onEnd).off("error", onEnd);
      resolve(message);
    }
  });
}
