import { expect, test } from "vitest";
import { openTestApp } from "../support/open-app.ts";
import { costliest } from "../support/costly-drawings.ts";
import { paths } from "#app/domain/paths.ts";
import { divak, signInButton } from "./signing-in.ts";

const svg = { "Content-Type": "image/svg+xml" };

test.each([2, 4])(
  "%i drawings that take minutes delay neither another picture nor a sign-in, and are refused",
  async (count) => {
    const app = await openTestApp();
    const drawings = costliest(count);
    app.intercept("GET /images/partner/big/*", (_request, { path }) => {
      const number = Number(/(\d+)\.svg$/u.exec(path)?.[1]);
      return new Response(new Uint8Array(drawings[number] ?? []), { headers: svg });
    });
    const login = await app.visitor().visit(paths.login(paths.account()));
    const hostile = drawings.map((_, index) =>
      app.visitor().request(`/images/partner/big/${index}.svg?w=1600`),
    );
    const [page, picture] = await Promise.all([
      login.press(signInButton, { email: divak.email, password: divak.password }),
      app.visitor().request("/images/product/big/105-hrnek-prestavka.svg?w=640"),
    ]);
    expect([page.status, page.path, picture.status]).toEqual([200, paths.account(), 200]);
    const refused = [
      [404, "public, max-age=60"],
      [503, "no-store"],
    ];
    for (const { status, headers } of await Promise.all(hostile)) {
      expect(refused).toContainEqual([status, headers.get("Cache-Control")]);
    }
  },
);
