import { randomBytes } from 'node:crypto';
import type { StaffRole } from '@showroom/api-contract/desk-staff';
import * as v from 'valibot';
import { readToken, signToken, type TokenKind } from './signed-token.ts';

/** Longest lifetime of a token, days: limits access after somebody leaves the company. */
export const longestDays = 31;
const daySeconds = 86_400;
const kind: TokenKind = {
  type: 'staff+jwt',
  audience: 'showroom-staff',
  requiredClaims: ['exp', 'nbf'],
  maxAge: longestDays * daySeconds,
};

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
  return signToken(
    secret,
    kind,
    {
      jti: randomBytes(16).toString('base64url'),
      roles: [given.role],
      holding: given.holdingId,
      ...(given.dealers && { dealers: given.dealers }),
    },
    { now: seconds, until: seconds + Math.min(given.days, longestDays) * daySeconds },
  );
}

/** Who an `Authorization` header belongs to; undefined for nobody. Without a secret nobody is staff. */
export async function readStaff(
  secret: string | undefined,
  authorization: string | undefined,
  now = Date.now(),
): Promise<Staff | undefined> {
  const read = v.safeParse(claims, await readToken(secret, kind, authorization, now));
  if (!read.success) return undefined;
  const { jti, holding, roles, dealers, exp } = read.output;
  return {
    id: jti,
    holdingId: holding,
    roles,
    ...(dealers && { dealers }),
    until: new Date(exp * 1000).toISOString(),
  };
}

/** Whether somebody has a role under a holding; `admin` has every role. */
export const hasRole = (staff: Staff, role: StaffRole, holdingId: number): boolean =>
  staff.holdingId === holdingId && (staff.roles.includes(role) || staff.roles.includes('admin'));
