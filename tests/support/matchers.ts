import { expect } from "vitest";

export function addMatchers(): void {
  expect.extend({});
}
