import { api } from '../../rpc/implementer.ts';
import { deskPage, deskPageSize } from '../tools/desk-page.ts';
import { requireStaff } from '../tools/require-staff.ts';
import { listUploads } from './queries.ts';
import { takeUpload } from './take-upload.ts';

export const uploadRoutes = {
  list: api.deskPictures.list.handler(async ({ input: { query, headers }, context }) => {
    const { holdingId, page = 1 } = query;
    await requireStaff(context, headers.authorization, holdingId, ['editor']);
    const window = { limit: deskPageSize, offset: (page - 1) * deskPageSize };
    return deskPage(page, await listUploads(context.database, holdingId, window));
  }),
  upload: api.deskPictures.upload.handler(async ({ input: { query, headers, body }, context }) => {
    const { holdingId, name, alt } = query;
    const staff = await requireStaff(context, headers.authorization, holdingId, ['editor']);
    return takeUpload({ ...context, holdingId, actor: staff.id }, { name, alt }, body.file);
  }),
};
