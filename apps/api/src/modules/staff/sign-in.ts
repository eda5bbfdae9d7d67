import { randomUUID } from 'node:crypto';
import { passwordLength, type StaffSignIn, type staffCredentials } from '@showroom/api-contract/desk-staff';
import type * as v from 'valibot';
import type { Database, Executor } from '../../db/database.ts';
import { ApiError, badRequest, notFound } from '../../http/api-error.ts';
import { writeAudit } from '../content/store/audit.ts';
import { addressClaims, consumeAll, forgetCounts } from '../rate-limits/consume.ts';
import { staffAddressLimits, staffLoginLimit } from '../rate-limits/limits.data.ts';
import { makeSessionToken } from '../tools/staff-session.ts';
import { hashPassword, isPassword } from './password.ts';
import { enrol, findSecrets, insertSession, offerFactor, type StaffSecrets, takeStep } from './queries.ts';
import { factorUri, makeFactor, seal, stepOfCode, unseal } from './second-factor.ts';

/** A working day. */
const sessionHours = 12;

type Credentials = v.InferOutput<typeof staffCredentials>;
type Door = { database: Database; staffSecret: string; holdingId: number; site: string; address: string | undefined };

/** One answer for whatever is wrong: nobody learns which part of it was right. */
const refused = () => new ApiError('PERMISSION_DENIED', 'Логин, пароль или код не\u00a0подходит.');

/**
 * Signs a member of the staff in by login, password and the code of an authenticator. The first time it hands out the
 * secret for one, and the second call brings its code and a password of one's own. Throws 403 for wrong ones, 429 after too
 * many of them by login or address, 404 where nobody is staff.
 */
export async function signInStaff(door: Door, given: Credentials): Promise<StaffSignIn> {
  const { database, holdingId } = door;
  const claim = { limit: staffLoginLimit, subject: `${holdingId} ${given.login}` };
  // Counted before the password is looked at, and on its own: many at once get no more tries than one after another.
  await database.transaction((executor) =>
    consumeAll(executor, [claim, ...addressClaims(staffAddressLimits, door.address)]),
  );
  const member = await findSecrets(database, holdingId, given.login);
  const isRight = await isPassword(given.password, member?.passwordHash);
  if (!isRight || !member || member.isDisabled || member.isLate) throw refused();
  if (!member.isEnrolled) return enrolMember(door, member, given);
  const step = await stepOf(door, member, given.code);
  if (step === undefined) throw refused();
  return database.transaction(async (executor) => {
    if (!(await takeStep(executor, member.id, step))) throw refused();
    await forgetCounts(executor, claim);
    return open(executor, door, member);
  });
}

/** Accounts of a holding need a secret that their factors are sealed by. */
export function requireStaffSecret(staffSecret: string | undefined): string {
  if (staffSecret === undefined) throw notFound('Такого адреса нет.');
  return staffSecret;
}

async function stepOf({ staffSecret }: Door, { id, totpSecret, totpStep }: StaffSecrets, code: string | undefined) {
  if (totpSecret === null || code === undefined) return undefined;
  return stepOfCode(unseal(staffSecret, id, totpSecret), code, totpStep);
}

async function enrolMember(door: Door, member: StaffSecrets, { code, password, newPassword = '' }: Credentials) {
  const { database, staffSecret, site, holdingId } = door;
  if (code === undefined) {
    const secret = member.totpSecret === null ? makeFactor() : unseal(staffSecret, member.id, member.totpSecret);
    if (member.totpSecret === null && !(await offerFactor(database, member.id, seal(staffSecret, member.id, secret))))
      throw refused();
    return { kind: 'enrol' as const, secret, uri: factorUri(secret, member.login, site) };
  }
  if (newPassword.length < passwordLength || newPassword === password)
    throw badRequest('Вход не\u00a0выполнен.', [
      {
        field: 'newPassword',
        message: `Придумайте пароль не\u00a0короче ${passwordLength}\u00a0знаков, не\u00a0выданный.`,
      },
    ]);
  const step = await stepOf(door, member, code);
  if (step === undefined)
    throw badRequest('Вход не\u00a0выполнен.', [
      { field: 'code', message: 'Код не\u00a0подходит. Возьмите следующий.' },
    ]);
  const passwordHash = await hashPassword(newPassword);
  return database.transaction(async (executor) => {
    const sealed = member.totpSecret ?? '';
    if (!(await enrol(executor, member.id, { sealed, step, passwordHash }))) throw refused();
    await forgetCounts(executor, { limit: staffLoginLimit, subject: `${holdingId} ${member.login}` });
    return open(executor, door, member);
  });
}

async function open(executor: Executor, { holdingId, staffSecret }: Door, { id, login, roles }: StaffSecrets) {
  const sessionId = randomUUID();
  const until = await insertSession(executor, sessionId, id, sessionHours);
  await writeAudit(executor, { holdingId, actor: id, act: 'sign-in', subject: `staff:${login}` });
  const token = await makeSessionToken(staffSecret, sessionId, until);
  return { kind: 'signed-in' as const, token, roles, until: until.toISOString() };
}
