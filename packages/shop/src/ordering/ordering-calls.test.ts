import { afterEach, expect, test, vi } from 'vitest';
import { type OrderInput, placeOrder } from './ordering-calls.ts';

const order = { lines: [{ id: 5, qty: 3 }], seenTotal: 100 } as unknown as OrderInput;

const refusedWith = async (...details: { field: string; message: string }[]) => {
  vi.stubGlobal('fetch', async () => Response.json({ message: '', code: 6, details }, { status: 409 }));
  const outcome = await placeOrder(order);
  return 'refusal' in outcome ? outcome.refusal : undefined;
};
afterEach(() => void vi.unstubAllGlobals());

const plain = (message = '') => message.replaceAll('\u00a0', ' ');
const messageOf = (refusal: Awaited<ReturnType<typeof refusedWith>>) =>
  refusal && 'failed' in refusal.result ? plain(refusal.result.message) : undefined;

const checkAgain =
  'Пока вы оформляли заказ, он изменился. Проверьте его и нажмите ещё раз: всё, что вы ввели, на месте.';

test('words about lines without a name are not shown: the page names them', async () => {
  const refusal = await refusedWith({ field: 'lines.5', message: 'Нет в наличии' });
  expect(refusal).toMatchObject({ isStale: true });
  expect(messageOf(refusal)).toBe(checkAgain);
});

test('what stands on no line is said, whole', async () => {
  expect(messageOf(await refusedWith({ field: 'seenTotal', message: 'Итог теперь 10 ₽.' }))).toBe(
    `Итог теперь 10 ₽. ${checkAgain}`,
  );
});

test('a code that is not taken is named as such, and the order goes on without it', async () => {
  const refusal = await refusedWith({ field: 'promo', message: 'Промокод уже не действует.' });
  expect(refusal).toMatchObject({ isStale: true, promo: 'Промокод уже не действует.' });
  expect(messageOf(refusal)).toBe('Промокод уже не действует. Оформим без него: проверьте сумму и нажмите ещё раз.');
});

test('an address that nothing is brought to is told at its field, and the order stays as it is', async () => {
  const message = 'Сейчас доставка — по Москве.';
  const refusal = await refusedWith({ field: 'receiving.address', message });
  expect(refusal).toEqual({ result: { failed: true, message }, isStale: false, address: message });
});
