import { randomUUID } from 'node:crypto';
import { type NoticeKind, noticeKinds, ownChannels } from '@showroom/domain/account/notice';
import { notFound } from '../../http/api-error.ts';
import { api } from '../../rpc/implementer.ts';
import { deviceWords } from '../account/device-words.ts';
import { requireCustomer } from '../account/require-customer.ts';
import { tokenHash } from '../leads/status-token.ts';
import { deskPage, deskWindow } from '../tools/desk-page.ts';
import { chooseChannels, listNotices, markRead, readSettings, unreadOf } from './queries.ts';

/** Browsers of one customer; the oldest gives way. */
const maxDevices = 20;

export const noticeRoutes = {
  list: api.notices.list.handler(async ({ input: { headers, query }, context }) => {
    const { id } = await requireCustomer(context, headers.authorization, query.holdingId);
    const page = query.page ?? 1;
    return {
      ...deskPage(page, await listNotices(context.database, id, deskWindow(page))),
      unread: await unreadOf(context.database, id),
    };
  }),
  read: api.notices.read.handler(async ({ input: { headers, query, body }, context }) => {
    const { id } = await requireCustomer(context, headers.authorization, query.holdingId);
    await markRead(context.database, id, body.ids);
    return { unread: await unreadOf(context.database, id) };
  }),
  settings: api.notices.settings.handler(async ({ input: { headers, query }, context }) => {
    const { id } = await requireCustomer(context, headers.authorization, query.holdingId);
    return readSettings(context.database, id);
  }),
  choose: api.notices.choose.handler(async ({ input: { headers, query, body }, context }) => {
    const { id } = await requireCustomer(context, headers.authorization, query.holdingId);
    await chooseChannels(context.database, id, body.kind, body.channels);
    return readSettings(context.database, id);
  }),
  subscribe: api.notices.subscribe.handler(async ({ input: { headers, query, body }, context }) => {
    const { id, sessionId } = await requireCustomer(context, headers.authorization, query.holdingId);
    // A browser belongs to whoever signed in there last.
    await context.database.query(
      `insert into push_subscription (id, customer_id, session_id, endpoint, p256dh, auth, device)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (endpoint) do update set customer_id = excluded.customer_id, session_id = excluded.session_id,
         p256dh = excluded.p256dh, auth = excluded.auth, device = excluded.device, created_at = now()`,
      [randomUUID(), id, sessionId, body.endpoint, body.p256dh, body.auth, deviceWords(headers['user-agent'])],
    );
    await context.database.query(
      `delete from push_subscription where customer_id = $1 and id not in (
         select id from push_subscription where customer_id = $1 order by created_at desc, id limit ${maxDevices})`,
      [id],
    );
    return readSettings(context.database, id);
  }),
  unsubscribe: api.notices.unsubscribe.handler(async ({ input: { headers, query, body }, context }) => {
    const { id } = await requireCustomer(context, headers.authorization, query.holdingId);
    await context.database.query('delete from push_subscription where customer_id = $1 and id::text = $2', [
      id,
      body.id,
    ]);
    return readSettings(context.database, id);
  }),
  stop: api.notices.stop.handler(({ input: { query, body }, context }) =>
    context.database.transaction(async (executor) => {
      const [row] = await executor.query<{ customerId: string; kind: NoticeKind; channels: string[] | null }>(
        `select s.customer_id as "customerId", s.kind,
           (select n.channels from notice_setting n where n.customer_id = s.customer_id and n.kind = s.kind) as channels
         from notice_stop s join customer c on c.id = s.customer_id
         where s.token_hash = $1 and c.holding_id = $2`,
        [tokenHash(body.token), query.holdingId],
      );
      if (!row) throw notFound('Ссылка не\u00a0действует.');
      const { customerId, kind } = row;
      const before = (row.channels ?? [...ownChannels(kind)]) as Parameters<typeof chooseChannels>[3];
      await chooseChannels(
        executor,
        customerId,
        kind,
        before.filter((channel) => channel !== 'mail'),
      );
      return { name: noticeKinds[kind].name };
    }),
  ),
};
