import { staffRoles } from '@showroom/api-contract/desk-staff';
import * as v from 'valibot';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import { addMember, changeMember, type Registrar, resetMemberAccess } from '../modules/staff/accounts.ts';
import { requireMigrated } from './require-migrated.ts';
import { StartError } from './start-error.ts';

export const staffActs = ['add', 'roles', 'disable', 'enable', 'reset'] as const;
export type StaffArguments = {
  act: (typeof staffActs)[number];
  login: string;
  holding: string;
  /** Roles with commas. */
  roles?: string;
  name?: string;
  /** Codes with commas; empty: every centre. */
  dealers?: string;
};

const listOf = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
const rolesSchema = v.pipe(v.array(v.picklist(staffRoles)), v.minLength(1));
const loginSchema = v.pipe(v.string(), v.toLowerCase(), v.regex(/^[a-z0-9][a-z0-9._-]{1,63}$/));

function rolesOf(text = '') {
  const roles = v.safeParse(rolesSchema, listOf(text));
  if (!roles.success) throw new StartError(`--roles is a list with commas of ${staffRoles.join(', ')}.`);
  return roles.output;
}

function dealersOf(text: string): string[] | null {
  const codes = listOf(text);
  return codes.length === 0 ? null : codes;
}

/**
 * Makes and changes accounts of the staff; what it prints may hold the password of a first sign-in. Throws `StartError` for
 * wrong arguments, unknown and taken logins.
 */
export async function staffCommand(database: Database, given: StaffArguments): Promise<string> {
  const holdingId = Number(given.holding);
  if (!Number.isInteger(holdingId) || holdingId < 1) throw new StartError('--holding is the number of a holding.');
  const login = v.safeParse(loginSchema, given.login);
  if (!login.success) throw new StartError('A login is 2 to 64 Latin letters, digits, dots, hyphens and underscores.');
  await requireMigrated(database);
  try {
    return await run({ database, holdingId, actor: 'cli' }, { ...given, login: login.output });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const [detail] = error.details;
    throw new StartError(detail ? `${detail.field}: ${detail.message}` : error.message);
  }
}

async function run(by: Registrar, { act, login, roles, name = '', dealers }: StaffArguments): Promise<string> {
  switch (act) {
    case 'add': {
      if (name.trim().length < 2) throw new StartError('--name is the name that the audit trail shows.');
      const rights = { name: name.trim(), roles: rolesOf(roles), dealers: dealersOf(dealers ?? '') };
      return handedOut(await addMember(by, { login, ...rights }));
    }
    case 'roles': {
      const changed = await changeMember(by, { login }, (member) => ({
        ...member,
        roles: rolesOf(roles),
        ...(dealers !== undefined && { dealers: dealersOf(dealers) }),
      }));
      return `${changed.login}: ${changed.roles.join(', ')}; centres: ${changed.dealers?.join(', ') ?? 'all'}.`;
    }
    case 'disable':
    case 'enable': {
      const changed = await changeMember(by, { login }, (member) => ({ ...member, isDisabled: act === 'disable' }));
      return `${changed.login} is ${changed.isDisabled ? 'disabled; their sign-ins have ended' : 'enabled'}.`;
    }
    case 'reset':
      return handedOut(await resetMemberAccess(by, { login }));
  }
}

const handedOut = ({ member, password }: Awaited<ReturnType<typeof addMember>>) =>
  `${member.login}: password for the first sign-in, valid for 3 days: ${password}`;
