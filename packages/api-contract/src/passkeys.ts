import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { senderHeaders, signedIn } from './account.ts';
import { authorizationHeaders } from './authorization.ts';
import { holdingId } from './catalog.ts';
import { missingFailure, ownFailures } from './failures.ts';

const query = v.strictObject({ holdingId });
const own = v.object({ headers: authorizationHeaders, query });
/** Where the page stands that asks: the API takes the holding's own host alone, and this machine's in development. */
const origin = v.pipe(v.string(), v.maxLength(300), v.url());
/** JSON of WebAuthn (Level 3): what is in it the library judges. */
const webAuthn = v.record(v.string(), v.unknown());
const base64url = v.pipe(v.string(), v.maxLength(1_400), v.regex(/^[\w-]+$/));
const done = v.object({ isDone: v.literal(true) });

/** What an authenticator answers, as far as it is looked at before the library does. */
export const passkeyResponse = v.looseObject({
  id: base64url,
  rawId: base64url,
  type: v.literal('public-key'),
  response: v.record(v.string(), v.unknown()),
  clientExtensionResults: v.record(v.string(), v.unknown()),
});

export const passkeyRow = v.object({
  id: v.string(),
  device: v.string(),
  createdAt: v.string(),
  usedAt: v.nullable(v.string()),
});
export type PasskeyRow = v.InferOutput<typeof passkeyRow>;

const call = (method: 'GET' | 'POST' | 'DELETE', path: `/${string}`, summary: string) =>
  oc
    .errors({ ...ownFailures, ...missingFailure })
    .route({ method, path, tags: ['Личный кабинет'], summary, inputStructure: 'detailed' });
const options = v.object({ options: webAuthn });
/** A sign-in names no key: whoever asks learns nobody's. */
const signInOptions = v.object({
  challenge: v.string(),
  rpId: v.string(),
  timeout: v.number(),
  userVerification: v.picklist(['required']),
});
export type SignInOptions = v.InferOutput<typeof signInOptions>;

/** A second way in: passkeys. */
export const passkeysContract = {
  askSignIn: call('POST', '/auth/passkey/options', 'Что подписать ключу доступа, чтобы войти')
    .input(v.object({ query, body: v.strictObject({ origin }) }))
    .output(v.object({ options: signInOptions })),
  signIn: call('POST', '/auth/passkey', 'Войти ключом доступа')
    .input(v.object({ query, headers: senderHeaders, body: v.strictObject({ origin, response: passkeyResponse }) }))
    .output(signedIn),
  list: call('GET', '/user/passkeys', 'Ключи доступа того, кто вошёл')
    .input(own)
    .output(v.object({ items: v.array(passkeyRow) })),
  askNew: call('POST', '/user/passkeys/options', 'Из чего сделать новый ключ доступа')
    .input(v.object({ ...own.entries, body: v.strictObject({ origin }) }))
    .output(options),
  add: call('POST', '/user/passkeys', 'Запомнить новый ключ доступа')
    .input(
      v.object({
        headers: v.object({ ...authorizationHeaders.entries, ...senderHeaders.entries }),
        query,
        body: v.strictObject({ origin, response: passkeyResponse }),
      }),
    )
    .output(done),
  remove: call('DELETE', '/user/passkeys/{id}', 'Забыть ключ доступа')
    .input(v.object({ ...own.entries, params: v.object({ id: v.pipe(v.string(), v.maxLength(1_400)) }) }))
    .output(done),
};
