import { createHmac, timingSafeEqual } from 'node:crypto';

/** Roles of the staff (PD-51). */
export const staffRoles = ['editor', 'sales', 'service', 'reports', 'admin'] as const;
type StaffRole = (typeof staffRoles)[number];

const version = 'staff1';
/** Longest lifetime of a token, days: limits access after somebody leaves the company. */
export const longestDays = 31;
const dayMs = 86_400_000;
const shape = /^Bearer (staff1\.[A-Za-z0-9_-]{1,400}\.[A-Za-z0-9_-]{43})$/;

const sign = (secret: string, payload: string) =>
  createHmac('sha256', secret).update(`${version}.${payload}`).digest('base64url');

/**
 * A token of a member of staff, `staff1.<payload>.<signature>`: roles and the moment when it ends, nothing personal.
 * Staff has no sign-in yet; `pnpm api staff-token` makes these.
 */
export function makeStaffToken(secret: string, role: StaffRole, days: number, now = Date.now()): string {
  const ends = now + Math.min(days, longestDays) * dayMs;
  const payload = Buffer.from(JSON.stringify({ roles: [role], ends })).toString('base64url');
  return `${version}.${payload}.${sign(secret, payload)}`;
}

/**
 * Whether an `Authorization` header is that of staff with this role; `admin` has every role. Without a secret nobody is
 * staff. Never throws; compares in constant time.
 */
export function isStaff(
  secret: string | undefined,
  authorization: string | undefined,
  role: StaffRole,
  now = Date.now(),
): boolean {
  const token = shape.exec(authorization ?? '')?.[1];
  if (!secret || !token) return false;
  const [, payload = '', signature = ''] = token.split('.');
  const expected = Buffer.from(sign(secret, payload));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return false;
  // Signed by us: safe to parse.
  const { roles, ends } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { roles: string[]; ends: number };
  return ends > now && (roles.includes(role) || roles.includes('admin'));
}
