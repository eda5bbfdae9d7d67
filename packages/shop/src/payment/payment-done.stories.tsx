import type { Meta, StoryObj } from '@storybook/react-vite';
import { payment } from '../fixtures/order.data.ts';
import { PaymentDone } from './payment-done.tsx';

/** **Do** name what was bought and where the receipt goes. */
const meta = {
  title: 'Shop/PaymentDone',
  component: PaymentDone,
  args: {
    payment: {
      ...payment,
      ...{ state: 'paid', isPayable: false, email: 'anna@example.com' },
      lines: [{ name: 'Фильтр масляный', count: 2, sum: 138_000 }],
      next: 'Будет готов 24\u00a0ноября. Центр на\u00a0Ленинградском, Ленинградский проспект, 1.',
    },
  },
} satisfies Meta<typeof PaymentDone>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = {};

/** A deposit for a vehicle. */
export const Deposit: Story = {
  args: {
    payment: { ...payment, subject: 'reservation', title: 'Бронь R-000007, Haval Jolion', state: 'paid', lines: [] },
  },
};

export const GivenBack: Story = { args: { payment: { ...payment, state: 'refunded', refunded: 138_000 } } };
