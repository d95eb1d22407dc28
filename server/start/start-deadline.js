// Worker thread of start.js that ends a start which takes too long, even while the start blocks the main thread.
import { writeSync } from "node:fs";
import { Session } from "node:inspector";
import process from "node:process";
import { parentPort, workerData } from "node:worker_threads";

/** Time for the main thread to end the process itself, in milliseconds. */
const patience = 1_000;

setTimeout(() => {
  const { seconds } = workerData;
  // Not console.error: it writes through the main thread.
  writeSync(2, `The app did not start within ${seconds} seconds (START_SECONDS).\n`);
  parentPort?.postMessage("late");
  setTimeout(endBusyProcess, patience);
}, workerData.seconds * 1_000);

/**
 * A worker thread can end its process only like this; a signal from within does not end the first process of a
 * container.
 */
function endBusyProcess() {
  const session = new Session();
  session.connectToMainThread();
  session.post("Runtime.evaluate", { expression: "process.exit(1)" });
  // A file system that does not respond blocks the main thread, which runs no code at all.
  setTimeout(() => process.kill(process.pid, "SIGKILL"), patience);
}
