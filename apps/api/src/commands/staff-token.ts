import type { Env } from '../env.ts';
import { longestDays, makeStaffToken, staffRoles } from '../modules/tools/staff-token.ts';
import { StartError } from './start-error.ts';

export type StaffTokenArguments = { role: string; days: string };

/** Issues a staff token, until there is a staff sign-in. Throws `StartError` when the arguments or the secret are wrong. */
export function staffToken({ staffSecret }: Pick<Env, 'staffSecret'>, { role, days }: StaffTokenArguments): string {
  const known = staffRoles.find((name) => name === role);
  const count = Number(days);
  if (!known) throw new StartError(`Роль — одна из: ${staffRoles.join(', ')}.`);
  if (!Number.isInteger(count) || count < 1 || count > longestDays)
    throw new StartError(`Срок — целое число дней от 1 до ${longestDays}.`);
  if (staffSecret === undefined) throw new StartError('Задайте STAFF_TOKEN_SECRET, тот же, что у работающего API.');
  return makeStaffToken(staffSecret, known, count);
}
