import { staffRoles } from '@showroom/api-contract/desk-staff';
import type { ApiContext } from '../../rpc/context.ts';
import { api } from '../../rpc/implementer.ts';
import type { OwnCall } from '../../rpc/own-call.ts';
import { requireStaff } from '../tools/require-staff.ts';
import { readSessionToken } from '../tools/staff-session.ts';
import { addMember, changeMember, type Registrar, resetMemberAccess } from './accounts.ts';
import { deleteSession, listMembers } from './queries.ts';
import { requireStaffSecret, signInStaff } from './sign-in.ts';

/** Who keeps the accounts of a holding. Throws 404 for everybody who is no admin. */
async function registrarOf(context: ApiContext, { headers, query: { holdingId } }: OwnCall): Promise<Registrar> {
  const staff = await requireStaff(context, headers.authorization, holdingId, ['admin']);
  return { database: context.database, holdingId, actor: staff.id };
}

export const staffRoutes = {
  signIn: api.deskStaff.signIn.handler(({ input: { query, body }, context }) => {
    const { database, callerAddress, holdings } = context;
    const site = holdings.get(query.holdingId)?.name ?? '';
    const staffSecret = requireStaffSecret(context.staffSecret);
    return signInStaff({ database, staffSecret, holdingId: query.holdingId, site, address: callerAddress }, body);
  }),
  signOut: api.deskStaff.signOut.handler(async ({ input: { headers, query }, context }) => {
    await requireStaff(context, headers.authorization, query.holdingId, staffRoles);
    const sessionId = await readSessionToken(context.staffSecret, headers.authorization);
    if (sessionId !== undefined) await deleteSession(context.database, sessionId);
    return { isDone: true as const };
  }),
  list: api.deskStaff.list.handler(async ({ input, context }) => {
    const { database, holdingId } = await registrarOf(context, input);
    return { items: await listMembers(database, holdingId) };
  }),
  add: api.deskStaff.add.handler(async ({ input, context }) =>
    addMember(await registrarOf(context, input), input.body),
  ),
  change: api.deskStaff.change.handler(async ({ input, context }) =>
    changeMember(await registrarOf(context, input), input.params, () => input.body),
  ),
  reset: api.deskStaff.reset.handler(async ({ input, context }) =>
    resetMemberAccess(await registrarOf(context, input), input.params),
  ),
};
