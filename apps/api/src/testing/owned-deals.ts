import { exampleDeal } from './example-deal.ts';
import { newCarsDealer, postJson, testDrive } from './lead-calls.ts';
import type { MakeSample } from './owned-samples.ts';

const nothing: MakeSample = () => ({});
const ownDeal: MakeSample = async (app, { phone }) => ({ params: { id: (await exampleDeal(app, phone)).id } });

/** Right calls of deals, the club and notices. */
export const ownedDeals: Readonly<Record<string, MakeSample>> = {
  'salesDeals.list': async (app, { phone }) => {
    await exampleDeal(app, phone);
    return {};
  },
  'salesDeals.get': ownDeal,
  'salesDeals.file': async (app, { phone }) => {
    const { id, document } = await exampleDeal(app, phone);
    return { params: { id, document } };
  },
  'salesDeals.sign': async (app, { phone }) => {
    const { id, document, sha256 } = await exampleDeal(app, phone);
    return { params: { id, document }, body: { sha256 } };
  },
  'loyalty.view': nothing,
  'loyalty.additional': nothing,
  'notices.list': async (app, { phone }) => {
    await exampleDeal(app, phone);
    return {};
  },
  'notices.read': nothing,
  'notices.settings': nothing,
  'notices.choose': () => ({ body: { kind: 'bonus', channels: ['push'] } }),
  'notices.subscribe': (_app, { customerId }) => ({
    body: { endpoint: `https://push.example/${customerId}`, p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
  }),
  'notices.unsubscribe': () => ({ body: { id: '0' } }),
  'accountHome.requests': async (app, { phone }) => {
    await postJson(app, '/api/lead/commit?holdingId=1', testDrive(await newCarsDealer(app), { phone }));
    return {};
  },
  'accountHome.view': async (app, { phone }) => {
    await exampleDeal(app, phone);
    return {};
  },
};
