import { errors, jwtVerify, SignJWT } from 'jose';
import type { Executor } from '../../db/database.ts';

const algorithm = 'HS256';
const type = 'staff-session+jwt';
const issuer = 'showroom-api';
const audience = 'showroom-staff';
const skewSeconds = 60;

const keyOf = (secret: string) => new TextEncoder().encode(secret);

/** A token that names a sign-in and nothing else: what it opens stands in the session's row. */
export function makeSessionToken(secret: string, sessionId: string, until: Date): Promise<string> {
  const seconds = Math.floor(Date.now() / 1000);
  return new SignJWT({})
    .setProtectedHeader({ alg: algorithm, typ: type })
    .setIssuer(issuer)
    .setAudience(audience)
    .setJti(sessionId)
    .setIssuedAt(seconds)
    .setNotBefore(seconds)
    .setExpirationTime(Math.floor(until.getTime() / 1000))
    .sign(keyOf(secret));
}

/** Id of the sign-in behind a header; undefined for anything that is no token of ours. */
export async function readSessionToken(
  secret: string | undefined,
  authorization: string | undefined,
): Promise<string | undefined> {
  const token = /^Bearer ([\w.-]+)$/.exec(authorization ?? '')?.[1];
  if (!secret || !token) return undefined;
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      algorithms: [algorithm],
      typ: type,
      issuer,
      audience,
      requiredClaims: ['exp', 'nbf', 'jti'],
      clockTolerance: skewSeconds,
    });
    return payload.jti;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

export type SignedIn = {
  memberId: string;
  holdingId: number;
  name: string;
  roles: string[];
  dealers: string[] | null;
  expiresAt: Date | string;
};

/** The sign-in of an id, while it lasts and its account is not disabled. */
export async function findSignedIn(db: Executor, sessionId: string): Promise<SignedIn | undefined> {
  const [row] = await db.query<SignedIn>(
    `select m.id as "memberId", m.holding_id as "holdingId", m.name, m.roles, m.dealers, s.expires_at as "expiresAt"
     from staff_session s join staff_member m on m.id = s.member_id
     where s.id = $1 and s.expires_at > now() and not m.is_disabled`,
    [sessionId],
  );
  return row;
}
