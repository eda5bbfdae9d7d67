import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { quote } from '../fixtures/order.data.ts';
import { OrderingSummary } from './ordering-summary.tsx';

const [first, second] = quote.lines;

/** **Do** show the rows that take something off or add something, and no others. */
const meta = {
  title: 'Shop/OrderingSummary',
  component: OrderingSummary,
  args: { quote, basketHref: '/basket/' },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof OrderingSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A discount, a code, points, delivery, and points to come. */
export const Everything: Story = {};

export const GoodsAlone: Story = {
  args: {
    quote: {
      ...quote,
      lines: second ? [second] : [],
      sums: {
        ...{ price: 120_000, disprice: 120_000, saving: 0 },
        ...{ promo: 0, points: 0, delivery: 0, total: 120_000 },
      },
      earns: 0,
    },
  },
};

/** What changed while the order was filled in. */
export const SomethingIsGone: Story = {
  args: {
    quote: {
      ...quote,
      lines: first ? [{ ...first, left: 1, problem: 'Осталось 1\u00a0шт.' }] : [],
      missing: [500_002],
    },
  },
};

/** A name of several rows leaves its sum the room it needs. */
export const LongName: Story = {
  args: {
    quote: {
      ...quote,
      lines: first
        ? [{ ...first, name: 'Чехлы на\u00a0сиденья Rival, экокожа, коричневые, для Toyota Aqua I (2011–2021)' }]
        : [],
    },
  },
  play: async ({ canvasElement }) => {
    const [line] = within(canvasElement).getAllByRole('listitem');
    await expect(line?.scrollWidth).toBe(line?.clientWidth);
  },
};
