import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Authority, makeAuthority, type Pair } from '../testing/certificates.ts';
import { bspbBank } from './bspb-bank.ts';
import { BankRefused, BankUnclear, type PaymentBank } from './payment-bank.ts';
import { leafOf, readXml } from './read-xml.ts';

const reference = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const order = {
  ...{ reference, amount: 123_400, currency: 'RUB', description: 'Заказ <A-000042> & "прочее"' },
  returnUrls: {
    approve: 'https://shop.example/a',
    cancel: 'https://shop.example/c',
    decline: 'https://shop.example/d',
  },
};
const known = { reference, order: '7001', session: 'S1' };

let authority: Authority;
let other: Authority;
let server: Server;
let folder = '';
let url = '';
/** What the bank of the test answers, as XML or as anything else. */
let answer: (asked: string) => string | undefined = () => '';
const heard: string[] = [];

const reply = (operation: string, inner: string, status = '00') =>
  `<?xml version="1.0" encoding="UTF-8"?><TKKPG><Response><Operation>${operation}</Operation><Status>${status}</Status>${inner}</Response></TKKPG>`;
const information = (more: Record<string, string> = {}) => {
  const row = {
    ...{ Amount: '123400', Currency: '643', Orderstatus: 'APPROVED', Description: `Заказ A-000042 ${reference}` },
    ...more,
  };
  const fields = Object.entries(row).map(([name, value]) => `<${name}>${value}</${name}>`);
  return reply('GetOrderInformation', `<Order><OrderID>7001</OrderID><row>${fields.join('')}</row></Order>`);
};

const save = (name: string, text: string) => {
  const path = join(folder, name);
  writeFileSync(path, text, { mode: 0o600 });
  return path;
};
const open = (pair: Pair, ca: string, at = url): Promise<PaymentBank> =>
  bspbBank(
    {
      ...{ url: at, payOrigin: 'https://pay.bank.example', merchant: 'ES000001' },
      ...{ certFile: save('cert.pem', pair.cert), keyFile: save('key.pem', pair.key), caFile: save('ca.pem', ca) },
    },
    1_500,
  );
const said: string[] = [];
const record = async (direction: string, body: string) => {
  said.push(`${direction} ${body}`);
};

