import { expect, test } from "vitest";
import { hashSecret, newSecret, sameSecret, encrypt, decrypt } from "#standalone/secrets.ts";

test("an encrypted text is decrypted with the secret, and differs each time", () => {
  const text = JSON.stringify({ token: "žluťoučký" });
  const sealed = encrypt(Buffer.from(text), "key-1");
  expect(decrypt(sealed, "key-1").toString()).toBe(text);
  expect(encrypt(Buffer.from(text), "key-1")).not.toBe(sealed);
  expect(() => decrypt(sealed, "key-2")).toThrow(/authenticate/);
});

test("a new secret is 128 random bits as a path segment, different each time", () => {
  expect(newSecret()).toMatch(/^[\w-]{22}$/);
  expect(newSecret()).not.toBe(newSecret());
});

test("a secret is stored as its SHA-256", () => {
  expect(hashSecret("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});

test("a secret equals only itself, whatever its length", () => {
  expect(sameSecret("abc", "abc")).toBe(true);
  expect(sameSecret("abd", "abc")).toBe(false);
  expect(sameSecret("ab", "abc")).toBe(false);
});

test("a truncated encrypted text is not decrypted", () => {
  const [nonce = "", tag = ""] = encrypt(Buffer.from("text"), "key-1").split(".");
  expect(() => decrypt(`${nonce}.${tag}`, "key-1")).toThrow(/authenticate/);
  expect(() => decrypt("", "key-1")).toThrow(/./);
});

test("a changed encrypted text is not decrypted", () => {
  const [nonce, tag, text = ""] = encrypt(Buffer.from("text"), "key-1").split(".");
  const changed = `${text.startsWith("A") ? "B" : "A"}${text.slice(1)}`;
  expect(() => decrypt([nonce, tag, changed].join("."), "key-1")).toThrow(/authenticate/);
});

test("an encrypted text with a shortened tag is not decrypted", () => {
  const [nonce, tag = "", text] = encrypt(Buffer.from("text"), "key-1").split(".");
  const shortened = Buffer.from(tag, "base64url").subarray(0, 4).toString("base64url");
  expect(() => decrypt([nonce, shortened, text].join("."), "key-1")).toThrow(/tag/);
});
