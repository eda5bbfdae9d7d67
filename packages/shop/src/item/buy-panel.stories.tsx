import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyLists } from '../fixtures/empty-lists.fixture.ts';
import { centres, item, site } from '../fixtures/goods.data.ts';
import { BuyPanel } from './buy-panel.tsx';

/** **Do** say the price, the stock and whether it fits before the button. */
const meta = {
  title: 'Shop/BuyPanel',
  component: BuyPanel,
  args: { item, site, centres },
  beforeEach: emptyLists,
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof BuyPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithDiscount: Story = {};

/** Sold in fours, the last of them in another city, no fitting. */
export const FromAnotherCity: Story = {
  args: {
    item: { ...item, price: item.disprice, minCount: 4, stock: [{ dealer: 'neva', qty: 4 }], fitting: null },
  },
};

/** Ordered by a form or by phone. */
export const SoldOut: Story = { args: { item: { ...item, stock: [], isUniversal: true } } };

/** A partner’s frame has no forms of the site. */
export const SoldOutInAFrame: Story = {
  args: { item: { ...item, stock: [] }, site: { ...site, base: '/iframe' } },
};
