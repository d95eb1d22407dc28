import { describe, expect, test } from "vitest";
import { openMinimalApp } from "./minimal-app.tsx";

const at = "http://localhost:3000";

function pay(to: string, path = "/pay"): Promise<Response> {
  return openMinimalApp().handle(
    new Request(at + path, {
      method: "POST",
      headers: { Origin: at, "Content-Type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ to }).toString(),
    }),
  );
}

describe("a form that redirects to a card gateway", () => {
  test("gets a page that goes there by itself", async () => {
    const response = await pay('https://gate.example/pay?id=1&x="><script>');
    expect(response.status).toBe(200);
    expect(response.headers.get("Location")).toBeNull();
    expect(response.headers.get("Cache-Control")).toMatch(/no-store/);
    expect(response.headers.get("Content-Security-Policy")).toContain("form-action 'self'");
    const html = await response.text();
    expect(html).toContain('content="0;url=https://gate.example/pay?id=1&#38;x=%22%3E%3Cscript%3E"');
    expect(html).toContain("platební bránu gate.example");
    expect(html).not.toContain("<script");
  });

  test.each(["/kosik", "/shrnuti/1/abc", `${at}/api/demo-gateway/1`])(
    "is redirected normally to %s, an address on this site",
    async (to) => {
      const response = await pay(to);
      expect(response.status).toBe(303);
      expect(response.headers.get("Location")).toEqual(to);
    },
  );

  test("is redirected as data for a fetcher", async () => {
    const response = await pay("https://gate.example/pay", "/pay.data");
    expect(response.status).toBe(202);
    expect(await response.text()).toContain("https://gate.example/pay");
  });
});
