import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { accountSession, user } from './account.ts';
import { authorizationHeaders } from './authorization.ts';
import { holdingId } from './catalog.ts';
import { ownFailures } from './failures.ts';
import { codeSent } from './lead.ts';

const query = v.strictObject({ holdingId });
const own = v.object({ headers: authorizationHeaders, query });
const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest));
const done = v.object({ isDone: v.literal(true) });

const consentKinds = ['policy', 'agreement', 'data', 'marketing'] as const;

export const accountConsent = v.object({
  kind: v.picklist(consentKinds),
  /** Version of the text that stood beside the box. */
  textVersion: v.string(),
  givenAt: v.string(),
  withdrawnAt: v.nullable(v.string()),
});
export type AccountConsent = v.InferOutput<typeof accountConsent>;

/** All that the profile shows, in one answer. */
export const profile = v.object({
  user,
  /** An address whose link nobody has opened yet. */
  pendingEmail: v.nullable(v.string()),
  consents: v.array(accountConsent),
  sessions: v.array(accountSession),
  /** When everything is deleted; null: nobody asked for it. */
  deletionAt: v.nullable(v.string()),
});
export type Profile = v.InferOutput<typeof profile>;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, path: `/user/${string}`, summary: string) =>
  oc.errors(ownFailures).route({ method, path, tags: ['Личный кабинет'], summary, inputStructure: 'detailed' });

/** What customers do with their own data. */
export const profileContract = {
  get: call('GET', '/user/profile', 'Профиль: данные, согласия, сеансы').input(own).output(profile),
  sendEmail: call('POST', '/user/email', 'Указать почту: на\u00a0неё уходит письмо со\u00a0ссылкой')
    .input(v.object({ ...own.entries, body: v.strictObject({ email: text(300) }) }))
    .output(profile),
  confirmEmail: call('POST', '/user/email/confirm', 'Подтвердить почту секретом из\u00a0ссылки; вход не\u00a0нужен')
    .input(v.object({ query, body: v.strictObject({ token: v.pipe(v.string(), v.regex(/^[\w-]{22,64}$/)) }) }))
    .output(done),
  sendPhoneCodes: call('POST', '/user/phone/codes', 'Отправить коды на\u00a0прежний и\u00a0новый телефоны')
    .input(v.object({ ...own.entries, body: v.strictObject({ phone: text(40) }) }))
    .output(codeSent),
  changePhone: call('PUT', '/user/phone', 'Сменить телефон по\u00a0двум кодам; остальные сеансы заканчиваются')
    .input(
      v.object({ ...own.entries, body: v.strictObject({ phone: text(40), oldCode: text(12), newCode: text(12) }) }),
    )
    .output(profile),
  putMarketing: call('PUT', '/user/consents/marketing', 'Дать или отозвать согласие на\u00a0рассылки')
    .input(v.object({ ...own.entries, body: v.strictObject({ isGiven: v.boolean(), textVersion: text(20) }) }))
    .output(profile),
  export: call('GET', '/user/export', 'Все данные покупателя, по\u00a0таблицам')
    .input(own)
    .output(
      v.object({ exportedAt: v.string(), tables: v.record(v.string(), v.array(v.record(v.string(), v.unknown()))) }),
    ),
  askDeletion: call('POST', '/user/deletion', 'Удалить кабинет через 30 дней')
    .input(v.object({ ...own.entries, body: v.strictObject({}) }))
    .output(profile),
  cancelDeletion: call('DELETE', '/user/deletion', 'Отменить удаление')
    .input(v.object({ ...own.entries, body: v.optional(v.strictObject({})) }))
    .output(profile),
};
