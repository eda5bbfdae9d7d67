import { staffRoles } from '@showroom/api-contract/desk-staff';
import type { ApiContext } from '../../rpc/context.ts';
import { api } from '../../rpc/implementer.ts';
import type { OwnCall } from '../../rpc/own-call.ts';
import { listEntries } from '../content/store/find-entry.ts';
import type { Desk } from '../content/store/preview-entry.ts';
import { deskPage, deskPageSize, deskWindow } from '../tools/desk-page.ts';
import { requireStaff } from '../tools/require-staff.ts';
import { listTrail } from './queries.ts';
import { preview, putEntry, readEntry, readVersion, takeOff } from './service.ts';

/** The desk of an editor. Throws 404 for everybody who is none of this holding. */
async function deskOf(context: ApiContext, { headers, query: { holdingId } }: OwnCall): Promise<Desk> {
  const { database, holdings, indexNowKey } = context;
  const staff = await requireStaff(context, headers.authorization, holdingId, ['editor']);
  return { database, holdings, holdingId, actor: staff.id, indexNowKey };
}

export const deskRoutes = {
  session: api.deskContent.session.handler(async ({ input: { query, headers }, context }) => {
    const {
      roles,
      name = null,
      until,
    } = await requireStaff(context, headers.authorization, query.holdingId, staffRoles);
    return { roles: [...roles], name, until };
  }),
  entries: api.deskContent.entries.handler(async ({ input, context }) => {
    const { database, holdingId } = await deskOf(context, input);
    const { type, lang, state, search, page = 1 } = input.query;
    const filter = { type, lang, state, text: search || undefined, page, size: deskPageSize };
    return deskPage(page, await listEntries(database, holdingId, filter));
  }),
  entry: api.deskContent.entry.handler(async ({ input, context }) =>
    readEntry(await deskOf(context, input), input.params),
  ),
  putEntry: api.deskContent.putEntry.handler(async ({ input, context }) =>
    putEntry(await deskOf(context, input), input.params, input.body),
  ),
  unpublish: api.deskContent.unpublish.handler(async ({ input, context }) =>
    takeOff(await deskOf(context, input), input.params),
  ),
  version: api.deskContent.version.handler(async ({ input, context }) =>
    readVersion(await deskOf(context, input), input.params, input.params.version),
  ),
  preview: api.deskContent.preview.handler(async ({ input, context }) => {
    const { source, ...name } = input.body;
    return preview(await deskOf(context, input), name, source);
  }),
  audit: api.deskContent.audit.handler(async ({ input, context }) => {
    const { holdingId, page = 1 } = input.query;
    await requireStaff(context, input.headers.authorization, holdingId, ['editor', 'reports']);
    return deskPage(page, await listTrail(context.database, holdingId, deskWindow(page)));
  }),
};
