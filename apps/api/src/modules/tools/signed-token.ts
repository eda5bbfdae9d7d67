import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';

/** One kind of token of this API: its type and audience tell it from the others, which the same key may sign (RFC 8725). */
export type TokenKind = {
  type: string;
  audience: string;
  requiredClaims: readonly string[];
  /** Longest age, seconds, whatever a token itself says. */
  maxAge?: number;
};

const algorithm = 'HS256';
const issuer = 'showroom-api';
/** Clocks may differ by so many seconds (B-06). */
const skewSeconds = 60;

const keyOf = (secret: string) => new TextEncoder().encode(secret);

/** Signs claims (RFC 7519). @param now, until: seconds of the epoch */
export const signToken = (
  secret: string,
  { type, audience }: TokenKind,
  claims: JWTPayload,
  { now, until }: { now: number; until: number },
): Promise<string> =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: algorithm, typ: type })
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(now)
    .setNotBefore(now)
    .setExpirationTime(until)
    .sign(keyOf(secret));

/** Claims of the token in an `Authorization` header; undefined where it is none of this kind, or not for now. */
export async function readToken(
  secret: string | undefined,
  { type, audience, requiredClaims, maxAge }: TokenKind,
  authorization: string | undefined,
  now = Date.now(),
): Promise<JWTPayload | undefined> {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(authorization ?? '')?.[1];
  if (!secret || !token) return undefined;
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      algorithms: [algorithm],
      typ: type,
      issuer,
      audience,
      requiredClaims: [...requiredClaims],
      ...(maxAge !== undefined && { maxTokenAge: maxAge }),
      clockTolerance: skewSeconds,
      currentDate: new Date(now),
    });
    return payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
