import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Brand } from '@showroom/domain/brand';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { qrHandlers } from './qr-handlers.ts';

const vin = 'XTAGFK330KY123456';
const token = 'Bearer staff1.of.somebody';
let api: Server;
let isUp = true;

/** Answers as the API does: the token for the generator, the VIN for everybody. */
beforeAll(async () => {
  api = createServer((req, res) => {
    const url = new URL(req.url ?? '', 'http://api');
    if (!isUp) return void res.destroy();
    const answer = (status: number, body: unknown) => res.writeHead(status).end(JSON.stringify(body));
    if (url.searchParams.get('holdingId') !== '2') return answer(404, {});
    if (url.pathname === '/api/resolve') {
      const asked = ['kind', 'vin'].map((name) => url.searchParams.get(name));
      const isKnown = asked.join() === `windscreen-code,${vin}`;
      return answer(200, isKnown ? { state: 'moved', to: '/catalog/17/', status: 302 } : { state: 'missing' });
    }
    if (req.headers.authorization !== token) return answer(404, { code: 5 });
    return answer(200, { vehicleId: 17, vin, path: `/qr/${vin}/` });
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('API_URL', `http://127.0.0.1:${(api.address() as AddressInfo).port}`);
});
afterAll(() => {
  vi.unstubAllEnvs();
  api.close();
});

const handlers = qrHandlers({ holdingId: 2, host: 'house.example' } as Brand);
const context = (text: string) => ({ params: Promise.resolve({ vin: text }) });
const generate = (query = '', authorization: string | null = token) =>
  handlers.generate(
    new Request(`https://evil.example/qr/generator/${vin}/${query}`, {
      headers: authorization === null ? {} : { authorization },
    }),
    context(vin),
  );

/** What a phone's camera reads off a picture. */
async function scan(picture: ArrayBuffer): Promise<string | undefined> {
  const { data, info } = await sharp(Buffer.from(picture), { density: 400 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

test.each([
  ['SVG', '', 'image/svg+xml; charset=utf-8'],
  ['PNG', '?format=png', 'image/png'],
])('staff gets a code as %s that reads as the address on the own host', async (_kind, query, type) => {
  const response = await generate(query);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('cache-control')).toContain('no-store');
  expect(await scan(await response.arrayBuffer())).toBe(`https://house.example/qr/${vin}/`);
});

test('guests and customers are told that there is no such page', async () => {
  expect((await generate('', null)).status).toBe(404);
  expect((await generate('', 'Bearer staff1.of.nobody')).status).toBe(404);
});

test('a code leads to its vehicle, an unknown one nowhere', async () => {
  const found = await handlers.resolve(new Request('https://house.example/qr/x/'), context(vin));
  expect([found.status, found.headers.get('location')]).toEqual([302, '/catalog/17/']);
  expect((await handlers.resolve(new Request('https://house.example/qr/x/'), context('XTA'))).status).toBe(404);
});

test('while nobody answers it is 503 with a time to come back', async () => {
  isUp = false;
  const answers = [await handlers.resolve(new Request('https://house.example/qr/x/'), context(vin)), await generate()];
  isUp = true;
  expect(answers.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual([
    [503, '2'],
    [503, '2'],
  ]);
});
