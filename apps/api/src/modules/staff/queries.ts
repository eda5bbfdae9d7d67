import type { StaffRole, StaffRow } from '@showroom/api-contract/desk-staff';
import type { Executor } from '../../db/database.ts';

/** What a sign-in looks at. */
export type StaffSecrets = {
  id: string;
  login: string;
  roles: string[];
  passwordHash: string;
  /** Whether the password is the one that was handed out, and whether its time is over. */
  isHanded: boolean;
  isLate: boolean;
  totpSecret: string | null;
  isEnrolled: boolean;
  totpStep: number;
  isDisabled: boolean;
};

export type NewMember = {
  id: string;
  holdingId: number;
  login: string;
  name: string;
  roles: readonly StaffRole[];
  dealers: readonly string[] | null;
};

const shown = `id, login, name, roles, dealers, is_disabled as "isDisabled", is_enrolled as "isEnrolled",
  signed_in_at as "signedInAt"`;
type Row = Omit<StaffRow, 'signedInAt'> & { signedInAt: Date | string | null };
const toRow = ({ signedInAt, ...row }: Row): StaffRow => ({
  ...row,
  signedInAt: signedInAt === null ? null : new Date(signedInAt).toISOString(),
});

export async function findSecrets(db: Executor, holdingId: number, login: string): Promise<StaffSecrets | undefined> {
  const [row] = await db.query<StaffSecrets>(
    `select id, login, roles, password_hash as "passwordHash", handed_until is not null as "isHanded",
       coalesce(handed_until <= now(), false) as "isLate", totp_secret as "totpSecret", is_enrolled as "isEnrolled",
       totp_step as "totpStep", is_disabled as "isDisabled"
     from staff_member where holding_id = $1 and login = $2`,
    [holdingId, login],
  );
  return row;
}

/** Stores a second factor that waits for its first code; false when another one got there first. */
export async function offerFactor(db: Executor, id: string, sealed: string): Promise<boolean> {
  const rows = await db.query(
    'update staff_member set totp_secret = $2 where id = $1 and totp_secret is null returning id',
    [id, sealed],
  );
  return rows.length === 1;
}

/** Ends the first sign-in: a password of one's own, and the factor that was offered. False when it has ended already. */
export async function enrol(
  db: Executor,
  id: string,
  { sealed, step, passwordHash }: { sealed: string; step: number; passwordHash: string },
): Promise<boolean> {
  const rows = await db.query(
    `update staff_member set is_enrolled = true, totp_step = $3, password_hash = $4, handed_until = null
     where id = $1 and totp_secret = $2 and not is_enrolled and not is_disabled returning id`,
    [id, sealed, step, passwordHash],
  );
  return rows.length === 1;
}

/** Takes the step of a code; false when it was taken before. */
export async function takeStep(db: Executor, id: string, step: number): Promise<boolean> {
  const rows = await db.query(
    `update staff_member set totp_step = $2 where id = $1 and totp_step < $2 and is_enrolled and not is_disabled
     returning id`,
    [id, step],
  );
  return rows.length === 1;
}

/** Opens a sign-in of so many hours and says until when it lasts. */
export async function insertSession(db: Executor, id: string, memberId: string, hours: number): Promise<Date> {
  await db.query('delete from staff_session where member_id = $1 and expires_at <= now()', [memberId]);
  await db.query('update staff_member set signed_in_at = now() where id = $1', [memberId]);
  const [row] = await db.query<{ until: Date | string }>(
    `insert into staff_session (id, member_id, expires_at) values ($1, $2, now() + make_interval(hours => $3::int))
     returning expires_at as until`,
    [id, memberId, hours],
  );
  return new Date(row?.until ?? 0);
}

export async function deleteSession(db: Executor, id: string): Promise<void> {
  await db.query('delete from staff_session where id = $1', [id]);
}

export async function endSessions(db: Executor, memberId: string): Promise<void> {
  await db.query('delete from staff_session where member_id = $1', [memberId]);
}

export async function listMembers(db: Executor, holdingId: number): Promise<StaffRow[]> {
  const rows = await db.query<Row>(
    `select ${shown} from staff_member where holding_id = $1 order by is_disabled, lower(name), login`,
    [holdingId],
  );
  return rows.map(toRow);
}

export async function findMember(
  db: Executor,
  holdingId: number,
  by: { id: string } | { login: string },
): Promise<StaffRow | undefined> {
  const [column, value] = 'id' in by ? ['id', by.id] : ['login', by.login];
  const [row] = await db.query<Row>(
    `select ${shown} from staff_member where holding_id = $1 and ${column} = $2 for update`,
    [holdingId, value],
  );
  return row && toRow(row);
}

/** Stores an account whose password is handed out for so many days; undefined when the login is taken. */
export async function insertMember(
  db: Executor,
  { id, holdingId, login, name, roles, dealers }: NewMember,
  handed: { passwordHash: string; days: number },
): Promise<StaffRow | undefined> {
  const [row] = await db.query<Row>(
    `insert into staff_member (id, holding_id, login, name, roles, dealers, password_hash, handed_until)
     values ($1, $2, $3, $4, $5::text[], $6::text[], $7, now() + make_interval(days => $8::int))
     on conflict (holding_id, login) do nothing returning ${shown}`,
    [id, holdingId, login, name, roles, dealers, handed.passwordHash, handed.days],
  );
  return row && toRow(row);
}

export async function updateMember(
  db: Executor,
  id: string,
  { name, roles, dealers, isDisabled }: Pick<StaffRow, 'name' | 'roles' | 'dealers' | 'isDisabled'>,
): Promise<StaffRow> {
  const [row] = await db.query<Row>(
    `update staff_member set name = $2, roles = $3::text[], dealers = $4::text[], is_disabled = $5 where id = $1
     returning ${shown}`,
    [id, name, roles, dealers, isDisabled],
  );
  if (!row) throw new Error('An account went while it was being changed.');
  return toRow(row);
}

/** Forgets password and second factor, and hands out another password. */
export async function resetMember(
  db: Executor,
  id: string,
  handed: { passwordHash: string; days: number },
): Promise<void> {
  await db.query(
    `update staff_member set password_hash = $2, handed_until = now() + make_interval(days => $3::int),
       totp_secret = null, is_enrolled = false, totp_step = 0 where id = $1`,
    [id, handed.passwordHash, handed.days],
  );
}
