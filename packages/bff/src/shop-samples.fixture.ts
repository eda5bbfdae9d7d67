const sums = { price: 89_000, disprice: 79_000, saving: 10_000, promo: 0, points: 0, delivery: 0, total: 79_000 };
const lines = [{ id: 500_001, qty: 1 }];
const id = '0198c5f0-6a3e-4b7e-9d55-0123456789ab';
const day = '2026-11-24';
const picked = { price: 89_000, disprice: 79_000, sum: 79_000, picture: '/media/scene/service' };

const order = {
  ...{ id, number: 'A-000042', status: 'awaiting_payment' as const, createdAt: `${day}T10:00:00.000Z` },
  ...{ pay: 'online' as const, receiving: 'pickup' as const, dealer: 'north', readyOn: day, total: 79_000, pieces: 1 },
  lines: [{ id: 1, itemId: 500_001, name: 'Фильтр', partCode: 'W 712/75', qty: 1, refunded: 0, ...picked }],
  ...{ sums, refunded: 0, promoCode: null, earns: 0, readyHours: '09:00–21:00', phone: '+7 ••• •••-45-67' },
  centre: { name: 'Север', address: 'Москва, Дмитровское шоссе, 1', phone: '74955550101' },
  ...{ heldUntil: `${day}T10:30:00.000Z`, paymentId: id, isPayable: true, isCancellable: true },
  history: [{ text: 'Заказ принят', at: `${day}T10:00:00.000Z` }],
};

/** What a browser would send to the shop's calls, and what the API would answer. */
export const shopSamples = {
  'POST /store/quote': {
    input: { lines, city: 'msk' as const, promo: 'WINTER' },
    reply: {
      lines: [
        { id: 500_001, name: 'Фильтр', partCode: 'W 712/75', brand: 'MANN', qty: 1, left: 3, problem: null, ...picked },
      ],
      ...{ missing: [], sums, promo: null, points: null, earns: 0, payments: ['online' as const, 'receipt' as const] },
      centres: [
        {
          ...{ code: 'north', name: 'Север', city: 'msk' as const, address: 'Дмитровское шоссе, 1' },
          ...{ phone: '74955550101', hours: [{ days: 'пн–вс', hours: '09:00–21:00' }] },
          ...{ readyOn: day, readyHours: '09:00–21:00', isAllHere: true },
        },
      ],
      delivery: { price: 49_000, freeFrom: 1_000_000, city: 'msk' as const, readyOn: day },
      ...{ offerVersion: '2026-11-20', paymentMinutes: 30 },
    },
  },
  'POST /store/order': {
    input: {
      lines,
      receiving: { kind: 'pickup' as const, dealer: 'north' },
      pay: 'online' as const,
      recipient: { firstname: 'Анна', phone: '79991234567' },
      offer: { isAgreed: true as const, version: '2026-11-20' },
      seenTotal: 79_000,
    },
    reply: { id, number: 'A-000042', paymentId: id },
  },
  'GET /store/order/{id}': { input: { id }, reply: order },
  'POST /store/order/{id}/cancel': { input: { id }, reply: { ...order, status: 'cancelled' as const } },
  'POST /store/order/{id}/pay': { input: { id }, reply: { paymentId: id } },
};
