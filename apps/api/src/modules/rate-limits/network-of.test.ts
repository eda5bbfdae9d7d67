import { expect, test } from 'vitest';
import { countedAddress } from './network-of.ts';

test.each([
  ['203.0.113.77', { address: '203.0.113.77', network: '203.0.113.0/24' }],
  ['::ffff:203.0.113.77', { address: '203.0.113.77', network: '203.0.113.0/24' }],
  ['2001:db8:1:2:3:4:5:6', { address: '2001:db8:1:2::/64', network: '2001:db8:1::/48' }],
  ['2001:DB8:0001::', { address: '2001:db8:1::/64', network: '2001:db8:1::/48' }],
  ['fe80::1%eth0', { address: 'fe80::/64', network: 'fe80::/48' }],
  ['64:ff9b::203.0.113.77', { address: '64:ff9b::/64', network: '64:ff9b::/48' }],
  ['127.0.0.1', undefined],
  ['::1', undefined],
  ['::ffff:127.8.8.8', undefined],
  ['nonsense', undefined],
  ['127.1', undefined],
  [undefined, undefined],
])('of %s counts %o', (address, counted) => {
  expect(countedAddress(address)).toEqual(counted);
});
