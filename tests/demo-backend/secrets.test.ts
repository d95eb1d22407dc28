import { expect, test } from "vitest";
import { hashSecret, newSecret, sameSecret, seal, unseal } from "#server/demo-backend/secrets.ts";

test("what was sealed is read by who knows the secret, and differs each time", () => {
  const text = JSON.stringify({ token: "žluťoučký" });
  const sealed = seal(text, "key-1");
  expect(unseal(sealed, "key-1")).toBe(text);
  expect(seal(text, "key-1")).not.toBe(sealed);
  expect(() => unseal(sealed, "key-2")).toThrow(/authenticate/);
});

test("a new secret is 128 bits that fit into a path, another each time", () => {
  expect(newSecret()).toMatch(/^[\w-]{22}$/);
  expect(newSecret()).not.toBe(newSecret());
});

test("of a secret its SHA-256 is stored", () => {
  expect(hashSecret("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});

test("a secret is the same as itself and as nothing else, whatever its length", () => {
  expect(sameSecret("abc", "abc")).toBe(true);
  expect(sameSecret("abd", "abc")).toBe(false);
  expect(sameSecret("ab", "abc")).toBe(false);
});

test("a seal that was cut is not read", () => {
  const [nonce = "", tag = ""] = seal("text", "key-1").split(".");
  expect(() => unseal(`${nonce}.${tag}`, "key-1")).toThrow(/authenticate/);
  expect(() => unseal("", "key-1")).toThrow(/./);
});

test("what is sealed cannot be changed", () => {
  const [nonce, tag, text = ""] = seal("text", "key-1").split(".");
  const changed = `${text.startsWith("A") ? "B" : "A"}${text.slice(1)}`;
  expect(() => unseal([nonce, tag, changed].join("."), "key-1")).toThrow(/authenticate/);
});
