import { expect, test } from 'vitest';
import { callerAddress } from './caller-address.ts';

test.each([
  ['nobody can claim an address without a proxy of ours', '203.0.113.7', '192.0.2.1', false, '203.0.113.7'],
  ['the last entry is the one that our proxy wrote', '10.0.0.2', '6.6.6.6, 192.0.2.1', true, '192.0.2.1'],
  ['nonsense in the header falls back to the connection', '10.0.0.2', 'x', true, '10.0.0.2'],
  ['an IPv4 caller of a dual-stack socket keeps its IPv4 form', '::ffff:192.0.2.1', undefined, false, '192.0.2.1'],
  ['no connection, no address', undefined, undefined, false, undefined],
])('%s', (_name, connection, header, trust, expected) => {
  expect(callerAddress(connection, header, trust)).toBe(expected);
});
