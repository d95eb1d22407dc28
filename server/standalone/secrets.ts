import { createCipheriv, createDecipheriv, createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** A new unguessable identifier: 128 random bits, safe in a URL path. */
export function newSecret(): string {
  return randomBytes(16).toString("base64url");
}

/** The hash that is stored instead of a secret known only to its owner. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/** Constant-time comparison: its duration does not depend on where the two differ. */
export function sameSecret(input: string, kept: string): boolean {
  return timingSafeEqual(Buffer.from(hashSecret(input)), Buffer.from(hashSecret(kept)));
}

const cipher = "aes-256-gcm";

/** Encrypts bytes with a secret, which is stored nowhere and must be long. */
export function encrypt(bytes: Uint8Array, secret: string): string {
  const nonce = randomBytes(12);
  const sealing = createCipheriv(cipher, keyOf(secret), nonce);
  const sealed = Buffer.concat([sealing.update(bytes), sealing.final()]);
  return [nonce, sealing.getAuthTag(), sealed].map((part) => part.toString("base64url")).join(".");
}

/** Decrypts a result of encrypt(). Throws for another secret. */
export function decrypt(sealed: string, secret: string): Buffer {
  const [nonce = "", tag = "", text = ""] = sealed.split(".");
  // Without a length Node.js would accept a tag of four bytes, which can be guessed.
  const opening = createDecipheriv(cipher, keyOf(secret), Buffer.from(nonce, "base64url"), {
    authTagLength: 16,
  });
  opening.setAuthTag(Buffer.from(tag, "base64url"));
  return Buffer.concat([opening.update(text, "base64url"), opening.final()]);
}

/** A hash other than hashSecret(), whose result is stored. */
function keyOf(secret: string): Buffer {
  return createHash("sha256").update(`seal\n${secret}`).digest();
}
