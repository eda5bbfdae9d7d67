import { staffRoles } from '@showroom/api-contract/desk-staff';
import type { Env } from '../env.ts';
import { longestDays, makeStaffToken } from '../modules/tools/staff-token.ts';
import { StartError } from './start-error.ts';

export type StaffTokenArguments = { role: string; holding: string; days: string; dealers?: string };

/** Issues a staff token that stands. Throws `StartError` when the arguments or the secret are wrong. */
export async function staffToken(
  { staffSecret }: Pick<Env, 'staffSecret'>,
  { role, holding, days, dealers }: StaffTokenArguments,
): Promise<string> {
  const known = staffRoles.find((name) => name === role);
  const [holdingId, count] = [Number(holding), Number(days)];
  if (!known) throw new StartError(`The role is one of ${staffRoles.join(', ')}.`);
  if (!Number.isInteger(holdingId) || holdingId < 1)
    throw new StartError('Give the number of a holding: staff-token <role> <holding> [days].');
  if (!Number.isInteger(count) || count < 1 || count > longestDays)
    throw new StartError(`The lifetime is a whole number of days from 1 to ${longestDays}.`);
  const codes = dealers?.split(',').map((code) => code.trim());
  if (codes?.some((code) => !/^[a-z0-9-]{1,64}$/.test(code)))
    throw new StartError('--dealers is a list of codes with commas, like msk-north,msk-south.');
  if (staffSecret === undefined) throw new StartError('Set STAFF_TOKEN_SECRET, the same that the running API has.');
  return makeStaffToken(staffSecret, { role: known, holdingId, days: count, ...(codes && { dealers: codes }) });
}
