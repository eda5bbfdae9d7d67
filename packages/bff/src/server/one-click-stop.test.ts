import { expect, test } from 'vitest';
import { call, useFakeApi } from './fake-api.fixture.ts';

const api = useFakeApi();
const token = 'Ab_-'.repeat(5).padEnd(22, 'x');
const address = `/api/unsubscribe/?token=${token}`;
const post = (body = 'List-Unsubscribe=One-Click', to = address) =>
  call(to, { method: 'POST', body, headers: { 'content-type': 'application/x-www-form-urlencoded' } });

test('a mail program stops letters by one post, with no cookie and from no page, and may do so again', async () => {
  api.says({ name: 'Бонусы' });
  for (let time = 0; time < 2; time += 1) expect((await post()).status).toBe(200);
  expect(api.asked.map(({ url, body }) => [`${url.pathname}${url.search}`, body])).toEqual(
    Array(2).fill(['/api/notices/stop?holdingId=2', JSON.stringify({ token })]),
  );
  const parts = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--';
  expect((await post(parts)).status).toBe(200);
});

test('who opens the address is led to the page that asks for a press; nothing is stopped', async () => {
  const response = await call(address);
  expect([response.status, response.headers.get('location')]).toEqual([302, `/unsubscribe/#${token}`]);
  expect([response.headers.get('cache-control'), api.asked]).toEqual(['no-store', []]);
});

test.each([
  ['another body', 'x=1', address, 400],
  ['no secret', undefined, '/api/unsubscribe/', 404],
  ['what is no secret', undefined, '/api/unsubscribe/?token=../x', 404],
])('%s is refused, and the API hears nothing', async (_, body, to, status) => {
  expect((await post(body, to)).status).toBe(status);
  expect(api.asked).toEqual([]);
});

test('an unknown secret is 404; an API that is away is asked again later', async () => {
  api.answer = (res) => res.writeHead(404).end('{}');
  expect((await post()).status).toBe(404);
  api.answer = (res) => res.writeHead(500).end('{}');
  expect([(await post()).status, (await post()).headers.get('retry-after')]).toEqual([503, '60']);
});
