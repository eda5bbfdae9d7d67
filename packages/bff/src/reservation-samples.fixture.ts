const id = '0d2b4f6a-8c1e-4a3b-9d5f-7e6c5b4a3d2e';
const reservation = {
  id,
  number: 'B-000042',
  status: 'created' as const,
  vehicle: 'Kia Rio, 2024',
  vehicleHref: '/catalog/7/',
  vehicleId: 7,
  deposit: 2_000_000,
  price: 150_000_000,
  days: 3,
  heldUntil: '2026-11-23T09:30:00.000Z',
  createdAt: '2026-11-23T09:00:00.000Z',
  centre: { name: 'Север', address: 'Москва, Дмитровское шоссе, 1', phone: '74955550101' },
  phone: '+7\u00a0•••\u00a0•••-45-67',
  paymentId: id,
  isPayable: true,
  isCancellable: true,
  history: [{ text: 'Ждёт оплаты', at: '2026-11-23T09:00:00.000Z' }],
};

/** A call of every row of reservations. */
export const reservationSamples = {
  'POST /reservation': {
    input: {
      vehicleId: 7,
      holder: { firstname: 'Анна', phone: '+7 (916) 123-45-67', policy: true },
      termsVersion: '2026-11-23',
    },
    reply: { id, number: 'B-000042', paymentId: id },
  },
  'GET /reservation/{id}': { input: { id }, reply: reservation },
  'POST /reservation/{id}/cancel': { input: { id }, reply: { ...reservation, status: 'cancelled' as const } },
  'POST /reservation/{id}/pay': { input: { id }, reply: { paymentId: id } },
};
