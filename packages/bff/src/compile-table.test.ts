import { contract } from '@showroom/api-contract/contract';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { compileTable, findRows } from './compile-table.ts';
import type { Row } from './row.ts';

const answer = v.unknown();
const { lead, catalog, dealers, report } = contract;
const vehicle: Row = { call: catalog.detail, answer };
const commit: Row = {
  call: lead.commit,
  body: ['formId', 'formUrl', 'formData'],
  maxBody: 1_000,
  sent: ['idempotency-key'],
  answer,
};

// As a table would be after its types were silenced: the handler of a shell does not start with it.
test.each<[what: string, address: string, row: Row, words: string]>([
  ['a parameter that its endpoint does not know', 'GET /d', { call: dealers.short, query: ['role'], answer }, '{role}'],
  ['the holding', 'GET /d', { call: dealers.short, query: ['holdingId'], answer }, '{holdingId}'],
  ['a strange parameter in its address', 'GET /v/{vin}/{id}', vehicle, '{vin}'],
  ['a parameter that nobody fills', 'GET /v', vehicle, 'nobody fills id'],
  ['another method', 'POST /v/{id}', { ...vehicle, maxBody: 10 }, 'called by GET'],
  ['a write without a limit', 'POST /lead', { ...commit, maxBody: 0 }, 'largest body'],
  ['a strange key of the body', 'POST /lead', { ...commit, body: [...(commit.body ?? []), 'status'] }, 'no status'],
  ['a key that nobody sends', 'POST /lead', { ...commit, body: ['formId', 'formUrl'] }, 'nobody sends formData'],
  ['a header that nobody sends', 'POST /lead', { ...commit, sent: [] }, 'nobody fills idempotency-key'],
])('a row with %s does not start', (_what, address, row, words) => {
  expect(() => compileTable({ [address]: row })).toThrow(words);
});

test('two addresses of the same paths do not start', () => {
  expect(() => compileTable({ 'GET /a/{id}': vehicle, 'GET /b/{id}': vehicle })).not.toThrow();
  const short: Row = { call: dealers.detail, answer };
  expect(() => compileTable({ 'GET /a/{id}': vehicle, 'GET /a/{code}': short })).toThrow('answers the same paths');
});

test('what is written out whole wins over a parameter, and a path has a row per method', () => {
  const code: Row = { call: report.sendCode, body: ['phone'], maxBody: 10, answer };
  const rows = compileTable({
    'GET /a/{id}': vehicle,
    'GET /a/b': { call: contract.system.build, answer },
    'POST /a/b': code,
  });
  const methods = (path: string) => findRows(rows, path).rows.map(({ method, segments }) => `${method} ${segments[1]}`);
  expect(methods('/a/7')).toEqual(['GET {id}']);
  expect(methods('/a/b/')).toEqual(['GET b', 'POST b']);
  expect(findRows(rows, '/a/%D0%B0').values).toEqual(['a', 'а']);
  for (const path of ['/a', '/a/7/8', '/a//', '/a/%', '/a/%2E%2E', '/', '', '//a/7']) expect(methods(path)).toEqual([]);
});
