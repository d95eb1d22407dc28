import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openBusinessRegister } from "#standalone/domain/customers/business-register.ts";
import { open, type OpenedStandalone } from "./open.ts";

describe("the demo company register", () => {
  let backend: OpenedStandalone;
  beforeAll(async () => {
    backend = await open();
  });
  afterAll(() => backend.close());

  test("finds a company, with or without its leading zeros, and a dissolved one", async () => {
    const found = await backend.call("GET", "/api/ares/00000027");
    expect(found).toMatchObject({
      status: 200,
      body: { data: { ico: "00000027", dic: "CZ00000027", city: "Doubravín", dissolved: false } },
    });
    expect((await backend.call("GET", "/api/ares/27")).body).toEqual(found.body);
    const gone = await backend.call("GET", "/api/ares/00000035");
    expect(gone).toMatchObject({ status: 200, body: { data: { dic: null, dissolved: true } } });
  });

  test.each([
    ["00000043", 404, "not_exists"],
    ["00000028", 404, "not_exists"],
    ["divadlo", 404, "not_exists"],
    ["00000051", 503, "unavailable"],
  ])("answers %s with %i", async (ico, status, error) => {
    expect(await backend.call("GET", `/api/ares/${ico}`)).toMatchObject({ status, body: { error } });
  });
});

describe("the real company register", () => {
  const company = {
    ico: "00000027",
    obchodniJmeno: "Ateliér Nováková s. r. o.",
    dic: "CZ00000027",
    sidlo: { nazevObce: "Doubravín", nazevUlice: "Nábřeží", cisloDomovni: 214, psc: 79999 },
  };
  const calls: string[] = [];
  let answer: (response: ServerResponse) => void;
  let server: Server | null = null;

  async function register(patience?: number) {
    server = createServer((request, response) => {
      calls.push(request.url ?? "");
      answer(response);
    });
    await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    const warned: string[] = [];
    const log = { info() {}, warn: (event: string) => void warned.push(event), error() {} };
    const url = `http://127.0.0.1:${port}/ekonomicke-subjekty`;
    return {
      warned,
      ...openBusinessRegister({
        url,
        demo: null,
        log,
        ...(patience === undefined ? {} : { patience }),
      }),
    };
  }

  afterEach(async () => {
    server?.closeAllConnections();
    await new Promise((resolve) => server?.close(resolve) ?? resolve(undefined));
    server = null;
    calls.length = 0;
  });

  const say = (status: number, body: unknown) => (response: ServerResponse) => {
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
  };

  function redirect(response: ServerResponse): void {
    if (response.req.url === "/elsewhere") say(200, company)(response);
    else response.writeHead(302, { Location: "/elsewhere" }).end();
  }

  test("is queried by eight digits, and its response is mapped to the API's fields", async () => {
    answer = say(200, company);
    expect(await (await register()).find("00000027")).toEqual({
      ico: "00000027",
      name: "Ateliér Nováková s. r. o.",
      dic: "CZ00000027",
      street: "Nábřeží 214",
      city: "Doubravín",
      zip: "799 99",
      dissolved: false,
    });
    expect(calls).toEqual(["/ekonomicke-subjekty/00000027"]);
  });

  test.each([
    [
      { nazevUlice: "Dlouhá", cisloDomovni: 12, cisloOrientacni: 3, cisloOrientacniPismeno: "a" },
      "Dlouhá 12/3a",
    ],
    [{ nazevCastiObce: "Lhota", nazevObce: "Lipová", cisloDomovni: 7 }, "Lhota 7"],
    [{ nazevObce: "Lipová", cisloDomovni: 7, typCisloDomovni: "2" }, "Lipová č. ev. 7"],
    [{ textovaAdresa: "Na návsi, 799 95 Lipová" }, "Na návsi"],
    [null, ""],
  ])("maps the seat %o to %j", async (sidlo, street) => {
    answer = say(200, { ...company, sidlo, dic: undefined, datumZaniku: "2020-05-31" });
    expect(await (await register()).find("00000027")).toMatchObject({ street, dic: null, dissolved: true });
  });

  test("reports an unknown number", async () => {
    answer = say(404, { kod: "NENALEZENO" });
    await expect((await register()).find("00000043")).rejects.toMatchObject({ status: 404 });
  });

  test.each([
    ["fails", say(500, {}), 3_000],
    ["answers something else", say(200, { neco: 1 }), 3_000],
    ["answers no JSON", (response: ServerResponse) => void response.end("<html>"), 3_000],
    ["keeps silent", () => {}, 50],
    ["redirects", redirect, 3_000],
    ["answers more than 128 KB", say(200, { ...company, note: "x".repeat(128 * 1024) }), 3_000],
  ])("that %s is unavailable, and the failure is logged", async (_what, behaviour, patience) => {
    answer = behaviour;
    const { find, warned } = await register(patience);
    await expect(find("00000027")).rejects.toMatchObject({ status: 503, error: "unavailable" });
    expect(warned).toEqual(["standalone.ares-failed"]);
  });
});
