import { notFound } from '../../http/api-error.ts';
import type { ApiContext } from '../../rpc/context.ts';
import { hasRole, readStaff, type Staff, type StaffRole } from './staff-token.ts';

/** The member of the staff behind a header who has one of the roles. Throws 404 for everybody else, as for an address that does not exist (PD-6). */
export async function requireStaff(
  { staffSecret }: ApiContext,
  authorization: string | undefined,
  holdingId: number,
  roles: readonly StaffRole[] = ['reports'],
): Promise<Staff> {
  const staff = await readStaff(staffSecret, authorization);
  if (!staff || !roles.some((role) => hasRole(staff, role, holdingId))) throw notFound('Такого адреса нет.');
  return staff;
}
