import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlacedOrder } from './placed-order.tsx';

/** **Do** give the way on as a link: a browser that opened no tab by itself opens one for a press. */
const meta = {
  title: 'Shop/PlacedOrder',
  component: PlacedOrder,
  args: { number: 'A-000042', href: 'https://bank.example/', isPaying: true, way: 'window' },
} satisfies Meta<typeof PlacedOrder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LeavingForTheBank: Story = {};

/** A partner’s frame that may not take the window. */
export const BankInATab: Story = { args: { way: 'tab' } };

/** Neither window nor tab was let. */
export const NothingOpened: Story = { args: { way: 'stuck' } };

/** Paid on receipt. */
export const ToTheOrder: Story = { args: { isPaying: false } };
