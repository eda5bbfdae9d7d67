import { readFile } from 'node:fs/promises';
import { Agent, request } from 'node:https';
import type { BankWord } from '@showroom/domain/shop/payment';
import type { BspbSettings } from './bank-settings.ts';
import { type BankRecord, BankRefused, BankUnclear, type KnownOrder, type PaymentBank } from './payment-bank.ts';
import { leafOf, readXml, type XmlLeaves, xmlText } from './read-xml.ts';

/** The bank is waited for so long, ms: a payer hears within the five seconds of a call. */
const patienceMs = 4_500;
const maxBytes = 64 * 1024;

/** ISO 4217: the bank speaks numbers. */
const currencies: Readonly<Record<string, string>> = { RUB: '643' };
const currencyOf = (number: string | undefined): string =>
  Object.entries(currencies).find(([, known]) => known === number)?.[0] ?? number ?? '';

/** The bank's words for the state of an order. What stands not here is not known, and nothing is decided by it. */
const states: Readonly<Record<string, BankWord['state']>> = {
  CREATED: 'open',
  'ON-LOCK': 'open',
  'ON-PAYMENT': 'open',
  APPROVED: 'paid',
  REVERSED: 'paid',
  REFUNDED: 'paid',
  PARTREFUNDED: 'paid',
  DECLINED: 'declined',
  CANCELED: 'declined',
  CANCELLED: 'declined',
  EXPIRED: 'declined',
};

/** Answers that no repeat will mend: format, access, an operation that is not allowed now. */
const finalStatuses = new Set(['10', '30', '54']);

const element = (name: string, value: string): string => `<${name}>${xmlText(value)}</${name}>`;
const document = (operation: string, inner: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><TKKPG><Request>${element('Operation', operation)}${element('Language', 'RU')}${inner}</Request></TKKPG>`;

/** The reference ends the description of an order: the one field of ours that the bank gives back. */
const described = (description: string, reference: string): string => `${description.slice(0, 60)} ${reference}`;
const referenceIn = (description: string | undefined): string => /\S+$/.exec(description ?? '')?.[0] ?? '';

/**
 * Bank Saint Petersburg, internet acquiring: XML over HTTPS where both sides show a certificate. Its orders are registered, asked about
 * and refunded by number and session. Registration knows no reference of ours: whoever registers twice has two orders, of which the
 * payer sees one. Reads the certificates once; throws where they are missing.
 */
export async function bspbBank(settings: BspbSettings, timeoutMs = patienceMs): Promise<PaymentBank> {
  const { url, payOrigin, merchant } = settings;
  const [cert, key, ca] = await Promise.all([
    readFile(settings.certFile),
    readFile(settings.keyFile),
    settings.caFile === undefined ? undefined : readFile(settings.caFile),
  ]);
  const agent = new Agent({ cert, key, keepAlive: true, maxSockets: 20, minVersion: 'TLSv1.2', ...(ca && { ca }) });

  const call = async (operation: string, inner: string, record: BankRecord): Promise<XmlLeaves> => {
    const sent = document(operation, inner);
    await record('out', sent);
    const text = await post(agent, url, sent, timeoutMs);
    await record('in', text);
    let leaves: XmlLeaves;
    try {
      leaves = readXml(text);
    } catch (error) {
      throw new BankUnclear('NO_XML', error);
    }
    if (leafOf(leaves, 'Response/Operation') !== operation) throw new BankUnclear('OTHER_OPERATION');
    const status = leafOf(leaves, 'Response/Status') ?? '';
    if (status === '00') return leaves;
    if (finalStatuses.has(status)) throw new BankRefused(`STATUS_${status}`);
    throw new BankUnclear(`STATUS_${status.slice(0, 4)}`);
  };
  const known = ({ order, session }: KnownOrder, more = '') =>
    `<Order>${element('Merchant', merchant)}${element('OrderID', order)}${more}</Order>${element('SessionID', session)}`;

  return {
    name: 'bspb',
    development: false,
    register: async ({ reference, amount, currency, description, returnUrls }, record) => {
      const fields = {
        OrderType: 'Purchase',
        Merchant: merchant,
        Amount: String(amount),
        Currency: currencies[currency] ?? currency,
        Description: described(description, reference),
        ApproveURL: returnUrls.approve,
        CancelURL: returnUrls.cancel,
        DeclineURL: returnUrls.decline,
      };
      const inner = Object.entries(fields).map(([name, value]) => element(name, value));
      const leaves = await call('CreateOrder', `<Order>${inner.join('')}</Order>`, record);
      const [order, session, page] = ['OrderID', 'SessionID', 'Order/URL'].map((name) => leafOf(leaves, name) ?? '');
      if (!order || !session || !page || !URL.canParse(page)) throw new BankUnclear('NO_ORDER');
      const payUrl = new URL(page);
      // A payer is sent to the bank and nowhere else, whatever an answer says.
      if (payUrl.origin !== payOrigin) throw new BankUnclear('OTHER_HOST');
      payUrl.searchParams.set('ORDERID', order);
      payUrl.searchParams.set('SESSIONID', session);
      return { order, session, payUrl: payUrl.href };
    },
    status: async (order, record) => {
      const leaves = await call('GetOrderInformation', known(order), record);
      const state = states[(leafOf(leaves, 'OrderStatus') ?? '').toUpperCase()];
      const amount = kopecks(leafOf(leaves, 'Amount'));
      if (leafOf(leaves, 'OrderID') !== order.order) throw new BankUnclear('OTHER_ORDER');
      if (!state || amount === undefined) throw new BankUnclear('NO_STATE');
      const isReversed = leafOf(leaves, 'OrderStatus')?.toUpperCase() === 'REVERSED';
      return {
        reference: referenceIn(leafOf(leaves, 'Description')),
        state,
        amount: state === 'paid' ? amount : 0,
        currency: currencyOf(leafOf(leaves, 'Currency')),
        refunded: isReversed ? amount : (kopecks(leafOf(leaves, 'RefundAmount')) ?? 0),
      };
    },
    refund: async (order, amount, record) => {
      const refund = `<Refund>${element('Amount', String(amount))}${element('Currency', '643')}</Refund>`;
      await call('Refund', `${known(order)}${element('Description', 'Refund')}${refund}`, record);
    },
    close: async () => agent.destroy(),
  };
}

/** Whole and not negative, else undefined: an odd number is no sum. */
function kopecks(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,12}$/.test(text) ? Number(text) : undefined;
}

/** Posts a document; the answer's text. @throws {BankUnclear} for silence, too much, a wrong certificate and any status but 200 */
function post(agent: Agent, url: string, body: string, timeoutMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (code: string) => (cause?: unknown) => reject(new BankUnclear(code, cause));
    const sent = request(
      url,
      {
        method: 'POST',
        agent,
        signal: AbortSignal.timeout(timeoutMs),
        headers: { 'content-type': 'text/xml; charset=utf-8', 'content-length': Buffer.byteLength(body) },
      },
      (answer) => {
        const parts: Buffer[] = [];
        let size = 0;
        answer.on('error', fail('BROKEN'));
        answer.on('data', (part: Buffer) => {
          size += part.length;
          if (size <= maxBytes) return parts.push(part);
          fail('TOO_LONG')();
          answer.destroy();
        });
        answer.on('end', () =>
          answer.statusCode === 200
            ? resolve(Buffer.concat(parts).toString('utf8'))
            : fail(`HTTP_${answer.statusCode}`)(),
        );
      },
    );
    sent.on('error', (error) => fail((error as NodeJS.ErrnoException).code ?? error.name)(error));
    sent.end(body);
  });
}
