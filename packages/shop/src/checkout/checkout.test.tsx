import { expect, test } from 'vitest';
import { order } from '../fixtures/order.data.ts';
import { linksOf, render, textOf } from '../fixtures/render.tsx';
import { calendarFile } from './calendar-file.ts';
import { clockText, heldText } from './hold-timer.tsx';
import type { Order } from './order-calls.ts';
import { OrderView } from './order-view.tsx';

const view = (change: Partial<Order> = {}, more: { isChecking?: boolean; isTired?: boolean } = {}) =>
  render(
    <OrderView
      order={{ ...order, ...change }}
      payment={undefined}
      isChecking={more.isChecking ?? false}
      isTired={more.isTired ?? false}
      phone="74950000000"
      onOver={() => {}}
    >
      {null}
    </OrderView>,
  );

test('an order says how far it is, what is in it, what it costs, where and when it is taken', () => {
  const html = view();
  const text = textOf(html);
  expect(html.match(/<h1/g)).toHaveLength(1);
  for (const words of [
    'Заказ A-000042',
    'Ждёт оплаты',
    'Фильтр масляный',
    '2 шт. по 690 ₽',
    'Скидка −200 ₽',
    '1 380 ₽',
  ])
    expect(text).toContain(words);
  for (const words of ['Где забрать', 'Центр на Ленинградском', 'с 24 ноября', '09:00–21:00'])
    expect(text).toContain(words);
  expect(linksOf(html)).toEqual(expect.arrayContaining(['/item/500001/', 'tel:+74950000001']));
});

test('while the bank is asked nobody is told to pay; what is over says where goods and money went', () => {
  expect(textOf(view({}, { isChecking: true }))).toContain('Платить второй раз не нужно');
  expect(textOf(view({}, { isTired: true }))).toContain('Банк ещё не ответил');
  expect(textOf(view({ status: 'expired', heldUntil: null, isCancellable: false }))).toContain(
    'деньги всё же списались',
  );
  const back = textOf(view({ status: 'refunded', refunded: 138_000, heldUntil: null, isCancellable: false }));
  expect(back).toContain('Вернули 1 380 ₽');
  expect(back).not.toContain('Забрать можно');
});

test('a delivery has no centre', () => {
  const text = textOf(view({ receiving: 'delivery', centre: null, readyHours: null }));
  expect(text).toContain('Привезём 24 ноября');
  expect(text).not.toContain('Где забрать');
});

test('the file of a calendar is a whole day, its words escaped, nobody named', () => {
  const file = calendarFile({ ...order, readyOn: '2026-12-31' }, 'shop.example');
  expect(file).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101');
  expect(file).toContain('LOCATION:Центр на\u00a0Ленинградском\\, Ленинградский проспект\\, 1');
  expect(file).not.toContain('•••');
});

test('a day and its hour are each of one piece', () => {
  expect(heldText(Date.parse('2026-12-01T21:00:00Z'))).toBe('до\u00a02\u00a0декабря в\u00a000:00\u00a0мск');
});

test('a clock of what is left never runs below nought', () => {
  expect([clockText(725_000), clockText(1), clockText(-5_000)]).toEqual(['12:05', '0:01', '0:00']);
});
