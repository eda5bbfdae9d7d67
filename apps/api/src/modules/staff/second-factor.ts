import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { generateSecret, generateURI, verify } from 'otplib';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
/** A code of the step before or after is taken: clocks and fingers are slow (RFC 6238, 5.2). */
const toleranceSeconds = 30;
const stepSeconds = 30;

/** A key of its own, so that no token is signed by what encrypts. */
const keyOf = (staffSecret: string) => Buffer.from(hkdfSync('sha256', staffSecret, '', 'showroom staff totp', 32));

/** Encrypts a secret for one account: a row that is copied to another does not open there. */
export function seal(staffSecret: string, memberId: string, text: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, keyOf(staffSecret), iv).setAAD(Buffer.from(memberId));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Undoes `seal`. Throws when the secret, the account or the text is another one. */
export function unseal(staffSecret: string, memberId: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(algorithm, keyOf(staffSecret), bytes.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  })
    .setAAD(Buffer.from(memberId))
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8');
}

export const makeFactor = (): string => generateSecret();

/** What an authenticator reads from the QR code. */
export const factorUri = (secret: string, login: string, site: string): string =>
  generateURI({ secret, label: login, issuer: site });

/** The step of a code that is right and newer than `afterStep`; undefined for any other. */
export async function stepOfCode(secret: string, code: string, afterStep: number): Promise<number | undefined> {
  const result = await verify({
    secret,
    token: code,
    epochTolerance: toleranceSeconds,
    ...(afterStep > 0 && { afterTimeStep: afterStep }),
  });
  return result.valid && 'epoch' in result ? Math.floor(result.epoch / stepSeconds) : undefined;
}
