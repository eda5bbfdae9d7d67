import { oc } from '@orpc/contract';
import { noticeChannels, noticeKinds } from '@showroom/domain/account/notice';
import { codesOf } from '@showroom/domain/dictionaries';
import * as v from 'valibot';
import { pageNumber } from './account-parts.ts';
import { authorizationHeaders } from './authorization.ts';
import { holdingId } from './catalog.ts';
import { commonFailures, missingFailure, ownFailures } from './failures.ts';
import { pageMeta } from './page-meta.ts';

const headers = authorizationHeaders;
const own = v.strictObject({ holdingId });
const kind = v.picklist(codesOf(noticeKinds));
const channels = v.pipe(v.array(v.picklist(codesOf(noticeChannels))), v.maxLength(3));
const endpoint = v.pipe(v.string(), v.maxLength(1_000), v.url(), v.startsWith('https://'));
const key = v.pipe(v.string(), v.regex(/^[\w-]{16,120}={0,2}$/));

export const noticeRow = v.object({
  id: v.string(),
  kind,
  title: v.string(),
  text: v.string(),
  href: v.string(),
  isRead: v.boolean(),
  createdAt: v.string(),
});
export type NoticeRow = v.InferOutput<typeof noticeRow>;

export const noticeSettings = v.object({
  kinds: v.array(v.object({ kind, channels })),
  /** Where letters go: nowhere until an address is confirmed. */
  email: v.picklist(['none', 'unconfirmed', 'confirmed']),
  /** Browsers that take notices. */
  devices: v.array(v.object({ id: v.string(), device: v.string() })),
  /** Key that a browser subscribes with (VAPID, base64url). */
  pushKey: v.string(),
});
export type NoticeSettings = v.InferOutput<typeof noticeSettings>;

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: `/notifications${string}`, summary: string) =>
  oc.errors(ownFailures).route({ method, path, tags: ['Личный кабинет'], summary, inputStructure: 'detailed' });

/** Notices of the account and their channels. */
export const noticesContract = {
  list: call('GET', '/notifications', 'Уведомления, новые сверху')
    .input(v.object({ headers, query: v.strictObject({ holdingId, page: pageNumber }) }))
    .output(v.object({ items: v.array(noticeRow), unread: v.number(), meta: pageMeta })),
  read: call('POST', '/notifications/read', 'Отметить прочитанными названные или, без списка, все')
    .input(
      v.object({
        headers,
        query: own,
        body: v.strictObject({
          ids: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(100))),
        }),
      }),
    )
    .output(v.object({ unread: v.number() })),
  settings: call('GET', '/notifications/settings', 'Каналы уведомлений')
    .input(v.object({ headers, query: own }))
    .output(noticeSettings),
  choose: call('PUT', '/notifications/settings', 'Выбрать каналы одного вида уведомлений')
    .input(v.object({ headers, query: own, body: v.strictObject({ kind, channels }) }))
    .output(noticeSettings),
  subscribe: call('POST', '/notifications/push', 'Присылать уведомления этому браузеру')
    .input(
      v.object({
        headers: v.object({
          ...headers.entries,
          'user-agent': v.optional(v.pipe(v.string(), v.maxLength(1_000))),
        }),
        query: own,
        body: v.strictObject({ endpoint, p256dh: key, auth: key }),
      }),
    )
    .output(noticeSettings),
  unsubscribe: call('DELETE', '/notifications/push', 'Больше не присылать уведомления браузеру')
    .input(v.object({ headers, query: own, body: v.strictObject({ id: v.pipe(v.string(), v.maxLength(64)) }) }))
    .output(noticeSettings),
  stop: oc
    .errors({ ...commonFailures, ...missingFailure })
    .route({
      method: 'POST',
      path: '/notices/stop',
      tags: ['Личный кабинет'],
      summary: 'Не получать писем одного вида; по токену ссылки из письма, иначе 404',
      inputStructure: 'detailed',
    })
    .input(
      v.object({ query: own, body: v.strictObject({ token: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/)) }) }),
    )
    .output(v.object({ name: v.string() })),
};
