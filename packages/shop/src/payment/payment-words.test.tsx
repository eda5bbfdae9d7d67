import { expect, test } from 'vitest';
import { OrderView } from '../checkout/order-view.tsx';
import { order, payment } from '../fixtures/order.data.ts';
import { render, textOf } from '../fixtures/render.tsx';
import type { Payment } from './payment-calls.ts';
import { PaymentView } from './payment-view.tsx';

type Told = { status: typeof order.status; state: Payment['state'] };
const ofPayment = ({ status, state }: Told) =>
  textOf(
    render(
      <PaymentView
        payment={{ ...payment, state, isPayable: status !== 'paid' }}
        phone="74950000000"
        onPaid={() => {}}
      />,
    ),
  );
const ofOrder = ({ status, state }: Told) =>
  textOf(
    render(
      <OrderView
        order={{ ...order, status, isPayable: status !== 'paid' }}
        payment={{ ...payment, state }}
        isChecking={state === 'pending'}
        isTired={false}
        phone="74950000000"
        onOver={() => {}}
      >
        {null}
      </OrderView>,
    ),
  );

/** What the API tells after each answer of the development bank (`payments.test.ts`). */
test.each([
  ['approve, twice', { status: 'paid', state: 'paid' }, 'платить больше ничего не нужно', 'Оплачен'],
  ['cancel, decline', { status: 'awaiting_payment', state: 'declined' }, 'Деньги не списаны', 'Оплата не прошла'],
  [
    'delay, never, a wrong sum',
    { status: 'awaiting_payment', state: 'pending' },
    'подождите: банк вот-вот ответит',
    'Платить второй раз не нужно',
  ],
] as const)('after %s both pages say so', (_answers, told, onPayment, onOrder) => {
  expect(ofPayment(told)).toContain(onPayment);
  expect(ofOrder(told)).toContain(onOrder);
  if (told.state !== 'paid') expect(ofOrder(told)).not.toContain('Оплачен');
});
