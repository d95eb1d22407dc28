import { createHash, hkdfSync } from "node:crypto";
import { EncryptJWT, jwtDecrypt } from "jose";

interface SealKey {
  readonly id: string;
  readonly bytes: Uint8Array;
}

/**
 * Derives a cookie's own key from the shared secret: so the site never accepts a value moved to another cookie's name.
 */
export function deriveKey(secret: string, cookieName: string, purpose: "sign" | "seal"): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", secret, "opona", `${purpose}:${cookieName}`, 32));
}

/** Encrypts values of one cookie (JWE `dir`, A256GCM) with the newest secret; decrypts values of all secrets. */
export function createEncryption(secrets: readonly string[], cookieName: string) {
  const keys = secrets.map((secret): SealKey => {
    const bytes = deriveKey(secret, cookieName, "seal");
    return { bytes, id: createHash("sha256").update(bytes).digest("base64url").slice(0, 8) };
  });
  const newest = keys[0];
  if (!newest) throw new Error("A sealed cookie needs a secret.");
  return {
    async seal(value: unknown, now: Date, expires: Date): Promise<string> {
      return new EncryptJWT({ v: value })
        .setProtectedHeader({ alg: "dir", enc: "A256GCM", kid: newest.id })
        .setAudience(cookieName)
        .setIssuedAt(now)
        .setExpirationTime(expires)
        .encrypt(newest.bytes);
    },
    /** Undefined for a foreign, changed or expired value, or one of another cookie. */
    async unseal(sealed: string, now: Date): Promise<unknown> {
      for (const key of keys) {
        try {
          const { payload, protectedHeader } = await jwtDecrypt(sealed, key.bytes, {
            audience: cookieName,
            currentDate: now,
            requiredClaims: ["exp"],
            keyManagementAlgorithms: ["dir"],
            contentEncryptionAlgorithms: ["A256GCM"],
          });
          return protectedHeader.kid === key.id ? payload["v"] : undefined;
        } catch {
          continue;
        }
      }
      return undefined;
    },
  };
}
