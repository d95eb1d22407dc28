import { expect } from "vitest";
import { attribute, byId, byRole, elements, textOf } from "./page-queries.ts";
import type { Page } from "./visitor.ts";

interface PageMatchers {
  /** Status 303 (or `status`) to this path or pattern. */
  toRedirectTo(path: string | RegExp, status?: number): void;
  /** Sets the cookie; all `attributes` must be in the header line, e.g. "Max-Age=1209600". */
  toSetCookie(name: string, ...attributes: readonly string[]): void;
  /** Shows a notice (role status or alert) with this text in it. */
  toShowNotice(text: string | RegExp): void;
  /** The field is marked as invalid and described by a message with this text in it. */
  toMarkField(name: string, message: string | RegExp): void;
}

declare module "vitest" {
  interface Matchers<T> extends PageMatchers {}
}

function says(text: string, expected: string | RegExp): boolean {
  const plain = text.replace(/[\s\u00a0]+/gu, " ");
  return typeof expected === "string"
    ? plain.includes(expected.replace(/[\s\u00a0]+/gu, " "))
    : expected.test(plain);
}

/** Called once by the setup file. */
export function addMatchers(): void {
  expect.extend({
    toRedirectTo(page: Page, path: string | RegExp, status = 303) {
      const to = page.headers.get("Location");
      const fits = to !== null && (typeof path === "string" ? to === path : path.test(to));
      return {
        pass: page.status === status && fits,
        message: () =>
          `${page.path} answered ${page.status} to ${to ?? "nowhere"}, not ${status} to ${String(path)}`,
      };
    },
    toSetCookie(page: Pick<Page, "headers">, name: string, ...attributes: readonly string[]) {
      const lines = page.headers.getSetCookie();
      const line = lines.find((value) => value.startsWith(`${name}=`) || value.startsWith(`__Host-${name}=`));
      const missing = attributes.filter((value) => !line?.toLowerCase().includes(value.toLowerCase()));
      return {
        pass: line !== undefined && missing.length === 0,
        message: () => `cookie ${name} ${attributes.join(" ")}; set are: ${lines.join("\n") || "none"}`,
      };
    },
    toShowNotice(page: Page, text: string | RegExp) {
      const notices = ["status", "alert"].flatMap((role) => byRole(page.html, page.html, role)).map(textOf);
      return {
        pass: notices.some((notice) => says(notice, text)),
        message: () => `a notice saying ${String(text)}; the page shows: ${notices.join(" | ") || "none"}`,
      };
    },
    toMarkField(page: Page, name: string, message: string | RegExp) {
      const controls = elements(page.html, "*", (element) => attribute(element, "name") === name);
      const wrong = controls.filter((control) => attribute(control, "aria-invalid") === "true");
      const sentences = wrong.flatMap((control) =>
        (attribute(control, "aria-describedby") ?? "").split(/\s+/u),
      );
      const texts = sentences
        .map((id) => byId(page.html, id))
        .map((element) => (element ? textOf(element) : ""));
      return {
        pass: texts.some((text) => says(text, message)),
        message: () =>
          `field ${name} (${controls.length} found, ${wrong.length} marked) saying ${String(message)}; it says: ${texts.join(" | ")}`,
      };
    },
  });
}
