import { failureText } from '../parts/refusal.ts';
import type { AccountReply } from '../session/call-account.ts';
import { callAccount, jsonHeaders, replyOf } from '../session/call-account.ts';
import { keepSignedIn, type SignedInAnswer } from '../session/call-sign-in.ts';
import { keepMenuFacts } from '../session/menu-facts.ts';

/** Whether this browser knows passkeys at all. */
export const knowsPasskeys = (): boolean => typeof PublicKeyCredential === 'function';

/** The library comes with the press: nobody else needs it. */
const library = () => import('@simplewebauthn/browser');

/** `dropped`: nobody chose a key, or the browser gave up; `known`: this device has one already. */
type Outcome<Body> = AccountReply<Body> | { kind: 'dropped' | 'known' };
type Options<Ask extends 'startAuthentication' | 'startRegistration'> = Parameters<
  Awaited<ReturnType<typeof library>>[Ask]
>[0]['optionsJSON'];

/** Signs in with a key of this device. */
export async function signInByPasskey(): Promise<Outcome<SignedInAnswer>> {
  const post = <Body>(path: string, body: object) =>
    replyOf<Body>(path, { method: 'POST', headers: jsonHeaders, body: JSON.stringify(body) });
  const { origin } = location;
  const asked = await post<{ options: Options<'startAuthentication'> }>('/api/auth/passkey/options/', { origin });
  if (asked.kind !== 'done') return asked;
  try {
    const { startAuthentication } = await library();
    const response = await startAuthentication({ optionsJSON: asked.body.options });
    const reply = await post<SignedInAnswer>('/api/auth/passkey/', { origin, response });
    if (reply.kind === 'done') {
      keepSignedIn(reply.body);
      await keepMenuFacts();
    }
    return reply;
  } catch {
    return { kind: 'dropped' };
  }
}

/** Makes a key on this device for who is signed in. */
export async function addPasskey(): Promise<Outcome<{ isDone: true }>> {
  const { origin } = location;
  const asked = await callAccount('POST /user/passkeys/options', { origin });
  if (asked.kind !== 'done') return asked;
  try {
    const { startRegistration } = await library();
    const optionsJSON = asked.body.options as unknown as Options<'startRegistration'>;
    const { id, rawId, type, response, clientExtensionResults } = await startRegistration({ optionsJSON });
    if (type !== 'public-key') return { kind: 'dropped' };
    return await callAccount('POST /user/passkeys', {
      origin,
      response: {
        id,
        rawId,
        type,
        response: { ...response },
        clientExtensionResults: { ...clientExtensionResults },
      },
    });
  } catch (error) {
    return { kind: error instanceof Error && error.name === 'InvalidStateError' ? 'known' : 'dropped' };
  }
}

/** What is said of an outcome; nothing where the visitor himself gave up. */
export function outcomeText(outcome: Outcome<unknown>): string | undefined {
  if (outcome.kind === 'known') return 'На\u00a0этом устройстве ключ доступа уже есть.';
  return outcome.kind === 'away' || outcome.kind === 'refused' ? failureText(outcome) : undefined;
}
