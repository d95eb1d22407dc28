import { expect, test } from "vitest";
import { openTestApp } from "../support/open-app.ts";
import { costliest } from "../support/hostile-drawings.ts";
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
    const visitor = app.visitor();
    const login = await visitor.visit(paths.login());
    const ended: string[] = [];
    const refusals = drawings.map(async (_, index) => {
      const { status, headers } = await app.visitor().request(`/images/partner/big/${index}.svg?w=1600`);
      ended.push(`hostile: ${status}`);
      return [status, headers.get("Cache-Control")];
    });

    const [page, picture] = await Promise.all([
      login.press(signInButton, { email: divak.email, password: divak.password }),
      app.visitor().request("/images/product/big/105-hrnek-prestavka.svg?w=640"),
    ]);
    expect([page.status, page.path, picture.status]).toEqual([200, paths.account(), 200]);
    expect(ended).not.toContain("hostile: 404");

    const answers = await Promise.all(refusals);
    const tried = answers.filter(([status]) => status === 404);
    expect(tried).toEqual([tried, tried].map(() => [404, "public, max-age=60"]));
    expect(answers.filter(([status]) => status !== 404)).toEqual(
      drawings.slice(tried.length).map(() => [503, "no-store"]),
    );
  },
);
