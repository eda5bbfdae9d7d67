import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { authorizationHeaders } from './authorization.ts';
import { holdingId } from './catalog.ts';
import { missingFailure, ownFailures } from './failures.ts';
import { codeSent } from './lead.ts';

const query = v.strictObject({ holdingId });
const own = v.object({ headers: authorizationHeaders, query });
const phone = v.pipe(v.string(), v.maxLength(40));
const words = v.pipe(v.string(), v.maxLength(300));
const code = v.pipe(v.string(), v.maxLength(12));
/** Told apart by a person: what the browser says of itself. */
export const senderHeaders = v.object({ 'user-agent': v.optional(v.pipe(v.string(), v.maxLength(1_000))) });

/** Tokens travel between the API and a shell's server; no page sees them (PD-39). */
export const tokenPair = v.object({ token: v.string(), refreshToken: v.string() });
export type TokenPair = v.InferOutput<typeof tokenPair>;
/** `isNew`: no name is known yet, the registration asks for it. */
export const signedIn = v.object({ ...tokenPair.entries, isNew: v.boolean() });
export type SignedIn = v.InferOutput<typeof signedIn>;
const done = v.object({ isDone: v.literal(true) });

/** Who is signed in. */
export const user = v.object({
  firstName: v.nullable(v.string()),
  lastName: v.nullable(v.string()),
  middleName: v.nullable(v.string()),
  /** Eleven digits. */
  phone: v.string(),
  email: v.nullable(v.string()),
  isEmailConfirmed: v.boolean(),
  hasPasskey: v.boolean(),
});
export type User = v.InferOutput<typeof user>;

export const accountSession = v.object({
  id: v.string(),
  /** `Chrome, Windows` */
  device: v.string(),
  place: v.nullable(v.string()),
  createdAt: v.string(),
  seenAt: v.string(),
  isCurrent: v.boolean(),
});
export type AccountSession = v.InferOutput<typeof accountSession>;

const consents = v.strictObject({
  policy: v.optional(v.boolean()),
  agreement: v.optional(v.boolean()),
  data: v.optional(v.boolean()),
  marketing: v.optional(v.boolean()),
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, path: `/${string}`, summary: string) =>
  oc.errors(ownFailures).route({ method, path, tags: ['Личный кабинет'], summary, inputStructure: 'detailed' });

/** Signing in and out. */
export const authContract = {
  validate: call('POST', '/auth/validate', 'Отправить код для входа; ответ одинаков для всех телефонов')
    .input(v.object({ query, body: v.strictObject({ phone }) }))
    .output(codeSent),
  login: call('POST', '/auth/login', 'Войти по коду из сообщения; новый телефон становится покупателем')
    .input(v.object({ query, headers: senderHeaders, body: v.strictObject({ phone, code }) }))
    .output(signedIn),
  refresh: call('GET', '/auth/refresh', 'Новая пара токенов; в заголовке refresh-токен, который этим израсходован')
    .input(own)
    .output(tokenPair),
  logout: call('POST', '/auth/logout', 'Выйти; в заголовке refresh-токен; everywhere — на всех устройствах')
    .input(v.object({ ...own.entries, body: v.strictObject({ everywhere: v.optional(v.boolean()) }) }))
    .output(done),
};

/** Who is signed in, and where. */
export const userContract = {
  get: call('GET', '/user', 'Кто вошёл').input(own).output(user),
  put: call('PUT', '/user', 'Имя и согласия; адрес почты подтверждают отдельно')
    .input(
      v.object({
        ...own.entries,
        body: v.strictObject({
          firstName: words,
          lastName: v.optional(words),
          middleName: v.optional(words),
          email: v.optional(words),
          consents: v.optional(consents),
          consentVersion: v.optional(v.pipe(v.string(), v.maxLength(20))),
        }),
      }),
    )
    .output(user),
  sessions: call('GET', '/user/sessions', 'Где выполнен вход')
    .input(own)
    .output(v.object({ items: v.array(accountSession) })),
  endSession: call('DELETE', '/user/sessions/{id}', 'Завершить один сеанс')
    .errors(missingFailure)
    .input(v.object({ ...own.entries, params: v.object({ id: v.pipe(v.string(), v.maxLength(64)) }) }))
    .output(done),
};