let bank: PaymentBank;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bank-'));
  [authority, other] = await Promise.all([makeAuthority('Bank'), makeAuthority('Somebody else')]);
  const own = await authority.issue('localhost');
  server = createServer({ ...own, ca: authority.cert, requestCert: true, rejectUnauthorized: true }, (req, res) => {
    let body = '';
    req.setEncoding('utf8').on('data', (part: string) => {
      body += part;
    });
    req.on('end', () => {
      heard.push(body);
      const text = answer(body);
      if (text !== undefined) res.writeHead(200, { 'content-type': 'text/xml' }).end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `https://localhost:${(server.address() as AddressInfo).port}/exec`;
  bank = await open(await authority.issue('merchant'), authority.cert);
});
afterAll(async () => {
  await bank.close();
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  heard.length = 0;
  said.length = 0;
});

test('an order is registered with its sum, its reference and where to return; the page is the bank’s own', async () => {
  answer = () =>
    reply(
      'CreateOrder',
      '<Order><OrderID>7001</OrderID><SessionID>S1</SessionID><URL>https://pay.bank.example/index.jsp</URL></Order>',
    );
  const registered = await bank.register(order, record);
  expect(registered).toEqual({
    ...{ order: '7001', session: 'S1' },
    payUrl: 'https://pay.bank.example/index.jsp?ORDERID=7001&SESSIONID=S1',
  });
  const asked = readXml(heard[0] ?? '');
  expect(leafOf(asked, 'Amount')).toBe('123400');
  expect(leafOf(asked, 'Currency')).toBe('643');
  expect(leafOf(asked, 'Description')).toBe(`Заказ <A-000042> & "прочее" ${reference}`);
  expect(leafOf(asked, 'ApproveURL')).toBe('https://shop.example/a');
  expect(said.map((line) => line.split(' ')[0])).toEqual(['out', 'in']);
});

test('an address of another host is no page to pay on', async () => {
  answer = () =>
    reply('CreateOrder', '<Order><OrderID>1</OrderID><SessionID>S</SessionID><URL>https://evil.example/</URL></Order>');
  await expect(bank.register(order, record)).rejects.toMatchObject({ name: 'BankUnclear', code: 'OTHER_HOST' });
});

test.each([
  [{}, { state: 'paid', amount: 123_400, currency: 'RUB', refunded: 0, reference }],
  [{ Orderstatus: 'ON-PAYMENT' }, { state: 'open', amount: 0 }],
  [{ Orderstatus: 'DECLINED' }, { state: 'declined', amount: 0 }],
  [{ Amount: '1' }, { state: 'paid', amount: 1 }],
  [{ Currency: '840' }, { currency: '840' }],
  [{ Description: 'Заказ AAAA' }, { reference: 'AAAA' }],
  [
    { RefundAmount: '400', Orderstatus: 'PARTREFUNDED' },
    { state: 'paid', refunded: 400 },
  ],
  [{ Orderstatus: 'REVERSED' }, { state: 'paid', refunded: 123_400 }],
])('the bank’s information %j', async (row, word) => {
  answer = () => information(row);
  expect(await bank.status(known, record)).toMatchObject(word);
});

test.each([
  ['a state nobody knows', () => information({ Orderstatus: 'WHATEVER' }), 'NO_STATE'],
  ['a sum that is none', () => information({ Amount: '12.5' }), 'NO_STATE'],
  ['another operation', () => reply('Refund', ''), 'OTHER_OPERATION'],
  ['another order', () => information().replace('7001', '7002'), 'OTHER_ORDER'],
  ['a DTD', () => information().replace('?>', '?><!DOCTYPE x [<!ENTITY a "b">]>'), 'NO_XML'],
  ['half a document', () => information().slice(0, 80), 'NO_XML'],
  ['a page', () => '<html><br></html>', 'NO_XML'],
  ['a huge document', () => information({ Description: 'x'.repeat(200_000) }), 'TOO_LONG'],
  ['a failure of the moment', () => reply('GetOrderInformation', '', '96'), 'STATUS_96'],
])('%s says nothing', async (_name, given, code) => {
  answer = given;
  await expect(bank.status(known, record)).rejects.toMatchObject({ name: 'BankUnclear', code });
});

test('a refusal that no repeat will mend is told apart', async () => {
  answer = () => reply('Refund', '', '54');
  await expect(bank.refund(known, 100, record)).rejects.toBeInstanceOf(BankRefused);
  answer = () => reply('Refund', '');
  await bank.refund(known, 100, record);
  expect(leafOf(readXml(heard.at(-1) ?? ''), 'Refund/Amount')).toBe('100');
});

test('silence ends in time', async () => {
  answer = () => undefined;
  const began = performance.now();
  await expect(bank.status(known, record)).rejects.toBeInstanceOf(BankUnclear);
  expect(performance.now() - began).toBeLessThan(4_000);
});

test('a bank that shows another authority’s certificate hears nothing', async () => {
  answer = () => information();
  const deceived = await open(await authority.issue('merchant'), other.cert);
  await expect(deceived.status(known, record)).rejects.toBeInstanceOf(BankUnclear);
  expect(heard).toEqual([]);
  await deceived.close();
});

test('the bank talks to nobody without the merchant’s certificate', async () => {
  answer = () => information();
  const stranger = await open(await other.issue('merchant'), authority.cert);
  await expect(stranger.status(known, record)).rejects.toBeInstanceOf(BankUnclear);
  expect(heard).toEqual([]);
  await stranger.close();
});
