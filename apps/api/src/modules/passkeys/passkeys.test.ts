import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../db/testing.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

const origin = 'https://brand-one.example';
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** An authenticator in software: ES256, no attestation (WebAuthn Level 3, 6.1 and 6.5). */
function authenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  const cose = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    Buffer.from(x, 'base64url'),
    Buffer.from([0x22, 0x58, 0x20]),
    Buffer.from(y, 'base64url'),
  ]);
  let counter = 0;
  const head = (rpId: string, flags: number) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(++counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
  };
  const client = (type: string, challenge: string, at: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }));
  const name = id.toString('base64url');
  const common = { id: name, rawId: name, type: 'public-key', clientExtensionResults: {} };
  return {
    create(challenge: string, rpId: string, at = origin) {
      const size = Buffer.from([0, id.length]);
      const data = Buffer.concat([head(rpId, 0x45), Buffer.alloc(16), size, id, cose]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(data.length);
      // {"fmt": "none", "attStmt": {}, "authData": …} in CBOR.
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3, 0x63]),
        Buffer.from('fmt'),
        Buffer.from([0x64]),
        Buffer.from('none'),
        Buffer.from([0x67]),
        Buffer.from('attStmt'),
        Buffer.from([0xa0, 0x68]),
        Buffer.from('authData'),
        Buffer.from([0x59]),
        length,
        data,
      ]);
      const clientDataJSON = client('webauthn.create', challenge, at).toString('base64url');
      return { ...common, response: { clientDataJSON, attestationObject: attestationObject.toString('base64url') } };
    },
    get(challenge: string, rpId: string, at = origin) {
      const data = head(rpId, 0x05);
      const clientData = client('webauthn.get', challenge, at);
      const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), privateKey);
      return {
        ...common,
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}

describe.each(engines)('on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { vehicles: 20 });
  });
  afterAll(() => app.close());

  const post = (path: string, body: object, authorization?: string) =>
    app.get(`/api${path}?holdingId=1`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
      body: JSON.stringify(body),
    });
  const challengeOf = ({ body }: { body: unknown }) => (body as { options: { challenge: string } }).options.challenge;
  const askSignIn = async () => challengeOf(await post('/auth/passkey/options', { origin }));

  async function withKey(phone: string) {
    const who = await signInAs(app, { holdingId: 1, phone });
    const device = authenticator();
    const challenge = challengeOf(await post('/user/passkeys/options', { origin }, who.authorization));
    const response = device.create(challenge, 'brand-one.example');
    expect((await post('/user/passkeys', { origin, response }, who.authorization)).status).toBe(200);
    return { who, device };
  }

  test('a key that was added signs in; its challenge does once', async () => {
    const { who, device } = await withKey('79170000001');
    const challenge = await askSignIn();
    const response = device.get(challenge, 'brand-one.example');
    const answer = await post('/auth/passkey', { origin, response });
    expect(answer.status).toBe(200);
    const { token } = answer.body as { token: string };
    const user = await app.get('/api/user?holdingId=1', { headers: { authorization: `Bearer ${token}` } });
    expect(user.body).toMatchObject({ phone: '79170000001', hasPasskey: true });
    expect((await post('/auth/passkey', { origin, response })).status).toBe(400);
    const keys = await app.get('/api/user/passkeys?holdingId=1', { headers: { authorization: who.authorization } });
    expect(keys.body).toMatchObject({ items: [{ device: 'Неизвестное устройство', usedAt: expect.any(String) }] });
  });

  test('a strange site, key, signature or challenge is refused alike', async () => {
    const { device } = await withKey('79170000002');
    const site = 'brand-one.example';
    const other = authenticator();
    const swapped = device.get(await askSignIn(), site);
    const refusals = [
      await post('/auth/passkey', { origin, response: device.get(await askSignIn(), 'evil.example') }),
      await post('/auth/passkey', { origin, response: device.get(await askSignIn(), site, 'https://evil.example') }),
      await post('/auth/passkey', { origin, response: other.get(await askSignIn(), site) }),
      await post('/auth/passkey', { origin, response: device.get(randomBytes(32).toString('base64url'), site) }),
      await post('/auth/passkey', {
        origin,
        response: { ...swapped, response: { ...swapped.response, signature: other.get('x', site).response.signature } },
      }),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
    expect(new Set(refusals.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await post('/auth/passkey/options', { origin: 'https://evil.example' })).status).toBe(400);
    expect((await post('/auth/passkey/options', { origin: 'http://localhost:3001' })).status).toBe(400);
  });

  test('a challenge of one customer adds no key to another, and a key goes with its owner alone', async () => {
    const { who, device } = await withKey('79170000003');
    const stranger = await signInAs(app, { holdingId: 1, phone: '79170000004' });
    const challenge = challengeOf(await post('/user/passkeys/options', { origin }, who.authorization));
    const response = authenticator().create(challenge, 'brand-one.example');
    expect((await post('/user/passkeys', { origin, response }, stranger.authorization)).status).toBe(400);
    const { id } = device.get('x', 'brand-one.example');
    const remove = (authorization: string) =>
      app.get(`/api/user/passkeys/${id}?holdingId=1`, {
        method: 'DELETE',
        headers: { authorization, 'content-type': 'application/json' },
        body: '{}',
      });
    expect([(await remove(stranger.authorization)).status, (await remove(who.authorization)).status]).toEqual([
      404, 200,
    ]);
    const gone = device.get(await askSignIn(), 'brand-one.example');
    expect((await post('/auth/passkey', { origin, response: gone })).status).toBe(400);
  });
});
