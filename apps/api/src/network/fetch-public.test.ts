import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FetchLimits, fetchPublic } from './fetch-public.ts';
import { isAllowedAddress } from './public-address.ts';

let server: Server;
let base: string;
beforeAll(async () => {
  server = createServer((req, res) => {
    if (req.url === '/moved') res.writeHead(302, { location: 'http://169.254.169.254/' }).end();
    else if (req.url === '/near') res.writeHead(307, { location: '/feed.xml' }).end();
    else if (req.url === '/circle') res.writeHead(302, { location: '/circle' }).end();
    else if (req.url === '/large') res.end('x'.repeat(5_000));
    else if (req.url === '/cut') {
      res.writeHead(200, { 'content-length': 100 });
      res.write('half');
      setTimeout(() => res.destroy(), 20);
    } else if (req.url === '/silent') res.flushHeaders();
    else res.end('<data/>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function read(url: string, limits: Partial<FetchLimits> = {}): Promise<string> {
  const { bytes } = await fetchPublic(new URL(url), { allowLoopback: true, ...limits });
  let text = '';
  for await (const chunk of bytes) text += Buffer.from(chunk).toString();
  return text;
}

test('a feed is fetched from this machine only when that is allowed', async () => {
  expect(await read(`${base}/feed.xml`)).toBe('<data/>');
  expect(await read(`${base}/near`)).toBe('<data/>');
  await expect(read(`${base}/feed.xml`, { allowLoopback: false })).rejects.toThrow(/private network.*--allow-loopback/);
  await expect(read(base.replace('127.0.0.1', 'localhost'), { allowLoopback: false })).rejects.toThrow(
    /private network/,
  );
});

test.each([
  ['a redirect into an inner network', '/moved', {}, /private network/],
  ['a circle of redirects', '/circle', {}, /circle/],
  ['more bytes than allowed', '/large', { maxBytes: 1_000 }, /larger/],
  ['a download that breaks off', '/cut', {}, /broke off/],
  ['a server that goes silent', '/silent', { silenceMs: 50 }, /broke off|does not answer/],
])('%s is refused', async (_what, path, limits, sentence) => {
  await expect(read(base + path, limits)).rejects.toThrow(sentence);
});

test('other protocols and inner networks are refused, however they are written', async () => {
  await expect(read('ftp://files.example/feed.xml')).rejects.toThrow(/http/);
  for (const host of ['169.254.169.254', '10.1.2.3', '[::ffff:192.168.0.1]', '0x7f000001', '[fd00::1]', '0.0.0.0'])
    await expect(read(`http://${host}/`, { allowLoopback: false })).rejects.toThrow(/private network/);
});

test.each([
  ['8.8.8.8', true],
  ['2a00:1450:4010::1', true],
  ['127.0.0.1', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['::7f00:1', false],
  ['0.0.0.1', false],
  ['172.31.0.1', false],
  ['100.64.0.1', false],
  ['169.254.169.254', false],
  ['192.0.0.1', false],
  ['198.19.255.255', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['fd12::1', false],
  ['fe80::1', false],
  ['fe80::1%eth0', false],
  ['ff02::1', false],
  ['nonsense', false],
])('%s: %s', (address, allowed) => {
  expect(isAllowedAddress(address, false)).toBe(allowed);
});
