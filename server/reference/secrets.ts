import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** A new unguessable name: 128 random bits, safe in a path. */
export function newSecret(): string {
  return randomBytes(16).toString("base64url");
}

/** What is stored of a secret that only its owner may know. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/** Compares in a time that says nothing about where the two differ. */
export function sameSecret(given: string, kept: string): boolean {
  return timingSafeEqual(Buffer.from(hashSecret(given)), Buffer.from(hashSecret(kept)));
}
