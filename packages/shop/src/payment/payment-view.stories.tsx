import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { payment } from '../fixtures/order.data.ts';
import { PaymentView } from './payment-view.tsx';

/**
 * **Do** say what became of the money before anything is asked.
 *
 * **Don’t** offer to pay while the bank may have taken the money already.
 */
const meta = {
  title: 'Shop/PaymentView',
  component: PaymentView,
  args: { payment, phone: '74950000000', onPaid: fn() },
} satisfies Meta<typeof PaymentView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {};

export const Declined: Story = { args: { payment: { ...payment, state: 'declined' } } };

/** What a payment that is not possible any more says. */
export const Refused: Story = {
  args: { payment: { ...payment, state: 'declined', isPayable: false, refusal: 'Срок счёта вышел.' } },
};

export const TimeIsOver: Story = { args: { payment: { ...payment, state: 'expired', isPayable: false } } };

/** Part of it was given back. */
export const PaidInPart: Story = {
  args: { payment: { ...payment, state: 'paid', isPayable: false, refunded: 69_000 } },
};
