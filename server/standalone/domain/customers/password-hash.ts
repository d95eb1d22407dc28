import { hash, verify } from "@node-rs/argon2";

/** „č“ is one code point on one keyboard and two on another (RFC 8265), so passwords are hashed in NFC. */
export function hashPassword(password: string): Promise<string> {
  return hash(composed(password));
}

/**
 * Whether this password has the hash, and whether an earlier version made the hash without normalising the password:
 * the caller renews such a hash.
 */
export async function verifyPassword(
  stored: string,
  password: string,
): Promise<{ readonly isRight: boolean; readonly isOld: boolean }> {
  if (await verify(stored, composed(password))) return { isRight: true, isOld: false };
  const isOld = composed(password) !== password && (await verify(stored, password));
  return { isRight: isOld, isOld };
}

function composed(password: string): string {
  return password.normalize("NFC");
}
