// Why the machine refuses a start, in one sentence for its operator. Beside start.js, so that it also works if the
// built server cannot be read.

import { createServer } from "node:net";

/** Errors whose message is a sentence for the operator already. */
const refusals = new Set(["ConfigError", "DataDirError", "DatabaseUnavailable", "DatabaseRefused"]);

/** Whether the start failed for a reason that its operator can change, so that a stack helps nobody. @param {unknown} error */
export function isRefusal(error) {
  return error instanceof Error && refusals.has(error.name);
}

/**
 * Rejects as listening would: called first, so that a start that cannot succeed ends before anything slow.
 * @param {number} port @param {string | null} host
 */
export function tryPort(port, host) {
  return /** @type {Promise<void>} */ (
    new Promise((resolve, reject) => {
      const server = createServer().once("error", reject);
      server.listen({ port, ...(host && { host }) }, () => server.close(() => resolve()));
    })
  );
}

/** @typedef {{ host: string | null, metricsPort: number | null, metricsHost: string | null }} Where */
/** @type {Where} */
const nowhere = { host: null, metricsPort: null, metricsHost: null };

/**
 * @param {unknown} error
 * @param {Where} [config] Unknown while the server is read.
 * @returns {string | null} null: any other error.
 */
export function problemOf(error, config = nowhere) {
  if (!(error instanceof Error)) return null;
  const { code, syscall, address, port, hostname } =
    /** @type {NodeJS.ErrnoException & { address?: string, port?: number, hostname?: string }} */ (error);
  if (code === "EMFILE" || code === "ENFILE") {
    return `No more files and connections can be opened (${code}): raise the limit of open files, which is LimitNOFILE of systemd, nofile of a container and ulimit -n of a shell.`;
  }
  if (syscall === "getaddrinfo" && hostname === config.host)
    return `HOST: ${hostname} has no address (${code}).`;
  if (syscall === "getaddrinfo" && hostname === config.metricsHost)
    return `METRICS_HOST: ${hostname} has no address (${code}).`;
  if (syscall === "listen" || syscall === "bind") {
    const prefix = port === config.metricsPort ? "METRICS_" : "";
    const variable = `${prefix}PORT`;
    switch (code) {
      case "EADDRINUSE":
        return `${variable}: another process listens on port ${port} (EADDRINUSE). ${variable}=${another(port)} npm start takes another one.`;
      case "EACCES":
        return `${variable}: this user may not listen on port ${port} (EACCES); most systems keep ports below 1024 for root.`;
      case "EADDRNOTAVAIL":
      case "EAFNOSUPPORT":
      case "EINVAL":
        return `${prefix}HOST: ${address} is no address of this machine (${code}).`;
    }
  }
  // The name of the system call shows the purpose of opening the file.
  return problemOf(error.cause, config);
}

/** The next port. @param {number} [port] */
function another(port = 3000) {
  return port < 65_535 ? port + 1 : port - 1;
}
