import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { createRefusal } from './refusal.ts';

const refusalOf = createRefusal([{ method: 'POST', path: '/api/forms/lead', maxBody: 100 }]);
const ask = (method: string, url: string, headers: IncomingMessage['headers'] = {}) =>
  refusalOf({ method, url, headers } as IncomingMessage)?.status;

test('a form that is sent before its script is there leaves the browser where it is; a program is told', () => {
  expect(ask('POST', '/reviews/sever/', { 'sec-fetch-mode': 'navigate' })).toBe(204);
  expect(ask('POST', '/reviews/sever/', { 'sec-fetch-mode': 'cors' })).toBe(405);
  expect(ask('PUT', '/reviews/sever/', { 'sec-fetch-mode': 'navigate' })).toBe(405);
  expect(ask('POST', '/api/forms/lead/', { 'content-length': '10' })).toBeUndefined();
});
