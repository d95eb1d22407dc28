import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { existsSync } from "node:fs";
import { createInterface } from "node:readline";
import { Builder, Capabilities, type WebDriver } from "selenium-webdriver";

/** Debian's browser of WebKitGTK, the driver's counterpart. */
const browser = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";
const driver = "/usr/bin/WebKitWebDriver";
const screen = "/usr/bin/Xvfb";

/** Why the journeys in WebKit cannot run on this machine; null where they can. */
export const missing = [browser, driver, screen].find((file) => !existsSync(file)) ?? null;

export interface WebKit extends AsyncDisposable {
  readonly page: WebDriver;
}

/** A window of WebKit on a screen of its own, since the browser has no headless mode. Sizes in px. */
export async function openWebKit(width: number, height: number): Promise<WebKit> {
  const started: ChildProcess[] = [];
  const close = () => {
    for (const child of started.reverse()) child.kill();
  };
  try {
    const display = spawn(screen, ["-displayfd", "1", "-screen", "0", "1400x1100x24", "-nolisten", "tcp"], {
      stdio: ["ignore", "pipe", "ignore"],
    });
    started.push(display);
    const [number] = (await once(createInterface(display.stdout), "line")) as [string];
    const port = await freePort();
    started.push(
      spawn(driver, [`--port=${port}`], {
        stdio: "ignore",
        // In a container the browser may not open a sandbox of its own.
        env: { ...process.env, DISPLAY: `:${number}`, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" },
      }),
    );
    await listens(port);
    const page = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .disableEnvironmentOverrides()
      .withCapabilities(
        new Capabilities({
          browserName: "MiniBrowser",
          "webkitgtk:browserOptions": { binary: browser, args: ["--automation"] },
        }),
      )
      .build();
    await page.manage().window().setRect({ x: 0, y: 0, width, height });
    return {
      page,
      async [Symbol.asyncDispose]() {
        await page.quit();
        close();
      },
    };
  } catch (error) {
    close();
    throw error;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function listens(port: number): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await fetch(`http://127.0.0.1:${port}/status`);
      return;
    } catch (error) {
      if (tries === 50) throw error;
      await new Promise((resolve) => void setTimeout(resolve, 100));
    }
  }
}
