import { randomUUID } from 'node:crypto';
import type { StaffRow } from '@showroom/api-contract/desk-staff';
import type { Database, Executor } from '../../db/database.ts';
import { ApiError, badRequest, notFound } from '../../http/api-error.ts';
import { writeAudit } from '../content/store/audit.ts';
import { hashPassword, makePassword } from './password.ts';
import { endSessions, findMember, insertMember, type NewMember, resetMember, updateMember } from './queries.ts';

/** A password that was handed out opens the first sign-in for so many days. */
const handedDays = 3;

/** Who acts on the accounts of a holding: an account, a staff token, or `cli`. */
export type Registrar = { database: Database; holdingId: number; actor: string };
type Rights = Pick<StaffRow, 'name' | 'roles' | 'dealers' | 'isDisabled'>;

const handOut = async () => {
  const password = makePassword();
  return { password, handed: { passwordHash: await hashPassword(password), days: handedDays } };
};

async function requireMember(db: Executor, holdingId: number, by: { id: string } | { login: string }) {
  const member = await findMember(db, holdingId, by);
  if (!member) throw notFound('Такого сотрудника нет.');
  return member;
}

async function requireDealers(db: Executor, holdingId: number, dealers: readonly string[] | null): Promise<void> {
  if (!dealers) return;
  const rows = await db.query<{ code: string }>('select code from dealer where holding_id = $1', [holdingId]);
  const known = new Set(rows.map(({ code }) => code));
  const unknown = dealers.filter((code) => !known.has(code));
  if (unknown.length > 0)
    throw badRequest('Сотрудник не\u00a0сохранён.', [
      { field: 'dealers', message: `Нет центра ${unknown.join(', ')}.` },
    ]);
}

const note = (db: Executor, { holdingId, actor }: Registrar, act: string, { login, roles, dealers }: StaffRow) =>
  writeAudit(db, { holdingId, actor, act, subject: `staff:${login}`, details: { roles, dealers } });

/** Makes an account with a password for its first sign-in. Throws 409 for a login that is taken, 400 for unknown centres. */
export async function addMember(
  by: Registrar,
  given: Omit<NewMember, 'id' | 'holdingId'>,
): Promise<{ member: StaffRow; password: string }> {
  const { password, handed } = await handOut();
  return by.database.transaction(async (executor) => {
    await requireDealers(executor, by.holdingId, given.dealers);
    const member = await insertMember(executor, { id: randomUUID(), holdingId: by.holdingId, ...given }, handed);
    if (!member)
      throw new ApiError('ALREADY_EXISTS', 'Сотрудник не\u00a0сохранён.', {
        details: [{ field: 'login', message: 'Такой логин уже есть.' }],
      });
    await note(executor, by, 'staff-add', member);
    return { member, password };
  });
}

/**
 * Changes what an account may do; the next call of its desk goes by it, and a disabled one's sign-ins end. Throws 404 for an
 * unknown account, 400 for who would lock himself out.
 */
export function changeMember(
  by: Registrar,
  who: { id: string } | { login: string },
  change: (member: StaffRow) => Rights,
): Promise<StaffRow> {
  return by.database.transaction(async (executor) => {
    const member = await requireMember(executor, by.holdingId, who);
    const rights = change(member);
    if (member.id === by.actor && (rights.isDisabled || !rights.roles.includes('admin')))
      throw badRequest('Сотрудник не\u00a0сохранён.', [
        { field: 'roles', message: 'Свою роль администратора снимает другой администратор.' },
      ]);
    await requireDealers(executor, by.holdingId, rights.dealers);
    const changed = await updateMember(executor, member.id, rights);
    if (changed.isDisabled) await endSessions(executor, member.id);
    const act = changed.isDisabled === member.isDisabled ? 'staff-change' : 'staff-enable';
    await note(executor, by, changed.isDisabled && !member.isDisabled ? 'staff-disable' : act, changed);
    return changed;
  });
}

/** Ends an account's sign-ins and hands out another password; the second factor is set up anew. Throws 404. */
export async function resetMemberAccess(
  by: Registrar,
  who: { id: string } | { login: string },
): Promise<{ member: StaffRow; password: string }> {
  const { password, handed } = await handOut();
  return by.database.transaction(async (executor) => {
    const { id } = await requireMember(executor, by.holdingId, who);
    await resetMember(executor, id, handed);
    await endSessions(executor, id);
    const member = await requireMember(executor, by.holdingId, { id });
    await note(executor, by, 'staff-reset', member);
    return { member, password };
  });
}
