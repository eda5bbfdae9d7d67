import { expect, test } from 'vitest';
import { call, useFakeApi } from './fake-api.fixture.ts';

const api = useFakeApi();
const taken = { id: '0198c5f0-6a3e-4b7e-9d55-0123456789ab', name: 'cv.pdf', size: 9, mime: 'application/pdf' };

const formOf = (file: File | string, more: Record<string, string> = {}) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(more)) form.append(name, value);
  form.append('file', file);
  return form;
};
const send = (body: RequestInit['body'], headers: Record<string, string> = {}) =>
  call('/api/lead/file/', {
    method: 'POST',
    body: body ?? null,
    headers: { 'sec-fetch-site': 'same-origin', ...headers },
  });

test('a file goes on under the shell’s own holding, and nothing that stood beside it', async () => {
  api.says({ ...taken, path: '/secret' });
  const response = await send(formOf(new File(['%PDF-1.7'], 'cv.pdf'), { holdingId: '1', role: 'admin' }), {
    'x-forwarded-for': '203.0.113.9',
  });
  expect([response.status, await response.json()]).toEqual([200, taken]);
  const [asked] = api.asked;
  expect(asked?.url.href).toBe('http://api/api/lead/file?holdingId=2');
  expect(asked?.headers['x-forwarded-for']).toBe('203.0.113.9');
  expect(asked?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(asked?.body).toContain('%PDF-1.7');
  expect(asked?.body).not.toContain('admin');
});

test.each([
  ['from another site', formOf(new File(['x'], 'a.pdf')), { 'sec-fetch-site': 'cross-site' }, 403],
  ['as JSON', '{"file":"x"}', { 'content-type': 'application/json' }, 415],
  ['that is a word', formOf('x'), {}, 400],
  ['that is no form', 'x', { 'content-type': 'multipart/form-data; boundary=a' }, 400],
  ['beyond the limit', formOf(new File([new Uint8Array(16_000_000)], 'a.pdf')), {}, 413],
])('a file %s never reaches the API', async (_what, body, headers, status) => {
  api.says(taken);
  expect((await send(body, headers as Record<string, string>)).status).toBe(status);
  expect(api.asked).toEqual([]);
});
