import { errors, jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';

/** Lifetime of an access token, seconds (B-06). */
export const accessSeconds = 900;
/** Clocks may differ by so many seconds (B-06). */
const skewSeconds = 60;
const algorithm = 'HS256';
const type = 'customer+jwt';
const issuer = 'showroom-api';
const audience = 'showroom-customer';

const claims = v.object({
  sub: v.pipe(v.string(), v.uuid()),
  sid: v.pipe(v.string(), v.uuid()),
  holding: v.pipe(v.number(), v.integer(), v.minValue(1)),
});
/** Who a token is about: customer, session, holding. Nothing personal. */
export type AccessClaims = v.InferOutput<typeof claims>;

const keyOf = (secret: string) => new TextEncoder().encode(secret);

/** An access token (RFC 7519, RFC 8725: one algorithm, a type of its own). */
export function makeAccessToken(
  secret: string,
  { sub, sid, holding }: AccessClaims,
  now = Date.now(),
): Promise<string> {
  const seconds = Math.floor(now / 1000);
  return new SignJWT({ sid, holding })
    .setProtectedHeader({ alg: algorithm, typ: type })
    .setSubject(sub)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(seconds)
    .setNotBefore(seconds)
    .setExpirationTime(seconds + accessSeconds)
    .sign(keyOf(secret));
}

/** What an `Authorization` header says; undefined where it is none of ours, or not for now. */
export async function readAccessToken(
  secret: string,
  authorization: string | undefined,
  now = Date.now(),
): Promise<AccessClaims | undefined> {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(authorization ?? '')?.[1];
  if (!token) return undefined;
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      algorithms: [algorithm],
      typ: type,
      issuer,
      audience,
      requiredClaims: ['exp', 'nbf', 'iat', 'sub'],
      maxTokenAge: accessSeconds,
      clockTolerance: skewSeconds,
      currentDate: new Date(now),
    });
    return v.parse(claims, payload);
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof v.ValiError) return undefined;
    throw error;
  }
}
