import type { SignedIn } from '@showroom/api-contract/account';
import type { SignInOptions } from '@showroom/api-contract/passkeys';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { ApiError } from '../../http/api-error.ts';
import type { ApiContext } from '../../rpc/context.ts';
import { type Customer, unauthenticated } from '../account/require-customer.ts';
import { readUser } from '../account/user.ts';
import { enter, seenFrom } from '../sign-in/enter.ts';
import {
  addPasskey,
  findPasskey,
  type KnownPasskey,
  keepChallenge,
  notePasskeyUse,
  passkeysOf,
  takeChallenge,
} from './queries.ts';
import { type RelyingParty, relyingParty } from './relying-party.ts';

/** JSON of WebAuthn as a page sends it; the library reads it and refuses what is wrong. */
type Given = { origin: string; response: object };

/** How long a browser waits for a finger, ms. */
const timeoutMs = 60_000;

const refused = () =>
  new ApiError('INVALID_ARGUMENT', 'Ключ доступа не\u00a0подошёл. Войдите по\u00a0коду из\u00a0сообщения.');

/** What is to be signed to sign in: any key of this site, so that nobody learns whose there are (B-09). */
export async function askSignIn(context: ApiContext, holdingId: number, origin: string): Promise<SignInOptions> {
  const { id: rpId } = relyingParty(context, holdingId, origin);
  const userVerification = 'required';
  const { challenge } = await generateAuthenticationOptions({ rpID: rpId, userVerification, timeout: timeoutMs });
  await keepChallenge(context.database, challenge, { holdingId, customerId: null });
  return { challenge, rpId, timeout: timeoutMs, userVerification };
}

/** What a new key of a customer is made of. */
export async function askNew(context: ApiContext, { id, holdingId, phone }: Customer, origin: string): Promise<object> {
  const party = relyingParty(context, holdingId, origin);
  const own = await passkeysOf(context.database, id);
  const options = await generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userName: `+${phone}`,
    userID: new TextEncoder().encode(id),
    attestationType: 'none',
    excludeCredentials: own.map((key) => ({ id: key.id, transports: key.transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(context.database, options.challenge, { holdingId, customerId: id });
  return options;
}

/** Stores a new key. Throws 400 for whatever the library or the challenge does not vouch for. */
export async function addKey(context: ApiContext, customer: Customer, given: Given, device: string): Promise<void> {
  const { id: customerId, holdingId } = customer;
  const party = relyingParty(context, holdingId, given.origin);
  const info = await verifyRegistrationResponse({
    response: given.response as RegistrationResponseJSON,
    expectedChallenge: (challenge) => takeChallenge(context.database, challenge, { holdingId, customerId }),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
  }).then(
    ({ verified, registrationInfo }) => (verified ? registrationInfo : undefined),
    () => undefined,
  );
  if (!info) throw refused();
  const { credential, credentialBackedUp: isBackedUp } = info;
  const key = {
    id: credential.id,
    customerId,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: credential.transports ?? [],
  };
  if (!(await addPasskey(context.database, { ...key, isBackedUp, device }))) throw refused();
  context.log.info({ event: 'passkey-added', session: customer.sessionId }, 'security');
}

/** The key's new counter, when the signature is right. */
async function verified(
  context: ApiContext,
  key: KnownPasskey,
  party: RelyingParty,
  holdingId: number,
  response: object,
): Promise<number | undefined> {
  return verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge: (challenge) => takeChallenge(context.database, challenge, { holdingId, customerId: null }),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: {
      id: key.id,
      publicKey: Buffer.from(key.publicKey, 'base64url'),
      counter: key.counter,
    },
    requireUserVerification: true,
  }).then(
    ({ verified: isRight, authenticationInfo }) => (isRight ? authenticationInfo.newCounter : undefined),
    () => undefined,
  );
}

/** Opens a session by a key. One refusal for an unknown key, a wrong signature and an old challenge. */
export async function signInByPasskey(
  context: ApiContext,
  holdingId: number,
  { origin, response }: Given & { response: { id: string } },
  userAgent: string | undefined,
): Promise<SignedIn> {
  const party = relyingParty(context, holdingId, origin);
  const key = await findPasskey(context.database, holdingId, response.id);
  const counter = key && (await verified(context, key, party, holdingId, response));
  if (!key || counter === undefined) {
    context.log.info({ event: 'sign-in-refused', holding: holdingId, method: 'passkey' }, 'security');
    throw refused();
  }
  const from = await seenFrom(context, userAgent);
  const { customerId } = key;
  const answer = await context.database.transaction(async (executor) => {
    const now = await findPasskey(executor, holdingId, key.id);
    // Removed meanwhile, or used by a copy of the key in the same moment.
    if (!now || now.counter !== key.counter) throw unauthenticated();
    await notePasskeyUse(executor, key.id, counter);
    const { firstName } = await readUser(executor, { id: customerId });
    const pair = await enter(executor, context.tokenSecret, {
      customerId,
      holdingId,
      method: 'passkey',
      ...from,
    });
    return { ...pair, isNew: firstName === null };
  });
  context.log.info({ event: 'signed-in', holding: holdingId, method: 'passkey' }, 'security');
  return answer;
}
