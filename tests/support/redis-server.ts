import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { mkdtempSync } from "node:fs";
import path from "node:path";
import { freePort } from "../connected/over-http.ts";
import { outputFolder } from "./output.ts";

/** Debian's. */
const program = "redis-server";

export interface RedisServer {
  readonly url: string;
  /** SIGKILL: its data are gone. SIGSTOP: connections stay open and silent until SIGCONT. */
  signal(signal: "SIGKILL" | "SIGSTOP" | "SIGCONT"): Promise<void>;
  /** After SIGKILL, on the same port. */
  start(): Promise<void>;
}

/** A separate Redis without persistence, ended by its pid. Returns the reason as a sentence if Redis is missing. */
export async function startRedis(port?: number): Promise<RedisServer | string> {
  if (spawnSync(program, ["--version"]).status !== 0) {
    return "Redis is missing (Debian: redis-server).";
  }
  const listensAt = port ?? (await freePort());
  const folder = mkdtempSync(path.join(outputFolder("scratch"), "redis-"));
  let server: ChildProcess;

  async function start(): Promise<void> {
    server = spawn(program, ["--port", String(listensAt), "--save", "", "--dir", folder], {
      stdio: ["ignore", "pipe", "ignore"],
    });
    await new Promise<void>((resolve, reject) => {
      let heard = "";
      server.stdout?.on("data", (chunk) => {
        heard += String(chunk);
        if (heard.includes("Ready to accept connections")) resolve();
      });
      server.once("exit", () => reject(new Error(`Redis ended: ${heard}`)));
    });
  }

  await start();
  return {
    url: `redis://127.0.0.1:${listensAt}`,
    start,
    async signal(signal) {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill(signal);
      if (signal === "SIGKILL") await ended;
    },
  };
}
