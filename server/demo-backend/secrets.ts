import { createCipheriv, createDecipheriv, createHash, randomBytes, timingSafeEqual } from "node:crypto";

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

const cipher = "aes-256-gcm";

/** Text that only who knows the secret can read again; not kept anywhere, it has to be a long one. */
export function seal(text: string, secret: string): string {
  const nonce = randomBytes(12);
  const sealing = createCipheriv(cipher, keyOf(secret), nonce);
  const sealed = Buffer.concat([sealing.update(text, "utf8"), sealing.final()]);
  return [nonce, sealing.getAuthTag(), sealed].map((part) => part.toString("base64url")).join(".");
}

/** What seal() made, as it was. Throws for another secret. */
export function unseal(sealed: string, secret: string): string {
  const [nonce = "", tag = "", text = ""] = sealed.split(".");
  const opening = createDecipheriv(cipher, keyOf(secret), Buffer.from(nonce, "base64url"));
  opening.setAuthTag(Buffer.from(tag, "base64url"));
  return opening.update(text, "base64url", "utf8") + opening.final("utf8");
}

/** Another hash than the one that is stored. */
function keyOf(secret: string): Buffer {
  return createHash("sha256").update(`seal\n${secret}`).digest();
}
