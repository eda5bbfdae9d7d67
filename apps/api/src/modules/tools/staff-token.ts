import { randomBytes } from 'node:crypto';
import type { StaffRole } from '@showroom/api-contract/desk-staff';
import { errors, jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';

/** Longest lifetime of a token, days: limits access after somebody leaves the company. */
export const longestDays = 31;
const daySeconds = 86_400;
/** Clocks may differ by so many seconds (B-06). */
const skewSeconds = 60;
const algorithm = 'HS256';
const type = 'staff+jwt';
const issuer = 'showroom-api';
const audience = 'showroom-staff';

const claims = v.object({
  jti: v.pipe(v.string(), v.minLength(16)),
  holding: v.pipe(v.number(), v.integer(), v.minValue(1)),
  roles: v.array(v.string()),
  dealers: v.optional(v.array(v.string())),
  exp: v.number(),
});

/** A member of the staff: an account, or a token that stands for nobody. */
export type Staff = {
  /** Of the account, or of the token: what the trail keeps. */
  id: string;
  /** Absent: a token. */
  name?: string;
  holdingId: number;
  roles: readonly string[];
  /** Codes of the centres whose leads they see; absent: all. */
  dealers?: readonly string[];
  /** ISO time when the token or the sign-in ends. */
  until: string;
};

const keyOf = (secret: string) => new TextEncoder().encode(secret);

/**
 * A token that stands (RFC 7519), for development, tests and the day when nobody can sign in: `pnpm api staff-token` makes
 * these. Nothing personal in it.
 */
export function makeStaffToken(
  secret: string,
  given: { role: StaffRole; holdingId: number; days: number; dealers?: readonly string[] },
  now = Date.now(),
): Promise<string> {
  const seconds = Math.floor(now / 1000);
  return new SignJWT({
    roles: [given.role],
    holding: given.holdingId,
    ...(given.dealers && { dealers: given.dealers }),
  })
    .setProtectedHeader({ alg: algorithm, typ: type })
    .setIssuer(issuer)
    .setAudience(audience)
    .setJti(randomBytes(16).toString('base64url'))
    .setIssuedAt(seconds)
    .setNotBefore(seconds)
    .setExpirationTime(seconds + Math.min(given.days, longestDays) * daySeconds)
    .sign(keyOf(secret));
}

/** Who an `Authorization` header belongs to; undefined for nobody. Without a secret nobody is staff. */
export async function readStaff(
  secret: string | undefined,
  authorization: string | undefined,
  now = Date.now(),
): Promise<Staff | undefined> {
  const token = /^Bearer ([\w.-]+)$/.exec(authorization ?? '')?.[1];
  if (!secret || !token) return undefined;
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      algorithms: [algorithm],
      typ: type,
      issuer,
      audience,
      requiredClaims: ['exp', 'nbf'],
      maxTokenAge: longestDays * daySeconds,
      clockTolerance: skewSeconds,
      currentDate: new Date(now),
    });
    const { jti, holding, roles, dealers, exp } = v.parse(claims, payload);
    return {
      id: jti,
      holdingId: holding,
      roles,
      ...(dealers && { dealers }),
      until: new Date(exp * 1000).toISOString(),
    };
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof v.ValiError) return undefined;
    throw error;
  }
}

/** Whether somebody has a role under a holding; `admin` has every role. */
export const hasRole = (staff: Staff, role: StaffRole, holdingId: number): boolean =>
  staff.holdingId === holdingId && (staff.roles.includes(role) || staff.roles.includes('admin'));
