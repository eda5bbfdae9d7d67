import type { StaffRole } from '@showroom/api-contract/desk-staff';
import { notFound } from '../../http/api-error.ts';
import type { ApiContext } from '../../rpc/context.ts';
import { findSignedIn, readSessionToken } from './staff-session.ts';
import { hasRole, readStaff, type Staff } from './staff-token.ts';

/** The member of the staff behind a header who has one of the roles. Throws 404 for everybody else, as for an address that does not exist (PD-6). */
export async function requireStaff(
  context: Pick<ApiContext, 'database' | 'staffSecret'>,
  authorization: string | undefined,
  holdingId: number,
  roles: readonly StaffRole[] = ['reports'],
): Promise<Staff> {
  const staff = (await readStaff(context.staffSecret, authorization)) ?? (await readSignedIn(context, authorization));
  if (!staff || !roles.some((role) => hasRole(staff, role, holdingId))) throw notFound('Такого адреса нет.');
  return staff;
}

/** The account behind a sign-in: its row is asked every time, so that an end, a role and a centre hold at once. */
async function readSignedIn(
  { database, staffSecret }: Pick<ApiContext, 'database' | 'staffSecret'>,
  authorization: string | undefined,
): Promise<Staff | undefined> {
  const sessionId = await readSessionToken(staffSecret, authorization);
  const found = sessionId === undefined ? undefined : await findSignedIn(database, sessionId);
  if (!found) return undefined;
  const { memberId, holdingId, name, roles, dealers, expiresAt } = found;
  return {
    id: memberId,
    holdingId,
    name,
    roles,
    ...(dealers && { dealers }),
    until: new Date(expiresAt).toISOString(),
  };
}
