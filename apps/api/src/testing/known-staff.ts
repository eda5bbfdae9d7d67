import { addMember } from '../modules/staff/accounts.ts';
import type { KnownValues } from './fuzz-calls.ts';
import type { TestApp } from './test-app.ts';

const several = Array.from({ length: 8 }, (_, n) => n);
const rights = { name: 'Анна Иванова', roles: ['sales' as const], dealers: null };

/** Accounts of the staff of this database, and bodies that their calls take. */
export async function knownStaff({ database }: TestApp): Promise<KnownValues> {
  const made = await Promise.all(
    several.map((n) => addMember({ database, holdingId: 1, actor: 'test' }, { login: `known.${n}`, ...rights })),
  );
  const ids = made.map(({ member }) => member.id);
  return {
    'deskStaff.change:id': ids,
    'deskStaff.reset:id': ids,
    'body:deskStaff.signIn': made.map(({ member: { login }, password }) => JSON.stringify({ login, password })),
    'body:deskStaff.signOut': ['{}'],
    'body:deskStaff.reset': ['{}'],
    'body:deskStaff.add': several.map((n) => JSON.stringify({ login: `new.${n}`, ...rights })),
    'body:deskStaff.change': [JSON.stringify({ ...rights, isDisabled: false })],
  };
}
