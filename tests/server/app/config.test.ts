import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { ConfigError, readConfig } from "#server/operator/config.ts";
import { variables } from "#server/operator/variables.ts";
import { root } from "../../support/output.ts";

const secret = "s".repeat(32);

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe("the configuration", () => {
  test("needs no variable: standalone on port 3000", () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      port: 3000,
      apiBaseUrl: null,
      publicOrigin: null,
      secure: false,
      dataDir: ".data",
    });
    expect(Object.isFrozen(config)).toBe(true);
  });

  test("treats an empty value as not set", () => {
    expect(readConfig({ PORT: "", API_BASE_URL: "  ", SESSION_SECRETS: "" })).toEqual(readConfig({}));
  });

  test("stores nothing on disk if DATA_DIR is memory:", () => {
    expect(readConfig({ DATA_DIR: "memory:" }).dataDir).toBeNull();
    expect(readConfig({ DATA_DIR: "memory" }).dataDir).toBe("memory");
  });

  test.each([
    ["PORT", "a"],
    ["PORT", "70000"],
    ["PUBLIC_ORIGIN", "www.divadlo.cz"],
    ["PUBLIC_ORIGIN", "https://divadlo.cz/cs"],
    ["PUBLIC_ORIGIN", "ftp://divadlo.cz"],
    ["API_BASE_URL", "divadlo"],
    ["IMAGE_BASE_URL", "file:///etc"],
    ["DATABASE_URL", "mysql://a/b"],
    ["DATABASE_POOL", "0"],
    ["DATABASE_STATEMENT_SECONDS", "1.5"],
    ["REDIS_URL", "http://a"],
    ["DATA_DIR", "memory:.data"],
    ["START_SECONDS", "0"],
    ["STOP_SECONDS", "1"],
    ["METRICS_PORT", "a"],
    ["DRAIN_SECONDS", "8"],
    ["UPSTREAM_READ_MS", "99"],
    ["UPSTREAM_READ_MS", "3 s"],
    ["UPSTREAM_SEND_MS", "60001"],
    ["UPSTREAM_IDEMPOTENCY", "yes"],
    ["SESSION_SECRETS", "short"],
    ["SESSION_SECRETS", `${secret},short`],
    ["SESSION_SECRETS", ","],
    ["SMTP_URL", "http://mail"],
    ["ARES_URL", "ares.gov.cz"],
    ["STAFF_TOKENS", "1234"],
    ["STAFF_TOKENS", `anna:${secret},petr:1234`],
    ["REQUIRE_LOWEST_PRICE", "yes"],
    ["CONSENT_BAR", "no"],
    ["SECURITY_CONTACT", "security@divadlo.cz"],
    ["SECURITY_CONTACT", "http://divadlo.cz/bezpecnost"],
    ["SECURITY_CONTACT", "mailto:a@divadlo.cz\nContact: mailto:b@jinde.cz"],
    ["SECURITY_CONTACT", `mailto:${"a".repeat(200)}`],
    ["TRUST_PROXY", "-1"],
    ["LOG_LEVEL", "loud"],
    ["NODE_ENV", "staging"],
  ])("names %s when it is %s", (name, value) => {
    const problems = problemsOf({ [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${name}: `));
  });

  test("has deadlines for the upstream, and knows whether it honours keys", () => {
    const settings = { upstreamReadMs: 3000, upstreamSendMs: 8000, upstreamHonoursKeys: true };
    expect(readConfig({})).toMatchObject(settings);
    const office = {
      API_BASE_URL: "https://office.example",
      UPSTREAM_READ_MS: "100",
      UPSTREAM_SEND_MS: "60000",
    };
    const other = { upstreamReadMs: 100, upstreamSendMs: 60_000, upstreamHonoursKeys: false };
    expect(readConfig(office)).toMatchObject(other);
    expect(readConfig({ ...office, UPSTREAM_IDEMPOTENCY: "on" }).upstreamHonoursKeys).toBe(true);
    expect(readConfig({ UPSTREAM_IDEMPOTENCY: "off" }).upstreamHonoursKeys).toBe(false);
  });

  test("takes a tag with its origins and its id, or none", () => {
    const tag = { TAG_ORIGIN: "https://tag.example/, https://hits.example", TAG_ID: "GTM-ABC123" };
    expect(readConfig(tag).tag).toEqual({
      origins: ["https://tag.example", "https://hits.example"],
      id: "GTM-ABC123",
    });
    expect(readConfig({}).tag).toBeNull();
    expect(problemsOf({ ...tag, TAG_ID: "" })[0]).toMatch(/^TAG_ID: /);
    expect(problemsOf({ ...tag, TAG_ID: "'><script>" })[0]).toMatch(/^TAG_ID: /);
    expect(problemsOf({ ...tag, TAG_ORIGIN: "tag.example" })[0]).toMatch(/^TAG_ORIGIN: /);
    expect(problemsOf({ ...tag, TAG_ORIGIN: "https://tag.example; script-src *" })[0]).toMatch(
      /^TAG_ORIGIN: /,
    );
  });

  test("names every bad variable at once", () => {
    expect(problemsOf({ PORT: "x", LOG_LEVEL: "loud", SMTP_URL: "x" })).toHaveLength(3);
  });

  test("never defaults secrets over https", () => {
    expect(problemsOf({ PUBLIC_ORIGIN: "https://divadlo.cz" })[0]).toMatch(/^SESSION_SECRETS: is required/);
    const config = readConfig({
      PUBLIC_ORIGIN: "https://divadlo.cz/",
      SESSION_SECRETS: `${secret}, ${secret}2`,
    });
    expect(config).toMatchObject({ publicOrigin: "https://divadlo.cz", secure: true });
    expect(config.sessionSecrets).toEqual([secret, `${secret}2`]);
  });

  test.each([
    [".env.example", exampleFile],
    ["docs/configuration.md", configurationPage],
  ])("is described in %s, with its defaults", async (name, content) => {
    const file = join(root, name);
    await expect(content(readFileSync(file, "utf8"))).toMatchFileSnapshot(file);
  });

  test("is the same with the values of .env.example as without any", () => {
    expect(readConfig(parseEnv(readFileSync(".env.example", "utf8")))).toEqual(readConfig({}));
  });

  test("names the new name of a variable that was renamed", () => {
    expect(() => readConfig({ DEMO_BACKEND_ADMIN_TOKEN: "a".repeat(24) })).toThrow(
      /is now called STAFF_TOKENS/u,
    );
  });

  test("is the only reader of the environment", () => {
    const readers = ["app", "server"].flatMap((room) =>
      readdirSync(room, { recursive: true })
        .map((name) => `${room}/${String(name)}`)
        .filter((path) => /\.tsx?$/.test(path) && readFileSync(path, "utf8").includes("process.env")),
    );
    expect(readers).toEqual(["server/operator/config.ts"]);
  });
});

/** The variables of each subject with their defaults as text and their descriptions. */
function described() {
  return Object.entries(variables).map(([subject, schemas]) => ({
    subject,
    rows: Object.entries<z.ZodType>(schemas).map(([name, schema]) => ({
      name,
      value: schema instanceof z.ZodDefault ? String(schema.def.defaultValue) : "",
      text: schema.description ?? "",
    })),
  }));
}

/** `.env.example`: all of it. */
function exampleFile(): string {
  const head =
    "All variables with their default values. None is required: without any of them the site runs standalone on http://localhost:3000 with a demonstration theatre. Written by `npm run docs -- configuration`.";
  const subjects = described().map(({ subject, rows }) => [
    `# ── ${subject} ${"─".repeat(100 - subject.length)}`,
    ...rows.flatMap(({ name, value, text }) => [...comment(text), `${name}=${value}`]),
    "",
  ]);
  return [...comment(head), "", ...subjects.flat()].join("\n");
}

/** Lines of 120 characters at most. */
function comment(text: string): string[] {
  return text.match(/\S.{0,116}(?=\s|$)/gu)?.map((line) => `# ${line}`) ?? [];
}

/** `docs/configuration.md`: the text between its marks. */
function configurationPage(page: string): string {
  const subjects = described().map(({ subject, rows }) => {
    const items = rows.map(
      ({ name, value, text }) => `- \`${name}\`${value && `, by default \`${value}\``}: ${linked(text)}`,
    );
    return `## ${subject}\n\n${items.join("\n")}`;
  });
  return page.replace(/(?<=<!-- variables:begin -->\n\n).*(?=\n\n<!-- variables:end -->)/su, () =>
    subjects.join("\n\n"),
  );
}

/** With links to documents, and names and values as code. */
function linked(text: string): string {
  return text
    .replaceAll(/docs\/([\w-]+\.md)/gu, "[`$1`]($1)")
    .replaceAll(
      /\b[A-Z]{2,}(?:_[A-Z]+)+\b|\b(?:https?|postgres|rediss?|smtp):\/\/[^\s,)]*[^\s,.;)]/gu,
      "`$&`",
    );
}
