// The thread beside start.js that ends a start which takes too long, also where the start keeps its own thread busy.
import { writeSync } from "node:fs";
import { Session } from "node:inspector";
import process from "node:process";
import { parentPort, workerData } from "node:worker_threads";

/** For the other thread to end the process itself. */
const patience = 1_000;

setTimeout(() => {
  const { seconds } = workerData;
  // Not console.error: that one goes through the other thread.
  writeSync(2, `The theatre did not open within ${seconds} seconds (START_SECONDS).\n`);
  parentPort?.postMessage("late");
  setTimeout(endBusyProcess, patience);
}, workerData.seconds * 1_000);

/** A thread has no way to end its process but this; a signal of its own does not end the first one of a container. */
function endBusyProcess() {
  const session = new Session();
  session.connectToMainThread();
  session.post("Runtime.evaluate", { expression: "process.exit(1)" });
  // It does not even compute: it waits for a file system that does not answer.
  setTimeout(() => process.kill(process.pid, "SIGKILL"), patience);
}
